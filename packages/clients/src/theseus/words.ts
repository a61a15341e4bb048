import { type Event, MINOTAUR, type Odds, type SolveProblem, type State, type Tile } from '@dedalo/theseus';
import type { Language, Words } from '@dedalo/words';
import { type PlayerWord, readWord, type Side, SIDES } from './players.ts';
import { shareText } from '../share-text.ts';

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

export const oddsText = ({ win, draw, loss }: Odds, { words, language }: Speaker): string => {
  const share = (value: number): string => shareText(value, language);
  return words.games.theseus.odds({ win: share(win), draw: share(draw), loss: share(loss) });
};

export const tooLargeText = ({ needed, allowed }: SolveProblem, { words }: Pick<Speaker, 'words'>): string => {
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  return words.games.theseus.tooLarge({ needed: megabytes(needed), most: megabytes(allowed) });
};

/** How a player plays. */
export function playerText(player: PlayerWord, { games }: Words): string {
  const { bots, stepsAhead } = games.theseus;
  const { name, options } = readWord(player);
  return options['depth'] === undefined ? bots[name] : stepsAhead(options['depth']);
}

/** The two players: “Theseus: two steps ahead, Minotaur: at random”. */
export const meetingText = (players: Readonly<Record<Side, PlayerWord>>, words: Words): string =>
  SIDES.map((side, seat) => `${words.games.theseus.seats[seat]!}: ${playerText(players[side], words)}`).join(', ');

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
