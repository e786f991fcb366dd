"""A bot for Sumrak that listens as a WebSocket: any option, all alike. It plays any number of games at a time. Run it with

python3 docs/bots/listening_bot.py 8765            (needs: pip install websockets)
sumrak play the_v --bot ws://127.0.0.1:8765
"""

import json
import random
import sys

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve


def play(connection):
    try:
        for line in connection:
            message = json.loads(line)
            if message["t"] == "hello":
                connection.send(json.dumps({"t": "hello", "name": "Chance"}))
            elif message["t"] == "ask":
                choice = random.choice(message["options"])
                connection.send(json.dumps({"t": "answer", "n": message["n"], "option": choice["id"]}))
            elif message["t"] == "end":
                break
    except ConnectionClosed:  # the game was broken off
        pass


with serve(play, "127.0.0.1", int(sys.argv[1])) as server:
    print("listening", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
