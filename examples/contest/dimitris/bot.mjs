/**
 * Scouts First: a scout that dies has told something.
 *
 * First the scouts run against cards that nobody knows. Then every piece looks for a known card that it beats, and the
 * nearest such pair goes on. Without either, any step forward will do.
 */
import { createInterface } from 'node:readline';

const SCOUTS = ['FS', 'SS'];
const MINERS = ['FM', 'SM'];
const BOMBS = ['FB', 'SB'];
const SCORES = { MA: 10, GE: 9, FM: 3, SM: 3, FS: 2, SS: 2, SP: 1 };

/** The game that is being played: our seat, and our draws. */
let seat = 0;
let random = createRandom(0);

/** Rows and columns of a step as Red sees it: forward, back, left, right. */
const STEPS = { 1: [1, 0], 2: [-1, 0], 3: [0, 1], 4: [0, -1] };

/** A move such as `2 8 1 1` as cells, which are row · 10 + column. */
function readMove(action) {
  const [row, column, direction, steps] = action.split(' ').map(Number);
  const [down, right] = STEPS[direction];
  const sign = seat === 0 ? 1 : -1;
  const to = (row + sign * down * steps) * 10 + column + sign * right * steps;
  return { action, from: row * 10 + column, to, isForward: direction === 1 };
}

const distance = (a, b) => Math.abs(Math.floor(a / 10) - Math.floor(b / 10)) + Math.abs((a % 10) - (b % 10));

/** Whether a card is sure to win against another. */
function beats(attacker, defender) {
  if (BOMBS.includes(defender)) return MINERS.includes(attacker);
  if (defender === 'FL' || (attacker === 'SP' && defender === 'MA')) return true;
  return SCORES[attacker] > SCORES[defender];
}

/** Draws that are the same when the game is played again; Math.random cannot be told where to begin. */
function createRandom(seed) {
  let state = (seed % 2147483646) + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const pick = (list) => list[Math.floor(random() * list.length)];

/** What this piece wants to reach: a scout what is hidden, and everybody what they can beat. */
const isPrey = (hunter, enemy) =>
  enemy.piece === null ? SCOUTS.includes(hunter.piece) : beats(hunter.piece, enemy.piece);

function choose({ view, legal }) {
  if (view.phase === 'setting-up') return pick(legal);
  const army = view.armies[seat];
  const enemies = view.armies[1 - seat].filter((enemy) => enemy.at !== null);
  const moves = legal.map((action) => readMove(action));

  let best = null;
  let shortest = Infinity;
  for (const move of moves) {
    // Never into somebody by chance: only into what is wanted.
    const hunter = army.find((soldier) => soldier.at === move.from);
    const met = enemies.find((enemy) => enemy.at === move.to);
    if (met && !isPrey(hunter, met)) continue;
    for (const enemy of enemies) {
      const way = distance(move.to, enemy.at);
      if (isPrey(hunter, enemy) && way < shortest) [best, shortest] = [move, way];
    }
  }
  return (best ?? pick(moves.filter((move) => move.isForward)) ?? pick(moves)).action;
}

const say = (answer) => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ name: 'Scouts First', wants: ['legal'] });
  if (message.type === 'start') {
    seat = message.seat;
    random = createRandom(message.number);
  }
  if (message.type === 'act') say({ turn: message.turn, action: choose(message) });
}
