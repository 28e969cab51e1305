// Real clients, two sockets per match, for either server:
//   node load.js boardgame-io URL MATCHES SECONDS THINK_MS
//   node load.js battlewright URL MATCHES SECONDS THINK_MS  < seats.json   ([[match, token, token], ...])
// Each player moves as soon as it is asked, or after a random think time (mean THINK_MS). A move's latency
// runs from sending it to hearing that it is accepted. Of either server's messages those that ask for a move
// are parsed; of the others it is enough to see in their text that they do not. When everybody has sat down
// and played for WARM_MS, a line says so and measuring begins; what was found is a line of JSON at the end.
const { Line, Io } = require('./line.js');

const [, , kind, url, matchCount, seconds, think] = process.argv;
const thinkMs = Number(think);
const WARM_MS = 2000;
const detail = Boolean(process.env.DETAIL); // each player has an address, and when each move was answered is told
const moments = [];
const latencies = [];
let measuring = false;
let began = 0;

const record = (start) => {
  if (!measuring) return;
  const now = performance.now();
  latencies.push(now - start);
  if (detail) moments.push([Math.round(now - began), Math.round((now - start) * 100) / 100]);
};
const later = (move) => {
  if (!thinkMs) return move();
  setTimeout(move, -thinkMs * Math.log(1 - Math.random()));
};

// Everybody who is to play has heard something.
let missing = 2 * Number(matchCount);
let begin = () => {};
const everybodyIsThere = new Promise((there) => (begin = there));
const satDown = () => --missing || begin();

function boardgamePlayer(match, player) {
  const mine = `"currentPlayer":"${player}"`;
  let sent = null;
  const move = (state) => {
    const payload = { type: 'take', args: [1 + Math.floor(Math.random() * 3)], playerID: player };
    sent = performance.now();
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, player);
  };
  const heard = (text, start) => {
    if (text.startsWith('["sync"', start)) satDown();
    else if (!text.includes(mine)) {
      if (sent !== null) record(sent);
      sent = null;
      return;
    }
    const [type, , news] = JSON.parse(text.slice(start));
    const state = type === 'sync' ? news.state : news;
    if (sent === null && state.ctx.currentPlayer === player && !state.ctx.gameover) later(() => move(state));
  };
  const socket = new Io(url, '/nim', () => socket.emit('sync', match, player, undefined, 2), heard);
}

function battlewrightPlayer(match, token, matchNumber) {
  let answered = -1;
  let known = []; // texts of the options that may come as numbers
  let asked = []; // those of the question that stands
  const learn = (option) => (typeof option === 'number' ? known[option] : known[known.push(option[0]) - 1]);
  const sent = new Map(); // by key: the next question may come before the word that this move is accepted
  const move = (decision) => {
    const option = asked[Math.floor(Math.random() * asked.length)];
    const key = `${decision.id}-${Math.random()}`;
    sent.set(key, performance.now());
    line.send(JSON.stringify({ type: 'choose', key, decision: decision.id, option }));
  };
  const heard = (text) => {
    if (text.startsWith('{"type":"ack"')) {
      const key = text.slice(21, text.indexOf('"', 21)); // {"type":"ack","key":"…
      record(sent.get(key));
      sent.delete(key);
      return;
    }
    if (text.startsWith('{"type":"sync"')) satDown();
    else if (!text.includes('"decision":') && !text.includes('"restart":') && !text.includes('"outcome":{')) {
      if (text.startsWith('{"type":"refusal"')) console.error(text);
      return;
    }
    const message = JSON.parse(text);
    if (message.outcome && matchNumber !== null) {
      over(matchNumber);
      return line.leave();
    }
    const decision = message.decision;
    if (message.restart) known = [...asked];
    if (message.type === 'delta') asked = message.same_decision ? asked : (decision?.options ?? []).map(learn);
    else if (message.type === 'update' || message.type === 'sync') asked = (decision?.options ?? []).map((o) => o.text);
    if (message.type === 'sync') known = [...asked];
    if (decision && decision.id !== answered) {
      answered = decision.id;
      later(() => move(decision));
    }
  };
  const closed = (code) => finished || over(matchNumber) || console.error(`closed: ${code}`);
  const from = detail ? `198.18.${(matchNumber >> 7) & 255}.${((matchNumber & 127) << 1) + 1}` : '';
  const line = new Line(`${url}/api/matches/${match}/socket?token=${token}`, heard, closed, from);
}

// A match that is over is followed by the next one of the list, so that as many are being played as before.
let waiting = [];
const ended = new Set();
let startMatch = () => {};
let finished = false;
const over = (number) => {
  if (number === null || ended.has(number)) return ended.has(number);
  ended.add(number);
  startMatch();
  return true;
};

async function main() {
  if (kind === 'boardgame-io') {
    for (let n = 0; n < Number(matchCount); n++) for (const player of ['0', '1']) boardgamePlayer(`m${n}`, player);
  } else {
    waiting = JSON.parse(require('fs').readFileSync(0, 'utf8'));
    startMatch = () => {
      const next = waiting.shift();
      if (!next) return;
      const number = waiting.length;
      for (const token of next.slice(1)) battlewrightPlayer(next[0], token, number);
    };
    for (let n = 0; n < Number(matchCount); n++) startMatch();
  }
  await everybodyIsThere;
  await new Promise((done) => setTimeout(done, WARM_MS));
  measuring = true;
  console.log('measuring');
  const start = (began = performance.now());
  const cpu = process.cpuUsage();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const spent = (performance.now() - start) / 1e3;
  measuring = false;
  finished = true;
  const used = process.cpuUsage(cpu);
  latencies.sort((a, b) => a - b);
  const at = (q) => latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))];
  const found = {
    moves: latencies.length,
    moves_per_second: latencies.length / spent,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    moments,
    client_cpu: (used.user + used.system) / 1e6 / spent,
  };
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
}
main();
