import { expect, test } from 'vitest';
import { rankOdds } from '../../src/bots/rules/rank-odds.ts';
import { BLUE, RED } from '../../src/board.ts';
import { stratego } from '../../src/game.ts';
import { after, drawn } from '../support/drawn.ts';

const state = drawn(
  `
  FLr ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  FSr ... ... ... ... MAr ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... ... ... ... ... ...
  SSb ... ... ... ... GEb MAb ... ... ...
  ... ... ... ... ... ... ... ... FBb SPb
  ... ... ... ... ... ... ... ... ... FLb
`,
  { shown: ['GEb'] },
);

const oddsAt = (now: typeof state, at: number) => {
  const army = stratego.view(now, RED).armies[BLUE];
  return rankOdds(army).get(army.find((soldier) => soldier.at === at)!.id)!;
};

test('who was shown is known', () => {
  expect(oddsAt(state, 75)).toMatchObject({ general: 1, marshal: 0 });
});

test('the others are what is left, each as likely', () => {
  // Five stand still: a flag, a bomb, the marshal, a scout and the spy are not known.
  for (const at of [70, 76, 88, 89, 99]) {
    expect(oddsAt(state, at)).toEqual({
      flag: 0.2,
      bomb: 0.2,
      marshal: 0.2,
      general: 0,
      miner: 0,
      scout: 0.2,
      spy: 0.2,
    });
  }
});

test('who has moved is no flag and no bomb, and leaves them to the others', () => {
  const moved = after(state, [2, 5, 2, 1], [7, 6, 1, 1]);
  expect(oddsAt(moved, 66)).toMatchObject({ flag: 0, bomb: 0, marshal: 1 / 3, scout: 1 / 3, spy: 1 / 3 });
  expect(oddsAt(moved, 99)).toMatchObject({ flag: 0.25, bomb: 0.25 });
  expect(oddsAt(moved, 99).spy).toBeCloseTo(1 / 6);
});

test('who has run is a scout', () => {
  const run = after(state, [2, 5, 2, 1], [7, 0, 1, 2]);
  expect(oddsAt(run, 50)).toMatchObject({ scout: 1 });
  expect(oddsAt(run, 99)).toMatchObject({ flag: 0.25, bomb: 0.25, scout: 0 });
});
