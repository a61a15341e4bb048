import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { parseBoard } from '../src/board-text.ts';
import { createConfig } from '../src/config.ts';
import { sokoban } from '../src/game.ts';
import type { Mode, State } from '../src/state.ts';
import { action, picture, valueOf } from './support/drawn.ts';
import { randomBoard } from './support/random-board.ts';
import {
  cellOf,
  isPulledHome,
  isPushedHome,
  pull,
  push,
  simulate,
  simulateReverse,
  type Simulation,
} from './support/simulator.ts';

interface Rules {
  begin(text: string): Simulation;
  step(simulation: Simulation, action: string): Simulation | undefined;
  isHome(simulation: Simulation): boolean;
  /** Every action that could be thought of. */
  actions(text: string): string[];
}

const SIMULATED: Record<Mode, Rules> = {
  forward: { begin: simulate, step: push, isHome: isPushedHome, actions: () => [...'urdl'] },
  reverse: {
    begin: simulateReverse,
    step: pull,
    isHome: isPulledHome,
    actions: (text) => [
      ...'urdlURDL',
      ...[...[...text].keys()].filter((at) => text[at] !== '\n').map((at) => `jump ${cellOf(text, at)}`),
    ],
  },
};

const GAMES = 200;
const STEPS = 60;

test.each(['forward', 'reverse'] as const)('%s play is that of a simulator that knows only the text', (mode) => {
  const rules = SIMULATED[mode];
  const random = new Random(`simulated ${mode}`);
  const seen = { steps: 0, solved: 0, stuck: 0 };
  for (let left = GAMES; left > 0;) {
    const first = randomBoard(random);
    const config = createConfig(valueOf(parseBoard(first.split('\n'))), { mode });
    if (!config.ok) continue;
    left--;
    let state: State = sokoban.start(config.value, '');
    let simulation = rules.begin(first);
    for (let more = STEPS; more > 0; more--) {
      const isSolved = rules.isHome(simulation);
      const able = isSolved ? [] : rules.actions(simulation.text).filter((text) => rules.step(simulation, text));
      const end = isSolved ? 'solved' : able.length === 0 ? 'stuck' : undefined;
      const found = {
        text: picture(state).replaceAll('-', ' '),
        carried: state.pushes,
        able: sokoban.legal(state, 0).map((known) => sokoban.text.formatAction(known)),
        end: sokoban.outcome(state)?.reason,
      };
      expect(found, first).toEqual({ text: simulation.text, carried: simulation.carried, able, end });
      if (end) seen[end]++;
      if (end) break;
      const chosen = random.pick(able);
      state = valueOf(sokoban.play(state, 0, action(chosen))).state;
      simulation = rules.step(simulation, chosen)!;
      seen.steps++;
    }
  }
  // The comparison is worth something only if games go on, and now and then come to each end.
  expect(seen.steps).toBeGreaterThan(5000);
  expect(seen.solved).toBeGreaterThan(0);
  expect(seen.stuck).toBeGreaterThan(0);
});
