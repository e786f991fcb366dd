"""A bot for Sumrak in Python: any option, all alike. Run it with

sumrak play the_v --bot "python3 docs/bots/random_bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        print(json.dumps({"t": "hello", "name": "Chance"}), flush=True)
    elif message["t"] == "ask":
        choice = random.choice(message["options"])
        print(json.dumps({"t": "answer", "n": message["n"], "option": choice["id"]}), flush=True)
    elif message["t"] == "end":
        break
