import type { Fight } from './fight.ts';
import type { GridSize } from './turn.ts';

/** Hit points of both: those who have them share a layer. */
export interface HitPoints {
  readonly hero: number;
  readonly rival: number;
}

/** The hero's chance to win at the beginning of a round: a grid of both energies for all hit points from 1 on. */
export class FightTable {
  readonly #values: Float64Array;
  readonly #rivalHp: number;
  readonly #entries: number;

  constructor(fight: Pick<Fight, 'hero' | 'rival'>, { rows, columns }: GridSize) {
    this.#rivalHp = fight.rival.hitPoints;
    this.#entries = rows * columns;
    this.#values = new Float64Array(fight.hero.hitPoints * this.#rivalHp * this.#entries);
  }

  layer({ hero, rival }: HitPoints): Float64Array {
    const begin = ((hero - 1) * this.#rivalHp + rival - 1) * this.#entries;
    return this.#values.subarray(begin, begin + this.#entries);
  }
}
