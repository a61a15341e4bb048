import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { scoreMove } from '../../src/bots/rules/score-move.ts';
import { situationOf } from '../../src/bots/rules/situation.ts';
import { rules } from '../../src/bots/rules.ts';
import { stratego } from '../../src/game.ts';
import type { State } from '../../src/state.ts';
import { drawn } from '../support/drawn.ts';

/** All that the bot chooses for whose turn it is, with different draws. */
function choices(state: State): string[] {
  const seat = state.moves % 2;
  const view = stratego.view(state, seat);
  const texts = Array.from({ length: 20 }, (_, luck) =>
    stratego.text.formatAction(rules.think(view, { seat, random: new Random(luck) }).choice),
  );
  return [...new Set(texts)].sort();
}

/** Where rows are filled in, others are as here. */
const scene = (rows: Readonly<Record<number, string>>, shown: readonly string[] = []): State =>
  drawn(
    Array.from({ length: 10 }, (_, row) => {
      const free = '... '.repeat(10);
      const lakes = '... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...';
      return rows[row] ?? (row === 4 || row === 5 ? lakes : free);
    }).join('\n'),
    { shown },
  );

test('it takes a flag that must be one', () => {
  const state = scene(
    {
      0: 'FLr ... ... ... ... ... ... ... ... ...',
      8: '... ... ... ... ... ... ... ... MAr ...',
      9: '... ... ... ... ... GEb ... ... FLb ...',
    },
    ['GEb'],
  );
  expect(choices(state)).toEqual(['8 8 1 1']);
});

test('it takes who is known to be weaker', () => {
  const state = scene(
    {
      0: 'FLr ... ... ... ... ... ... ... ... ...',
      3: '... ... ... ... ... GEr ... ... ... ...',
      4: '... ... ~~~ ~~~ ... FMb ~~~ ~~~ ... ...',
      8: '... ... ... ... ... ... ... SSb FBb SBb',
      9: '... ... ... ... ... ... ... MAb SPb FLb',
    },
    ['FMb'],
  );
  expect(choices(state)).toEqual(['3 5 1 1']);
});

test('it flees from who is known to be stronger', () => {
  const state = scene(
    {
      0: 'FLr ... ... ... ... ... ... ... ... ...',
      2: '... ... ... ... ... MAb ... ... ... ...',
      3: '... ... ... ... ... GEr ... ... ... ...',
      8: '... ... ... ... ... ... ... SSb FBb SBb',
      9: 'SMr ... ... ... ... ... ... GEb SPb FLb',
    },
    ['MAb'],
  );
  const fled = choices(state);
  expect(fled.length).toBeGreaterThan(0);
  expect(fled.every((choice) => ['3 5 1 1', '3 5 3 1', '3 5 4 1'].includes(choice))).toBe(true);
});

test('it does not go beside who is known to be stronger', () => {
  const state = scene(
    {
      0: 'FLr ... ... ... ... ... ... ... ... ...',
      3: '... ... ... ... ... GEr ... ... ... ...',
      5: '... ... ~~~ ~~~ ... MAb ~~~ ~~~ ... ...',
      8: '... ... ... ... ... ... ... SSb FBb SBb',
      9: '... ... ... ... ... ... ... GEb SPb FLb',
    },
    ['MAb'],
  );
  expect(choices(state)).not.toContain('3 5 1 1');
});

test('a spy attacks a marshal that is known', () => {
  const state = scene(
    {
      0: 'FLr ... ... ... ... ... ... ... ... GEr',
      3: '... ... ... ... ... SPr ... ... ... ...',
      4: '... ... ~~~ ~~~ ... MAb ~~~ ~~~ ... ...',
      9: '... ... ... ... ... ... ... GEb SPb FLb',
    },
    ['MAb'],
  );
  expect(choices(state)).toEqual(['3 5 1 1']);
});

test('a miner goes for a bomb that is known, and nobody else does', () => {
  const beside = {
    0: 'FLr ... ... ... ... ... ... ... ... ...',
    7: '... ... ... ... ... ... ... MAr ... ...',
    8: '... ... ... ... ... ... FMr FBb ... ...',
    9: 'GEb ... ... ... ... ... ... ... ... FLb',
  };
  expect(choices(scene(beside, ['FBb', 'GEb']))).not.toContain('7 7 1 1');
  expect(choices(scene({ ...beside, 9: 'GEb ... ... ... ... ... ... SBb FLb SPb' }, ['FBb', 'GEb']))).toEqual([
    '8 6 3 1',
  ]);
});

test('who stands beside the own flag is taken', () => {
  const state = scene({
    0: 'FLr GEb ... ... ... ... ... ... ... ...',
    1: '... MAr ... ... ... ... ... ... ... ...',
    8: '... ... ... ... ... ... ... SSb FBb SBb',
    9: '... ... ... ... ... ... ... MAb SPb FLb',
  });
  expect(choices(state)).toEqual(['1 1 2 1']);
});

test('a dead end is the last that the last piece goes to: the way back would be too early', () => {
  const state = scene({
    0: '... ... ... ... ... ... FLr ... ... ...',
    2: '... ... ... ... ... ... FBr ... ... ...',
    3: '... ... ... ... ... GEr ... SBr ... ...',
    8: '... ... ... ... ... ... ... SSb FBb SBb',
    9: '... ... ... ... ... ... ... MAb SPb FLb',
  });
  const situation = situationOf(stratego.view(state, 0), 0);
  const scores = ([1, 2, 3, 4] as const).map((direction) =>
    scoreMove(situation, { type: 'move', from: 35, direction, steps: 1 }),
  );
  expect(Math.min(...scores)).toBe(scores[2]);
  expect(scores[2]).toBeLessThan(-1000);
});
