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

/** So many fights are tried where there are too many cases to work out. */
const TRIALS = 20_000;

/** A fight that one is in or about to begin: all that its odds depend on, and nothing that is not seen. */
export interface OddsQuestion {
  readonly species: Readonly<Record<'hero' | 'rival', Species>>;
  readonly standing: Readonly<Record<'hero' | 'rival', Condition>>;
  readonly gain: Gain;
  readonly mind: Mind;
  /** Who attacks next; undefined before the fight. */
  readonly turn: { readonly attacker: Side; readonly isFirst: boolean } | undefined;
}

export type Odds =
  | { readonly status: 'searching'; readonly progress: number }
  /** The attack that is better than the other, if one is to be chosen. */
  | { readonly status: 'exact'; readonly win: number; readonly best: AttackNumber | undefined }
  | { readonly status: 'about'; readonly win: number; readonly fights: number };

/** Undefined where nobody fights. */
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

/** Works out odds in portions, and remembers the tables of the fights that it was asked about. */
export class OddsCalculator {
  readonly #fights = new SolvedFights();
  /** Of the last fight that was too large: by what it was asked for. */
  #trials: { readonly of: string; readonly fights: TrialFights } | undefined;

  /** What there is to work on; undefined where all is known. */
  work(question: OddsQuestion, random: Random): { advance(budget: number): 'searching' | 'done' } | undefined {
    const fight = this.#fight(question);
    if (fight.status === 'searching') return fight;
    const trials = fight.odds ? undefined : this.#trialsFor(question, random);
    return trials?.status === 'searching' ? trials : undefined;
  }

  /** As far as they are known. */
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
