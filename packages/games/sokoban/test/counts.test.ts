import { describe, expect, test } from 'vitest';
import { parseBoard } from '../src/board-text.ts';
import { createConfig } from '../src/config.ts';
import { sokoban } from '../src/game.ts';
import type { Mode, State } from '../src/state.ts';
import { board, PRINTED_LEVEL, valueOf } from './support/drawn.ts';
import {
  isPulledHome,
  isPushedHome,
  pull,
  push,
  simulate,
  simulateReverse,
  type Simulation,
} from './support/simulator.ts';

const SMALL = `
  ####
  # .#
  #  ###
  #*@  #
  #  $ #
  #  ###
  ####
`;

const OPEN = `
  -.-
  $@$
  .--
`;

/** How many positions are first reached after 1, 2, 3 … actions. */
function counts<S>(first: S, next: (at: S) => readonly S[], key: (at: S) => string, depth: number): number[] {
  const seen = new Set([key(first)]);
  const found: number[] = [];
  let shell = [first];
  while (found.length < depth) {
    const reached: S[] = [];
    for (const at of shell.flatMap(next)) {
      if (seen.has(key(at))) continue;
      seen.add(key(at));
      reached.push(at);
    }
    found.push(reached.length);
    shell = reached;
  }
  return found;
}

/** A position is where the player and the boxes stand, and whether anything has been carried yet. */
const keyOf = ({ player, boxes, pushes }: State): string =>
  `${player} ${boxes.toSorted((a, b) => a - b).join()} ${pushes > 0}`;

const played = (state: State): State[] =>
  sokoban.legal(state, 0).map((action) => valueOf(sokoban.play(state, 0, action)).state);

function simulated(mode: Mode): (at: Simulation) => Simulation[] {
  const step = mode === 'forward' ? push : pull;
  const isHome = mode === 'forward' ? isPushedHome : isPulledHome;
  return (at) => {
    const cells = at.text.replaceAll('\n', '').length;
    const jumps = Array.from({ length: cells }, (_, cell) => `jump ${cell}`);
    const actions = mode === 'forward' ? [...'urdl'] : [...'urdlURDL', ...jumps];
    return isHome(at) ? [] : actions.map((action) => step(at, action)).filter((next) => next !== undefined);
  };
}

/** Counted by the simulator on texts and by the rules; both agree. */
const COUNTS: readonly (readonly [name: string, mode: Mode, drawing: string, counts: readonly number[]])[] = [
  ['small', 'forward', SMALL, [3, 6, 7, 11, 18, 25, 28, 31, 28, 25, 27, 31, 32, 25]],
  ['small', 'reverse', SMALL, [12, 4, 33, 36, 49, 43, 24, 44, 16, 31, 5, 13, 1, 11]],
  ['open', 'forward', OPEN, [2, 4, 4, 8, 8, 8, 8, 12, 8, 0]],
  ['open', 'reverse', OPEN, [7, 3, 13, 7, 6, 0, 0, 0, 0, 0]],
  ['printed', 'forward', PRINTED_LEVEL, [2, 4, 5, 8, 10, 20, 32, 56, 74, 125, 165, 254, 338, 514]],
];

describe('the number of positions reached after 1, 2, 3 … actions', () => {
  test.each(COUNTS)('%s level, %s', (_, mode, drawing, expected) => {
    const text = board(drawing).replaceAll('-', ' ');
    const config = valueOf(createConfig(valueOf(parseBoard(text.split('\n'))), { mode }));
    const byRules = counts(sokoban.start(config, ''), played, keyOf, expected.length);
    const first = mode === 'forward' ? simulate(text) : simulateReverse(text);
    const byText = counts(first, simulated(mode), ({ text: now, carried }) => `${now} ${carried > 0}`, expected.length);
    expect(byRules).toEqual(byText);
    expect(byRules).toEqual(expected);
  });
});
