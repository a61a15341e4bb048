/**
 * Long Memory: watches how the enemy's pieces behave.
 *
 * Who never moves is flag or bomb: the miners go there, those of the back rows first. Who marches boldly is taken for
 * strong and is left to the marshal and the general.
 */
import { createInterface } from 'node:readline';
import { Memory, SCORES } from './memory.mjs';

/** Row and column of each card as Red places it, in the order FL FB SB MA GE FM SM FS SS SP. */
const SETUP = [
  [0, 4],
  [0, 3],
  [1, 4],
  [2, 5],
  [2, 1],
  [2, 8],
  [1, 6],
  [3, 4],
  [3, 9],
  [0, 5],
];

/** The game that is being played: our seat, our draws, and what we remember. */
let seat = 0;
let random = createRandom(0);
let memory = new Memory(seat);

/** Rows and columns of a step as Red sees it: forward, back, left, right. */
const STEPS = { 1: [1, 0], 2: [-1, 0], 3: [0, 1], 4: [0, -1] };
const MINERS = ['FM', 'SM'];

/** Draws that are the same when the game is played again; Math.random cannot be told where to begin. */
function createRandom(seed) {
  let state = (seed % 2147483646) + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function readMove(action) {
  const [row, column, direction, steps] = action.split(' ').map(Number);
  const [down, right] = STEPS[direction];
  const sign = seat === 0 ? 1 : -1;
  const to = (row + sign * down * steps) * 10 + column + sign * right * steps;
  return { action, from: row * 10 + column, to };
}

const distance = (a, b) => Math.abs(Math.floor(a / 10) - Math.floor(b / 10)) + Math.abs((a % 10) - (b % 10));

/** How far from the enemy's border a piece was set up: flags stand near to it. */
const rowsFromBehind = ({ id }) => (seat === 0 ? 9 - Math.floor(id / 10) : Math.floor(id / 10));

/** How much a piece of ours wants to meet one of theirs; below 0 it does not. */
function wish(mine, enemy) {
  const strength = memory.strengthOf(enemy);
  if (enemy.piece === 'FL') return 100;
  if (strength === null) {
    const isLate = rowsFromBehind(enemy) < 2;
    if (MINERS.includes(mine)) return isLate ? 8 : 4;
    return mine === 'FS' || mine === 'SS' ? 2 : -1;
  }
  if (enemy.piece === 'FB' || enemy.piece === 'SB') return MINERS.includes(mine) ? 5 : -10;
  if (mine === 'SP' && enemy.piece === 'MA') return 12;
  const lead = SCORES[mine] - strength;
  return lead > 0 ? 3 + strength : -5 + lead;
}

function rate({ from, to }, { armies }) {
  const mine = armies[seat].find((soldier) => soldier.at === from).piece;
  const enemies = armies[1 - seat].filter((enemy) => enemy.at !== null);
  const met = enemies.find((enemy) => enemy.at === to);
  if (met) return wish(mine, met);
  let value = 0;
  for (const enemy of enemies) {
    const wanted = wish(mine, enemy);
    const way = distance(to, enemy.at);
    if (wanted > 0) value = Math.max(value, wanted / (1 + way));
    // Beside somebody stronger one is taken in the next move.
    else if (way === 1 && enemy.hasMoved) return wanted;
  }
  return value;
}

function choose({ view, legal }) {
  if (view.phase === 'setting-up') {
    const [row, column] = SETUP[view.placed[seat]];
    return seat === 0 ? `place ${row} ${column}` : `place ${9 - row} ${9 - column}`;
  }
  let best = { action: legal[0], value: -Infinity };
  for (const action of legal) {
    const value = rate(readMove(action), view) + random() / 100;
    if (value > best.value) best = { action, value };
  }
  return best.action;
}

const say = (answer) => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ name: 'Long Memory', wants: ['legal', 'events'] });
  if (message.type === 'start') {
    seat = message.seat;
    random = createRandom(message.number);
    memory = new Memory(seat);
  }
  if (message.type === 'events') memory.hear(message.events);
  if (message.type === 'act') say({ turn: message.turn, action: choose(message) });
}
