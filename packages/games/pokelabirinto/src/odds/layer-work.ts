import type { FightPlan } from './fight-plan.ts';
import { FightTable, type HitPoints } from './fight-table.ts';
import { meanOfGain } from './gain-mean.ts';
import { HeroRow, WON } from './hero-row.ts';
import { slideWindow } from './hurt-window.ts';
import { takeTurn } from './turn.ts';

/** What being knocked out is worth to the hero. */
const LOST = 0;

/**
 * Works out layer after layer: for each of the hero's hit points, from 1 on, all of the rival's. Layers with fewer hit
 * points are constant for one with more, and what is needed of them is a sum over a window of hit points that slides
 * from layer to layer. Only while nobody is hurt does a fight stay in its layer, so only there is iteration needed.
 */
export class LayerWork {
  readonly table: FightTable;
  readonly #plan: FightPlan;
  /** The running row, and for each attack of the rival the row that leaves its window: made again, not kept. */
  readonly #row: HeroRow;
  readonly #leaving: readonly HeroRow[];
  /** The turn of who answers: the hero's in the row before, then in this one; the rival's in this row. */
  readonly #heroAnswers: readonly Float64Array[];
  readonly #rivalAnswers: readonly Float64Array[];
  /** For each attack of the hero, the sum of the rival's answers that it can lead to by any damage. */
  readonly #heroFirst: readonly Float64Array[];
  /** For each of the rival's hit points and each of its attacks: the sums of values and of the hero's answers. */
  readonly #rivalHurt: readonly (readonly Float64Array[])[];
  readonly #rivalFirst: readonly (readonly Float64Array[])[];
  /** Room for grids. */
  readonly #answers: Float64Array;
  readonly #one: Float64Array;
  readonly #other: Float64Array;

  constructor(plan: FightPlan) {
    const { fight, size, hero, rival } = plan;
    const grid = (): Float64Array => new Float64Array(size.rows * size.columns);
    const gridEach = (list: readonly unknown[]): readonly Float64Array[] => list.map(grid);
    const rivalHps = Array.from({ length: fight.rival.hitPoints }, (_, hp) => hp);
    this.#plan = plan;
    this.table = new FightTable(fight, size);
    this.#row = new HeroRow(this.table, hero);
    this.#leaving = rival.attacks.map(() => new HeroRow(this.table, hero));
    this.#heroAnswers = gridEach(rivalHps);
    this.#rivalAnswers = gridEach(rivalHps);
    this.#heroFirst = gridEach(hero.attacks);
    this.#rivalHurt = rivalHps.map(() => gridEach(rival.attacks));
    this.#rivalFirst = rivalHps.map(() => gridEach(rival.attacks));
    this.#answers = grid();
    this.#one = grid();
    this.#other = grid();
  }

  /** Takes up the next layer. */
  begin(hp: HitPoints): void {
    const { hero, rival } = this.#plan;
    if (hp.rival === 1) {
      this.#row.begin(hp.hero);
      for (const [j, { mostDamage }] of rival.attacks.entries()) this.#leaving[j]!.begin(hp.hero - 1 - mostDamage);
    }
    this.#row.next();
    for (const [i, { mostDamage }] of hero.attacks.entries()) {
      const sums = this.#heroFirst[i]!;
      const last = hp.rival - 1 - mostDamage;
      if (hp.rival === 1) sums.fill(WON * mostDamage);
      else {
        const entering = this.#rivalAnswers[hp.rival - 2]!;
        slideWindow(sums, { entering, leaving: last < 1 ? WON : this.#rivalAnswers[last - 1]! });
      }
    }
    if (hp.hero > 1) for (const j of rival.attacks.keys()) this.#slideRival(hp, j);
    this.#guess(hp);
  }

  #slideRival(hp: HitPoints, attack: number): void {
    const last = hp.hero - 1 - this.#plan.rival.attacks[attack]!.mostDamage;
    const values = this.#rivalHurt[hp.rival - 1]![attack]!;
    const answers = this.#rivalFirst[hp.rival - 1]![attack]!;
    const entering = this.table.layer({ ...hp, hero: hp.hero - 1 });
    const hadAnswers = this.#heroAnswers[hp.rival - 1]!;
    if (last < 1) {
      slideWindow(values, { entering, leaving: LOST });
      slideWindow(answers, { entering: hadAnswers, leaving: LOST });
      return;
    }
    slideWindow(values, { entering, leaving: this.table.layer({ ...hp, hero: last }) });
    this.#leaving[attack]!.next();
    this.#leaving[attack]!.answers(this.#answers);
    slideWindow(answers, { entering: hadAnswers, leaving: this.#answers });
  }

  /** As if the last hit points of both mattered independently: the nearer the first values, the fewer the sweeps. */
  #guess({ hero, rival }: HitPoints): void {
    const values = this.table.layer({ hero, rival });
    if (hero === 1 && rival === 1) values.fill(0.5);
    else if (hero === 1) values.set(this.table.layer({ hero, rival: rival - 1 }));
    else if (rival === 1) values.set(this.table.layer({ hero: hero - 1, rival }));
    else {
      const one = this.table.layer({ hero: hero - 1, rival });
      const other = this.table.layer({ hero, rival: rival - 1 });
      const both = this.table.layer({ hero: hero - 1, rival: rival - 1 });
      for (let i = 0; i < values.length; i++) {
        values[i] = Math.max(0, Math.min(1, one[i]! + other[i]! - both[i]!));
      }
    }
  }

  /** A round backwards for all energies of a layer. Says by how much the farthest value has moved. */
  sweep(hp: HitPoints): number {
    const { size, hero, rival, fight } = this.#plan;
    const { gain } = fight;
    const values = this.table.layer(hp);
    const one = this.#one;
    const other = this.#other;
    takeTurn(rival, { unhurt: values, hurt: this.#rivalHurt[hp.rival - 1]! }, this.#answers);
    takeTurn(hero, { unhurt: this.#answers, hurt: this.#heroFirst }, one);
    takeTurn(hero, { unhurt: values, hurt: this.#row.hurt }, this.#answers);
    takeTurn(rival, { unhurt: this.#answers, hurt: this.#rivalFirst[hp.rival - 1]! }, other);
    for (let i = 0; i < one.length; i++) one[i] = (one[i]! + other[i]!) / 2;
    meanOfGain({ ...size, gain }, one, other);
    meanOfGain({ rows: size.columns, columns: size.rows, gain }, other, one);
    let farthest = 0;
    for (let i = 0; i < one.length; i++) {
      const moved = Math.abs(one[i]! - values[i]!);
      if (moved > farthest) farthest = moved;
    }
    values.set(one);
    return farthest;
  }

  /** The layer is done: what others need of it. */
  end(hp: HitPoints): void {
    const unhurt = this.table.layer(hp);
    takeTurn(this.#plan.rival, { unhurt, hurt: this.#rivalHurt[hp.rival - 1]! }, this.#rivalAnswers[hp.rival - 1]!);
    this.#row.answers(this.#heroAnswers[hp.rival - 1]!);
  }
}
