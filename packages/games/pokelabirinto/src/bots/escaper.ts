import { atOnce, type BotSeat, type Thought } from '@dedalo/engine';
import { oddsAgainst } from '../odds/against.ts';
import { type SolvedFight, SolvedFights } from '../odds/solved-fights.ts';
import { affordable } from '../fight/fighter.ts';
import { greedyAttack } from '../fight/greedy.ts';
import { attackerOf } from '../scene.ts';
import { type Action, type Phase, PLAYER, type View } from '../state.ts';
import type { PokelabirintoBot } from './pokelabirinto-bot.ts';
import { canAvoid, chooseWay } from './walk.ts';

/** It fights of its own will where it wins so many fights of a hundred. */
const GOOD_ODDS = 0.6;

/** Heads for the exit, around opponents if it can; fights where the odds are good, or where there is no other way. */
export function createEscaper(): PokelabirintoBot {
  const fights = new SolvedFights();
  return {
    name: 'escaper',
    seats: [PLAYER],
    think(view, about) {
      const { phase } = view;
      if (phase.name === 'walking') return walking(view, about);
      const fight = fights.find({
        hero: view.species[view.creature]!,
        rival: view.species[view.opponents[phase.opponent]!.species]!,
        gain: view.gain,
        against: oddsAgainst(view.mind),
      });
      return phase.name === 'meeting' ? new Meeting(view, phase, fight) : new Attacking(view, phase, fight);
    },
  };
}

export const escaper: PokelabirintoBot = createEscaper();

const walking = atOnce((view: View, { random }: BotSeat): Action => ({ type: 'move', way: chooseWay(view, random) }));

/** Until the odds are known it turns back where it can. */
class Meeting implements Thought<Action> {
  readonly #view: View;
  readonly #opponent: number;
  readonly #fight: SolvedFight;

  constructor(view: View, { opponent }: Extract<Phase, { name: 'meeting' }>, fight: SolvedFight) {
    this.#view = view;
    this.#opponent = opponent;
    this.#fight = fight;
  }

  advance(budget: number): 'searching' | 'done' {
    return this.#fight.advance(budget);
  }

  get choice(): Action {
    const rival = this.#view.opponents[this.#opponent]!;
    const win = this.#fight.odds?.win({ hero: this.#view.hero, rival }) ?? 0;
    return { type: win >= GOOD_ODDS || !canAvoid(this.#view, this.#opponent) ? 'fight' : 'turn-back' };
  }
}

/** The best attack; until it is known, the strongest. */
class Attacking implements Thought<Action> {
  readonly #view: View;
  readonly #phase: Extract<Phase, { name: 'fighting' }>;
  readonly #fight: SolvedFight;

  constructor(view: View, phase: Extract<Phase, { name: 'fighting' }>, fight: SolvedFight) {
    this.#view = view;
    this.#phase = phase;
    this.#fight = fight;
  }

  /** Where there is no choice nothing is to be thought about. */
  advance(budget: number): 'searching' | 'done' {
    return this.#isForced ? 'done' : this.#fight.advance(budget);
  }

  get choice(): Action {
    const { hero, opponents } = this.#view;
    const rival = opponents[this.#phase.opponent]!;
    const moment = { hero, rival, attacker: attackerOf(this.#phase), isFirst: !this.#phase.isAnswer };
    const best = this.#isForced ? undefined : this.#fight.odds?.best(moment);
    return { type: 'attack', attack: best ?? greedyAttack(this.#hero) };
  }

  get #hero(): { readonly species: View['species'][number]; readonly energy: number } {
    return { species: this.#view.species[this.#view.creature]!, energy: this.#view.hero.energy };
  }

  get #isForced(): boolean {
    const [one, other] = this.#hero.species.attacks;
    return affordable(this.#hero).length < 2 || (one.cost === other.cost && one.mostDamage === other.mostDamage);
  }
}
