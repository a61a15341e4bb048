/**
 * The Wall: nobody leaves home; who comes near is beaten if that is sure.
 *
 * The set-up does most of the work: the flag in a corner, bombs beside it, strong pieces in front of them. A guard goes
 * back and forth so that there always is a move. Games against it are long, and many end with a draw.
 */
import { createInterface } from 'node:readline';

/** Row and column of each card as Red places it, in the order FL FB SB MA GE FM SM FS SS SP. */
const SETUP = [
  [0, 0], // flag
  [0, 1], // bombs
  [1, 0],
  [1, 1], // marshal
  [2, 0], // general
  [0, 2], // miners
  [3, 0],
  [3, 9], // scouts
  [3, 5],
  [1, 2], // spy
];

/** The game that is being played: our seat, and our draws. */
let seat = 0;
let random = createRandom(0);

/** Rows and columns of a step as Red sees it: forward, back, left, right. */
const STEPS = { 1: [1, 0], 2: [-1, 0], 3: [0, 1], 4: [0, -1] };
const SCORES = { MA: 10, GE: 9, FM: 3, SM: 3, FS: 2, SS: 2, SP: 1 };
const HOME_ROWS = 4;

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

/** How many rows from one's own border. */
const depth = (cell) => (seat === 0 ? Math.floor(cell / 10) : 9 - Math.floor(cell / 10));

/** How sure an attack is, from 0 to 1. A card that is not known may be anything; one that moved is no bomb. */
function chanceToBeat(mine, enemy) {
  if (enemy.piece === null) {
    if (!enemy.hasMoved) return 0;
    return { MA: 0.9, GE: 0.8, SP: 0.3 }[mine] ?? 0.2;
  }
  if (enemy.piece === 'FL') return 1;
  if (enemy.piece === 'FB' || enemy.piece === 'SB') return mine === 'FM' || mine === 'SM' ? 1 : 0;
  if (mine === 'SP' && enemy.piece === 'MA') return 1;
  return SCORES[mine] > SCORES[enemy.piece] ? 1 : 0;
}

function rate({ from, to }, { armies }) {
  const mine = armies[seat].find((soldier) => soldier.at === from).piece;
  const attacked = armies[1 - seat].find((enemy) => enemy.at === to);
  if (attacked) return chanceToBeat(mine, attacked) >= 0.8 ? 10 : -10;
  // Guards stay at home; of those the scouts walk first, for they are missed least.
  const isAtHome = depth(to) < HOME_ROWS;
  return (isAtHome ? 1 : -1) + (mine === 'FS' || mine === 'SS' ? 0.5 : 0) + random() / 10;
}

function choose({ view, legal }) {
  if (view.phase === 'setting-up') {
    const [row, column] = SETUP[view.placed[seat]];
    return seat === 0 ? `place ${row} ${column}` : `place ${9 - row} ${9 - column}`;
  }
  let best = { action: legal[0], value: -Infinity };
  for (const action of legal) {
    const value = rate(readMove(action), view);
    if (value > best.value) best = { action, value };
  }
  return best.action;
}

const say = (answer) => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ name: 'The Wall', wants: ['legal'] });
  if (message.type === 'start') {
    seat = message.seat;
    random = createRandom(message.number);
  }
  if (message.type === 'act') say({ turn: message.turn, action: choose(message) });
}
