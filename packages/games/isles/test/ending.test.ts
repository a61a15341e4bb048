import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { isles } from '../src/game.ts';
import { drawn, open, step, valueOf } from './drawn.ts';

test('I5: whoever is in turn and cannot step has lost', () => {
  const last = drawn(`
    4x4 missing 0
       a b c d
    1  o . . 2
    2  . o . .
    3  . 1 o .
    4  . o . o
  `);
  expect(isles.outcome(last)).toEqual({ winners: [0], reason: 'stranded' });
  expect(isles.turn(last)).toEqual([]);
  expect(open(last, 1)).toBe('');
  expect(step(last, 0, 'b2')).toBe('game-over');
});

test('I5: a player who cannot step may still be saved by nobody, but has not lost before it is their turn', () => {
  const waiting = drawn(`
    4x4 missing 0
       a b c d
    1  o . . 2
    2  o o . .
    3  . 1 o .
    4  . o . o
  `);
  expect(isles.outcome(waiting)).toBeUndefined();
  expect(step(waiting, 0, 'b4')).toContain('4  . 1 . o');
});

test('I6: a game that goes on as long as it can ends at its limit', () => {
  const config = valueOf(isles.text.parseConfig('4x4 missing 0'));
  let longest = 0;
  for (let game = 0; game < 2000; game++) {
    const random = new Random(game);
    let state = isles.start(config, '');
    for (let [seat] = isles.turn(state); seat !== undefined; [seat] = isles.turn(state)) {
      state = valueOf(isles.play(state, seat, random.pick(isles.legal(state, seat)))).state;
    }
    longest = Math.max(longest, state.steps);
  }
  expect(isles.actionLimit(config)).toBe(14);
  expect(longest).toBe(14);
});
