import { type Event, MINOTAUR, type Odds, type SolveProblem, type State, type Tile } from '@dedalo/theseus';
import type { Language, Words } from '@dedalo/words';

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** A chance, with at most two digits after the point. */
export const shareText = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(share);

export const oddsText = ({ win, draw, loss }: Odds, { words, language }: Speaker): string => {
  const share = (value: number): string => shareText(value, language);
  return words.games.theseus.odds({ win: share(win), draw: share(draw), loss: share(loss) });
};

export const tooLargeText = ({ needed, allowed }: SolveProblem, { words }: Pick<Speaker, 'words'>): string => {
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  return words.games.theseus.tooLarge({ needed: megabytes(needed), most: megabytes(allowed) });
};

/** Row from the bottom and column, counted from 0, as the description has x and y. */
export const tileText = (size: number, tile: Tile): string => `${Math.floor(tile / size)},${tile % size}`;

/** What happened, in a sentence each; how it ended is said elsewhere. */
export const eventTexts = (events: readonly Event[], { config }: State, words: Words): string[] => {
  const said = words.games.theseus;
  return events.flatMap((event) => {
    switch (event.type) {
      case 'moved':
        return [said.moved({ seat: said.seats[event.seat]!, place: tileText(config.size, event.to) })];
      case 'blocked':
        return [said.blocked(said.seats[MINOTAUR])];
      case 'collected':
        return [said.took];
      case 'ended':
        return [];
    }
  });
};
