import { attackOf, oddsAgainst } from '@dedalo/pokelabirinto';
import type { Language, Words } from '@dedalo/words';
import type { Odds, OddsQuestion } from './fight-odds.ts';
import { shareOf100 } from './share.ts';

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** The odds in a sentence that begins with a small letter. */
export function oddsText(odds: Odds, { species, mind, turn }: OddsQuestion, { words, language }: Speaker): string {
  const said = words.games.pokelabirinto;
  if (odds.status === 'searching') return said.oddsWorking(shareOf100(odds.progress, language, 0));
  if (odds.status === 'about') {
    return said.oddsAbout({ share: shareOf100(odds.win, language, 0), fights: odds.fights });
  }
  const share = shareOf100(odds.win, language);
  const win = {
    // Two people read it.
    person: () => said.oddsNamed({ name: species.hero.name, share }),
    best: () => said.oddsBest(share),
    known: () => said.odds(share),
  }[mind === 'person' ? 'person' : oddsAgainst(mind) === 'best' ? 'best' : 'known']();
  if (odds.best === undefined || !turn) return win;
  const attacker = species[turn.attacker === 'hero' ? 'hero' : 'rival'];
  return `${win}, ${said.bestAttack(attackOf(attacker, odds.best).name)}`;
}
