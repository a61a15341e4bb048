import { stratego, type View } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { configOf } from '../../src/stratego/session.ts';
import { addLevel, NO_PROGRESS } from '../../src/progress/progress.ts';
import { strategoProgress } from '../../src/stratego/beaten.ts';
import { clearResult, STEPS, suggestedAfter, suggestedFor } from '../../src/stratego/suggested.ts';

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

test('a draw and an unfinished game suggest nothing', () => {
  expect(clearResult({ ...wonByRed(8, 2), end: { reason: 'action-limit', winner: null } }, 0)).toBeUndefined();
  expect(clearResult({ ...wonByRed(8, 2), end: null }, 0)).toBeUndefined();
});

test('after a clear win the next one is suggested, after a clear defeat the one before', () => {
  expect(suggestedAfter('recruit', 'won')).toBe('corporal');
  expect(suggestedAfter('captain', 'lost')).toBe('corporal');
  expect(suggestedAfter('captain', undefined)).toBeUndefined();
});

test('nothing is suggested beyond the strongest and below the weakest, nor for bots outside the ladder', () => {
  expect(suggestedAfter(STEPS.at(-1)!, 'won')).toBeUndefined();
  expect(suggestedAfter(STEPS[0], 'lost')).toBeUndefined();
  expect(suggestedAfter('person', 'won')).toBeUndefined();
  expect(suggestedAfter('random', 'won')).toBeUndefined();
});

test('new players are offered the weakest, then the first that was not clearly beaten', () => {
  const beaten = (...names: readonly string[]): typeof NO_PROGRESS =>
    names.reduce(
      (progress, level) =>
        addLevel(progress, strategoProgress, { level, title: level, isSolved: true, value: { moves: 9 } }),
      NO_PROGRESS,
    );
  expect(suggestedFor(NO_PROGRESS)).toBe('recruit');
  expect(suggestedFor(beaten('recruit', 'captain'))).toBe('corporal');
  expect(suggestedFor(beaten(...STEPS))).toBe('search');
});
