import { opponentSpecies } from '@dedalo/clients/pokelabirinto/words';
import type { View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';

const SQUARES = { '#': 'wall', '.': 'open', E: 'entrance', U: 'exit', '?': 'unseen' } as const;

/** What is known of every square, for screen readers. */
export function squareTexts(view: View, words: Words): string[] {
  const said = words.web.pokelabirinto;
  const who = new Map<number, string>();
  for (const [index, { at }] of view.opponents.entries()) {
    if (at !== null) who.set(at, opponentSpecies(view, index).name);
  }
  const met = who.get(view.hero.at);
  const you = said.you(view.species[view.creature]!.name);
  who.set(view.hero.at, met === undefined ? you : `${you}; ${met}`);
  return [...view.cells.join('')].map((sign, cell) => {
    const square = said.squares[SQUARES[sign as keyof typeof SQUARES]];
    const name = who.get(cell);
    if (name === undefined) return square;
    return sign === '.' ? name : said.standsOn({ name, place: square });
  });
}
