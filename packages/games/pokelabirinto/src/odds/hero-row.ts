import type { FightTable } from './fight-table.ts';
import { slideWindow } from './hurt-window.ts';
import { takeTurn, type TurnPlan } from './turn.ts';

/** What knocking out the rival is worth. */
export const WON = 1;

/** The layers in which the hero has the same hit points, one after the other as those of the rival rise. */
export class HeroRow {
  /** For each attack of the hero, the sum over the layers that it can lead to by any damage. */
  readonly hurt: readonly Float64Array[];
  readonly #table: FightTable;
  readonly #turn: TurnPlan;
  #hero = 0;
  #rival = 0;

  constructor(table: FightTable, turn: TurnPlan) {
    this.#table = table;
    this.#turn = turn;
    this.hurt = turn.attacks.map(() => new Float64Array(turn.lanes * turn.length));
  }

  begin(hero: number): void {
    this.#hero = hero;
    this.#rival = 0;
  }

  /** The next layer; those before it are in the table. */
  next(): void {
    const hero = this.#hero;
    const rival = ++this.#rival;
    for (const [i, { mostDamage }] of this.#turn.attacks.entries()) {
      const last = rival - 1 - mostDamage;
      if (rival === 1) this.hurt[i]!.fill(WON * mostDamage);
      else {
        const entering = this.#table.layer({ hero, rival: rival - 1 });
        slideWindow(this.hurt[i]!, { entering, leaving: last < 1 ? WON : this.#table.layer({ hero, rival: last }) });
      }
    }
  }

  /** What the layer is worth when the hero attacks and then the round is over. */
  answers(values: Float64Array): void {
    const unhurt = this.#table.layer({ hero: this.#hero, rival: this.#rival });
    takeTurn(this.#turn, { unhurt, hurt: this.hurt }, values);
  }
}
