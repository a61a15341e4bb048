import { frontOf } from '@dedalo/clients/expedition/names';
import type { View } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';

const SQUARES = { '#': 'wall', '.': 'open', E: 'entrance', U: 'exit', '?': 'unseen' } as const;

/** What is known of every square, for screen readers. */
export function squareTexts(view: View, words: Words): string[] {
  const said = words.web.pokelabirinto;
  const finds = new Map(view.finds.map(({ at, kind }) => [at, words.games.expedition.finds[kind]]));
  const who = new Map<number, string[]>([[view.at, [said.you(frontOf(view))]]]);
  for (const { at, creature } of view.wild) if (at !== null) who.set(at, [...(who.get(at) ?? []), creature]);
  return [...view.cells.join('')].map((sign, cell) => {
    const square = finds.get(cell) ?? said.squares[SQUARES[sign as keyof typeof SQUARES]];
    const name = who.get(cell)?.join('; ');
    if (name === undefined) return square;
    return sign === '.' && !finds.has(cell) ? name : said.standsOn({ name, place: square });
  });
}
