import type { Samples } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { CELLS, DIRECTIONS, homeCells, SIDE } from './board.ts';
import { createConfig } from './config.ts';
import { canMove, type Piece, RANK_OF } from './pieces.ts';
import { RULE_SET_NAMES } from './rule-set.ts';
import { endOf, phaseOf } from './rules.ts';
import type { Soldier, State, StrategoTypes } from './state.ts';

export const samples: Samples<StrategoTypes> = {
  config(random) {
    const movesEach = random.below(4) === 0 ? random.int(1, 20) : 200;
    const config = createConfig({ rules: random.pick(RULE_SET_NAMES), movesEach });
    if (!config.ok) throw new Error(`stratego samples: ${config.error.code}`);
    return config.value;
  },

  action(state, random) {
    if (random.below(8) === 0 || phaseOf(state) === 'setting-up') return { type: 'place', cell: random.below(CELLS) };
    const direction = random.pick(DIRECTIONS);
    return {
      type: 'move',
      from: random.below(CELLS),
      direction,
      steps: random.below(3) === 0 ? random.below(SIDE) : 1,
    };
  },

  /** Cards that the viewer does not know change places, as far as what they have done allows. */
  disguise(state, viewer, random) {
    const [red, blue] = state.armies.map((army, seat) =>
      seat === viewer ? army : disguised(army, { state, seat, random }),
    ) as [Soldier[], Soldier[]];
    const other = { ...state, armies: [red, blue] } as const;
    // Whether there is a move left may depend on what nobody sees: then all see that the game is over.
    return endOf(state) !== null || endOf(other) !== null ? state : other;
  },
};

interface Disguise {
  readonly state: State;
  readonly seat: number;
  readonly random: Random;
}

function disguised(army: readonly Soldier[], { state, seat, random }: Disguise): readonly Soldier[] {
  if (phaseOf(state) === 'setting-up') {
    const cells = random.shuffle([...homeCells(seat)]);
    return army
      .map((soldier, index) => ({ ...soldier, id: cells[index]!, at: cells[index]! }))
      .sort((a, b) => a.id - b.id);
  }
  const hidden = army.filter(({ isShown }) => !isShown);
  const pieces = dealt(hidden, random);
  return pieces ? army.map((soldier) => ({ ...soldier, piece: pieces.get(soldier.id) ?? soldier.piece })) : army;
}

/** Another way to deal the same cards, found by trying. */
function dealt(hidden: readonly Soldier[], random: Random): Map<number, Piece> | undefined {
  for (let tries = 0; tries < 50; tries++) {
    const pieces = random.shuffle(hidden.map(({ piece }) => piece));
    const isPossible = hidden.every(({ hasMoved, hasRun }, index) => {
      const rank = RANK_OF[pieces[index]!];
      return (!hasMoved || canMove(rank)) && (!hasRun || rank === 'scout');
    });
    if (isPossible) return new Map(hidden.map(({ id }, index) => [id, pieces[index]!]));
  }
  return undefined;
}
