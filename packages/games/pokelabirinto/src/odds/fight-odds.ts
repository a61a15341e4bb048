import { affordable } from '../fight/fighter.ts';
import { greedyAttack } from '../fight/greedy.ts';
import { otherSide } from '../scene.ts';
import { attackOf, type AttackNumber, type Species } from '../species.ts';
import type { FightPlan } from './fight-plan.ts';
import type { FightTable } from './fight-table.ts';
import type { Fight, Moment, Standing } from './fight.ts';
import { optionsOf } from './options.ts';

/** An attack and the hero's chance to win after it, whoever makes it. */
export interface RatedAttack {
  readonly attack: AttackNumber;
  readonly win: number;
}

/** The hero's chance to win a fight from any hit points and energy of both, if it always chooses best. */
export class FightOdds {
  readonly fight: Fight;
  /** No chance is farther than this from the truth. */
  readonly error: number;
  /** More energy than this counts as this. */
  readonly caps: { readonly hero: number; readonly rival: number };
  readonly #table: FightTable;

  constructor({ fight, error, size }: FightPlan, table: FightTable) {
    this.fight = fight;
    this.error = error;
    this.caps = { hero: size.rows - 1, rival: size.columns - 1 };
    this.#table = table;
  }

  /** At the beginning of a round, which is where a fight begins. */
  win({ hero, rival }: Standing): number {
    this.#check({ hero, rival });
    if (hero.hp === 0) return 0;
    if (rival.hp === 0) return 1;
    const { caps } = this;
    const place = Math.min(caps.hero, hero.energy) * (caps.rival + 1) + Math.min(caps.rival, rival.energy);
    return this.#table.layer({ hero: hero.hp, rival: rival.hp })[place]!;
  }

  /** In the middle of a round, when somebody is to attack. */
  winNow(moment: Moment): number {
    const attacks = this.attacks(moment);
    if (attacks.length === 0) return isOver(moment) ? this.win(moment) : this.#afterTurn(moment, moment);
    const wins = attacks.map(({ win }) => win);
    if (moment.attacker === 'hero') return Math.max(...wins);
    const { against } = this.fight;
    if (against === 'best') return Math.min(...wins);
    if (against === 'random') return wins.reduce((sum, win) => sum + win, 0) / wins.length;
    const greedy = greedyAttack(this.#attacker(moment));
    return attacks.find(({ attack }) => attack === greedy)!.win;
  }

  /** All that the attacker has energy for, in the order of their numbers. */
  attacks(moment: Moment): readonly RatedAttack[] {
    this.#check(moment);
    if (isOver(moment)) return [];
    return affordable(this.#attacker(moment)).map((attack) => ({ attack, win: this.#meanWin(moment, attack) }));
  }

  /**
   * What the attacker chooses, of equals the first; undefined where it has energy for nothing, and for a rival that
   * chooses by chance.
   */
  best(moment: Moment): AttackNumber | undefined {
    const attacker = this.#attacker(moment);
    const [first, second] = affordable(attacker);
    const choice = moment.attacker === 'hero' ? 'best' : this.fight.against;
    if (first === undefined || isOver(moment) || choice === 'random') return undefined;
    if (second === undefined || optionsOf(attacker.species).length === 1) return first;
    if (choice === 'greedy') return greedyAttack(attacker);
    const gained = this.#meanWin(moment, second) - this.#meanWin(moment, first);
    return (moment.attacker === 'hero' ? gained : -gained) > 0 ? second : first;
  }

  #attacker({ attacker, hero, rival }: Moment): { readonly species: Species; readonly energy: number } {
    return attacker === 'hero'
      ? { species: this.fight.hero, energy: hero.energy }
      : { species: this.fight.rival, energy: rival.energy };
  }

  #meanWin(moment: Moment, attack: AttackNumber): number {
    const { attacker, hero, rival } = moment;
    const { cost, mostDamage } = attackOf(this.#attacker(moment).species, attack);
    let sum = 0;
    for (let damage = 0; damage <= mostDamage; damage++) {
      const after =
        attacker === 'hero'
          ? { hero: { ...hero, energy: hero.energy - cost }, rival: hurt(rival, damage) }
          : { hero: hurt(hero, damage), rival: { ...rival, energy: rival.energy - cost } };
      sum += isOver(after) ? this.win(after) : this.#afterTurn(moment, after);
    }
    return sum / (mostDamage + 1);
  }

  /** Nobody is knocked out: the other one answers, or the round is over. */
  #afterTurn({ attacker, isFirst }: Moment, after: Standing): number {
    if (!isFirst) return this.win(after);
    return this.winNow({ hero: after.hero, rival: after.rival, attacker: otherSide(attacker), isFirst: false });
  }

  #check({ hero, rival }: Standing): void {
    for (const [{ hp }, { hitPoints }] of [[hero, this.fight.hero] as const, [rival, this.fight.rival] as const]) {
      if (!(hp >= 0 && hp <= hitPoints)) throw new RangeError(`FightOdds: ${hp} of ${hitPoints} hit points`);
    }
  }
}

const hurt = <C extends { readonly hp: number }>(creature: C, damage: number): C => ({
  ...creature,
  hp: Math.max(0, creature.hp - damage),
});

const isOver = ({ hero, rival }: Standing): boolean => hero.hp === 0 || rival.hp === 0;
