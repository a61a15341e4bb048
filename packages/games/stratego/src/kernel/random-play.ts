import type { Random } from '@dedalo/grid';
import { homeCells } from '../board.ts';
import { PIECES, RANK_OF } from '../pieces.ts';
import type { Config } from '../state.ts';
import { ARMY, Kernel, MOST_MOVES_AT_ONCE, NO_END, type Placed } from './kernel.ts';
import { rankIndex } from './tables.ts';

const HOMES = [homeCells(0), homeCells(1)] as const;
const ORDER = PIECES.map((piece) => rankIndex(RANK_OF[piece]));

/** Ten of the forty cells, every way to take them equally likely, as pieces in the order of their cells. */
function randomArmy(seat: 0 | 1, random: Random): Placed[] {
  const cells = [...HOMES[seat]];
  const army = ORDER.map((rank, index): Placed => {
    const other = index + random.below(cells.length - index);
    const at = cells[other]!;
    cells[other] = cells[index]!;
    return { rank, at, hasMoved: false, isShown: false, trail: [] };
  });
  return army.sort((a, b) => a.at! - b.at!);
}

/** Plays whole games by chance: random set-ups, every legal move equally likely. */
export class RandomPlay {
  readonly kernel: Kernel = new Kernel();
  readonly #list = new Int16Array(MOST_MOVES_AT_ONCE);

  /** Plays a game, and says how it ended; the kernel stands at its end. */
  play(config: Config, random: Random): number {
    const { kernel } = this;
    kernel.load({ config, armies: [randomArmy(0, random), randomArmy(1, random)], moves: 0 });
    for (;;) {
      const end = kernel.end();
      if (end !== NO_END) return end;
      const count = kernel.movesInto(this.#list, 0);
      kernel.make(this.#list[random.below(count)]!);
      kernel.forget();
    }
  }

  /** Whether the seat in turn has a piece that could move if it were free. */
  hasMovable(): boolean {
    const { at, rank, turn } = this.kernel;
    for (let piece = turn * ARMY; piece < (turn + 1) * ARMY; piece++)
      if (at[piece]! >= 0 && rank[piece]! >= 2) return true;
    return false;
  }
}
