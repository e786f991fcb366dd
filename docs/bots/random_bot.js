// A bot for Sumrak in JavaScript: any option, all alike. Run it with
//
//     sumrak play the_v --bot "node docs/bots/random_bot.js"

const lines = require('node:readline').createInterface({ input: process.stdin });

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

lines.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.t === 'hello') {
    say({ t: 'hello', name: 'Chance' });
  } else if (message.t === 'ask') {
    const index = Math.floor(Math.random() * message.options.length);
    say({ t: 'answer', n: message.n, index });
  } else if (message.t === 'end') {
    lines.close();
  }
});
