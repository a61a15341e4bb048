import { describe, expect, test } from 'vitest';
import { BLUE, RED } from '../src/board.ts';
import { createConfig } from '../src/config.ts';
import { stratego } from '../src/game.ts';
import type { State, View } from '../src/state.ts';
import { after, drawn } from './support/drawn.ts';
import { valueOf } from './support/results.ts';

const state = drawn(`
  FLr ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  FSr ... ... ... ... MAr ... ... ... SPr
  ... ... ... ... ... ... ... ... ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... ... ... ... ... ...
  SSb ... ... ... ... GEb ... ... ... ...
  ... ... ... ... ... ... ... ... FBb SBb
  SMb ... ... ... ... ... ... ... ... FLb
`);

const known = (view: View, seat: 0 | 1): (string | null)[] =>
  view.armies[seat].filter(({ at }) => at !== null).map(({ piece }) => piece);

describe('D4: pieces are hidden', () => {
  test('one sees one’s own', () => {
    const view = stratego.view(state, RED);
    expect(known(view, RED)).toEqual(['FL', 'FS', 'MA', 'SP']);
    expect(known(view, BLUE)).toEqual([null, null, null, null, null, null]);
  });

  test('others see none', () => {
    const view = stratego.view(state, 'public');
    expect([...known(view, RED), ...known(view, BLUE)].every((piece) => piece === null)).toBe(true);
  });

  test('what was captured is known: it was in a fight', () => {
    const { armies } = stratego.view(state, RED);
    expect(armies[BLUE].filter(({ at }) => at === null).every(({ piece }) => piece !== null)).toBe(true);
  });
});

test('DB7: a fight shows both cards to both, by name, and they stay shown', () => {
  const fought = after(state, [2, 5, 1, 1], [7, 0, 1, 5]);
  expect(known(stratego.view(fought, RED), BLUE)).toEqual([null, null, null, null, null]);
  const scout = stratego.view(fought, RED).armies[BLUE].find(({ id }) => id === 70)!;
  expect(scout).toMatchObject({ piece: 'SS', at: null, isShown: true, hasRun: true });
  const bombed = after(fought, [3, 5, 1, 1], [7, 5, 1, 1], [4, 5, 1, 1], [6, 5, 1, 1]);
  const shown = stratego.view(bombed, BLUE).armies[RED].find(({ piece }) => piece === 'MA')!;
  expect(shown).toMatchObject({ isShown: true, at: 55 });
  expect(known(stratego.view(after(bombed, [2, 9, 1, 1]), BLUE), RED)).toEqual([null, 'MA', null]);
});

test('views keep what has moved and what has run', () => {
  const moved = after(state, [2, 5, 1, 1], [7, 0, 1, 2]);
  const [red, blue] = stratego.view(moved, 'public').armies;
  expect(red.find(({ at }) => at === 35)).toMatchObject({ hasMoved: true, hasRun: false, trail: [25] });
  expect(blue.find(({ at }) => at === 50)).toMatchObject({ piece: null, hasMoved: true, hasRun: true, trail: [70] });
  expect(blue.find(({ at }) => at === 99)).toMatchObject({ hasMoved: false, hasRun: false, trail: [] });
});

test('at the end all is revealed', () => {
  const won = drawn(
    `
    FLr ... ... ... ... ... ... ... ... ...
    GEb ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... MAr ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... FLb
  `,
    { turn: 'blue' },
  );
  expect(known(stratego.view(won, RED), BLUE)).toEqual([null, null]);
  const view = stratego.view(after(won, [1, 0, 1, 1]), 'public');
  expect(view.armies.flat().every(({ piece }) => piece !== null)).toBe(true);
  expect(view.end).toEqual({ reason: 'flag-captured', winner: BLUE });
});

test('while one sets up, the other sees how many pieces are placed, and not where', () => {
  const start: State = stratego.start(valueOf(createConfig()), '');
  const step = valueOf(stratego.play(start, RED, { type: 'place', cell: 7 }));
  expect(stratego.view(step.state, BLUE)).toMatchObject({ placed: [1, 0], armies: [[], []], turn: RED });
  expect(stratego.visible(step.events[0]!, BLUE, { before: start, after: step.state })).toEqual({
    type: 'placed',
    seat: RED,
    piece: null,
    cell: null,
  });
});
