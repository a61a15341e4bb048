import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat } from '../../armies.ts';
import type { SeenSoldier, View } from '../../state.ts';

/** Remembers the enemy's cards in the order in which fights have shown them, and only the last few. */
export class CardMemory {
  readonly #most: number;
  /** The cells that name the pieces. */
  #shown: readonly number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** What is left of a view when all else is forgotten; pieces off the board stay known, for their cards lie there. */
  remembered(view: View, seat: Seat): View {
    const enemy = otherSeat(seat);
    const army = armyOf(view.armies, enemy);
    const open = army.filter(({ at, piece }) => at !== null && piece !== null).map(({ id }) => id);
    this.#shown = [...this.#shown.filter((id) => open.includes(id)), ...open.filter((id) => !this.#shown.includes(id))];
    const known = this.#shown.slice(Math.max(0, this.#shown.length - this.#most));
    const isRecalled = ({ at, id }: SeenSoldier): boolean => at === null || known.includes(id);
    const recalled = army.map((soldier) => (isRecalled(soldier) ? soldier : asUnknown(soldier)));
    return { ...view, armies: enemy === 0 ? [recalled, view.armies[1]] : [view.armies[0], recalled] };
  }
}

const asUnknown = (soldier: SeenSoldier): SeenSoldier => ({ ...soldier, piece: null, isShown: false });
