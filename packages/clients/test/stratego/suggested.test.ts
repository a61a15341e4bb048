import { stratego, type View } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { configOf } from '../../src/stratego/session.ts';
import { FIRST_OPPONENT, clearResult, STEPS, suggestedAfter } from '../../src/stratego/suggested.ts';

/** A game that Red has won, with so many pieces left to each. */
function wonByRed(red: number, blue: number): View {
  const view = stratego.view(stratego.start(configOf('final'), 'any'), 0);
  const armies = [red, blue].map((left) =>
    Array.from({ length: 10 }, (_, id) => ({
      id,
      piece: null,
      at: id < left ? id : null,
      hasMoved: false,
      hasRun: false,
      isShown: false,
      trail: [],
    })),
  ) as unknown as View['armies'];
  return { ...view, armies, end: { reason: 'flag-captured', winner: 0 } };
}

test('three pieces more are a clear win for one and a clear defeat for the other', () => {
  expect(clearResult(wonByRed(5, 2), 0)).toBe('won');
  expect(clearResult(wonByRed(5, 2), 1)).toBe('lost');
  expect(clearResult(wonByRed(4, 2), 0)).toBeUndefined();
  // The flag was found by somebody who had lost more.
  expect(clearResult(wonByRed(2, 6), 0)).toBeUndefined();
});

test('a draw and a game that goes on say nothing', () => {
  expect(clearResult({ ...wonByRed(8, 2), end: { reason: 'action-limit', winner: null } }, 0)).toBeUndefined();
  expect(clearResult({ ...wonByRed(8, 2), end: null }, 0)).toBeUndefined();
});

test('after a clear win the next one is suggested, after a clear defeat the one before', () => {
  expect(suggestedAfter('recruit', 'won')).toBe('corporal');
  expect(suggestedAfter('captain', 'lost')).toBe('corporal');
  expect(suggestedAfter('captain', undefined)).toBeUndefined();
});

test('beyond the strongest and below the weakest there is nobody, nor beside the steps', () => {
  expect(suggestedAfter(STEPS.at(-1)!, 'won')).toBeUndefined();
  expect(suggestedAfter(FIRST_OPPONENT, 'lost')).toBeUndefined();
  expect(suggestedAfter('person', 'won')).toBeUndefined();
  expect(suggestedAfter('random', 'won')).toBeUndefined();
});
