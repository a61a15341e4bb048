import type { Random } from '@dedalo/grid';
import { attackerOf, attackOf, oddsAgainst, type SolvedFight, SolvedFights, type View } from '@dedalo/pokelabirinto';
import type { Language, Words } from '@dedalo/words';
import { shareOf100 } from './share.ts';
import { TrialFights } from './trial-fights.ts';

/** So many fights are tried where there are too many cases to work out. */
const TRIALS = 20_000;

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** The odds of the fight that one is in or about to begin, worked out in portions once they are asked for. */
export class FightOddsDesk {
  readonly #fights = new SolvedFights();
  /** Of the last fight that was too large: by what it was asked for. */
  #trials: { readonly of: string; readonly fights: TrialFights } | undefined;

  /** What there is to work on; undefined where nobody fights and where all is known. */
  work(view: View, random: Random): { advance(budget: number): 'searching' | 'done' } | undefined {
    const fight = this.#fight(view);
    if (!fight || fight.status === 'searching') return fight;
    const trials = fight.odds ? undefined : this.#trialsFor(view, random);
    return trials?.status === 'searching' ? trials : undefined;
  }

  /** In a sentence; undefined where nobody fights. */
  text(view: View, { words, language }: Speaker, random: Random): string | undefined {
    const said = words.games.pokelabirinto;
    const fight = this.#fight(view);
    if (!fight || view.phase.name === 'walking') return undefined;
    if (fight.status === 'searching') return said.oddsWorking(shareOf100(fight.progress, language, 0));
    const rival = view.opponents[view.phase.opponent]!;
    const standing = { hero: view.hero, rival };
    if (!fight.odds) {
      const { status, progress, share, fights } = this.#trialsFor(view, random);
      if (status === 'searching') return said.oddsWorking(shareOf100(progress, language, 0));
      return said.oddsAbout({ share: shareOf100(share, language, 0), fights });
    }
    const { name } = view.species[view.creature]!;
    const say = (share: string): string => {
      // Two people read it.
      if (view.mind === 'person') return said.oddsNamed({ name, share });
      return oddsAgainst(view.mind) === 'best' ? said.oddsBest(share) : said.odds(share);
    };
    if (view.phase.name === 'meeting') return say(shareOf100(fight.odds.win(standing), language));
    const attacker = attackerOf(view.phase);
    const moment = { ...standing, attacker, isFirst: !view.phase.isAnswer };
    const win = say(shareOf100(fight.odds.winNow(moment), language));
    const species = view.species[attacker === 'hero' ? view.creature : rival.species]!;
    const best = fight.odds.best(moment);
    const [one, other] = species.attacks;
    const areAlike = one.cost === other.cost && one.mostDamage === other.mostDamage;
    return best === undefined || areAlike ? win : `${win}, ${said.bestAttack(attackOf(species, best).name)}`;
  }

  #fight(view: View): SolvedFight | undefined {
    if (view.phase.name === 'walking' || view.end !== null) return undefined;
    const rival = view.opponents[view.phase.opponent]!;
    return this.#fights.find({
      hero: view.species[view.creature]!,
      rival: view.species[rival.species]!,
      gain: view.gain,
      against: oddsAgainst(view.mind),
    });
  }

  #trialsFor(view: View, random: Random): TrialFights {
    if (view.phase.name === 'walking') throw new Error('nobody fights');
    const rival = view.opponents[view.phase.opponent]!;
    const of = JSON.stringify([view.hero, rival, view.phase]);
    if (this.#trials?.of !== of) {
      const hero = { species: view.species[view.creature]!, hp: view.hero.hp, energy: view.hero.energy };
      const other = { species: view.species[rival.species]!, hp: rival.hp, energy: rival.energy };
      const turn =
        view.phase.name === 'fighting'
          ? { attacker: attackerOf(view.phase), isFirst: !view.phase.isAnswer }
          : undefined;
      const situation = { hero, rival: other, gain: view.gain, against: oddsAgainst(view.mind), turn };
      this.#trials = { of, fights: new TrialFights(situation, TRIALS, random) };
    }
    return this.#trials.fights;
  }
}
