import type { Random } from '@dedalo/grid';
import {
  attackerOf,
  type AttackNumber,
  type Condition,
  type Gain,
  type Mind,
  oddsAgainst,
  type Side,
  type SolvedFight,
  SolvedFights,
  type Species,
  type View,
} from '@dedalo/pokelabirinto';
import { TrialFights } from './trial-fights.ts';

/** The number of trial fights, where there are too many cases for exact odds. */
const TRIALS = 20_000;

/** A fight in progress or about to begin: everything that its odds depend on and that is visible. */
export interface OddsQuestion {
  readonly species: Readonly<Record<'hero' | 'rival', Species>>;
  readonly standing: Readonly<Record<'hero' | 'rival', Condition>>;
  readonly gain: Gain;
  readonly mind: Mind;
  /** The side that attacks next; undefined before the fight. */
  readonly turn: { readonly attacker: Side; readonly isFirst: boolean } | undefined;
}

export type Odds =
  | { readonly status: 'searching'; readonly progress: number }
  /** The better attack, if there is a choice. */
  | { readonly status: 'exact'; readonly win: number; readonly best: AttackNumber | undefined }
  | { readonly status: 'about'; readonly win: number; readonly fights: number };

/** Undefined outside a fight. */
export function oddsQuestion(view: View): OddsQuestion | undefined {
  const { phase, hero, creature, species, gain, mind } = view;
  if (phase.name === 'walking' || view.end !== null) return undefined;
  const rival = view.opponents[phase.opponent]!;
  const turn = phase.name === 'fighting' ? { attacker: attackerOf(phase), isFirst: !phase.isAnswer } : undefined;
  return {
    species: { hero: species[creature]!, rival: species[rival.species]! },
    standing: { hero: conditionOf(hero), rival: conditionOf(rival) },
    gain,
    mind,
    turn,
  };
}

const conditionOf = ({ hp, energy }: Condition): Condition => ({ hp, energy });

/** Computes odds in portions, and keeps the tables of earlier fights. */
export class OddsCalculator {
  readonly #fights = new SolvedFights();
  /** The last fight that was too large for exact odds, with its question. */
  #trials: { readonly of: string; readonly fights: TrialFights } | undefined;

  /** The open computation; undefined where everything is known. */
  work(question: OddsQuestion, random: Random): { advance(budget: number): 'searching' | 'done' } | undefined {
    const fight = this.#fight(question);
    if (fight.status === 'searching') return fight;
    const trials = fight.odds ? undefined : this.#trialsFor(question, random);
    return trials?.status === 'searching' ? trials : undefined;
  }

  /** The odds, as far as they are known. */
  odds(question: OddsQuestion, random: Random): Odds {
    const { standing, turn } = question;
    const { status, progress, odds } = this.#fight(question);
    if (status === 'searching') return { status, progress };
    if (!odds) {
      const trials = this.#trialsFor(question, random);
      if (trials.status === 'searching') return { status: 'searching', progress: trials.progress };
      return { status: 'about', win: trials.share, fights: trials.fights };
    }
    if (!turn) return { status: 'exact', win: odds.win(standing), best: undefined };
    const moment = { ...standing, ...turn };
    const [one, other] = question.species[turn.attacker === 'hero' ? 'hero' : 'rival'].attacks;
    const areAlike = one.cost === other.cost && one.mostDamage === other.mostDamage;
    return { status: 'exact', win: odds.winNow(moment), best: areAlike ? undefined : odds.best(moment) };
  }

  #fight({ species, gain, mind }: OddsQuestion): SolvedFight {
    return this.#fights.find({ ...species, gain, against: oddsAgainst(mind) });
  }

  #trialsFor({ species, standing, gain, mind, turn }: OddsQuestion, random: Random): TrialFights {
    const of = JSON.stringify([species, standing, turn]);
    if (this.#trials?.of !== of) {
      const hero = { species: species.hero, ...standing.hero };
      const rival = { species: species.rival, ...standing.rival };
      const situation = { hero, rival, gain, against: oddsAgainst(mind), turn };
      this.#trials = { of, fights: new TrialFights(situation, TRIALS, random) };
    }
    return this.#trials.fights;
  }
}
