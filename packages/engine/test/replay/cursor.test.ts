import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplayCursor } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { ladder } from '../support/ladder.ts';
import { climbs, randomRecord, stateAfter } from '../support/records.ts';

/** Long enough for several checkpoints. */
const LONG = {
  config: { top: 900, limit: 900 },
  seed: '',
  names: ['Ada'],
  actions: climbs(...Array.from({ length: 300 }, (_, index) => 1 + (index % 3))),
  played: 300,
};

test('a cursor begins at the start and knows how long the game is', () => {
  const cursor = new ReplayCursor(ladder, LONG);
  expect([cursor.position, cursor.length]).toEqual([0, 300]);
  expect(cursor.state).toEqual(ladder.start(LONG.config, ''));
});

test('wherever it goes, forth and back, the state is that of straight play', () => {
  const states = LONG.actions.map((_, index) => stateAfter(ladder, LONG, index));
  states.push(stateAfter(ladder, LONG));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: -5, max: 305 }), fc.constantFrom(63, 64, 65, 128)), { maxLength: 30 }),
      (path) => {
        const cursor = new ReplayCursor(ladder, LONG);
        for (const position of path) {
          cursor.goTo(position);
          const reached = Math.max(0, Math.min(300, position));
          expect(cursor.position).toBe(reached);
          expect(cursor.state).toEqual(states[reached]);
        }
      },
    ),
    { numRuns: 200, seed: 3 },
  );
});

test('it goes through a game of chance as it was played', () => {
  for (let number = 0; number < 20; number++) {
    const record = randomRecord(dice, `cursor ${number}`);
    const cursor = new ReplayCursor(dice, record);
    for (let position = record.actions.length; position >= 0; position--) {
      cursor.goTo(position);
      expect(cursor.state).toEqual(stateAfter(dice, record, position));
    }
  }
});

test('beyond either end it stays at the end', () => {
  const cursor = new ReplayCursor(ladder, LONG);
  cursor.goTo(Infinity);
  expect(cursor.position).toBe(300);
  cursor.goTo(-Infinity);
  expect(cursor.position).toBe(0);
  cursor.goTo(2.9);
  expect(cursor.position).toBe(2);
});
