import { formatSquare } from '@dedalo/grid';
import { type Event, MINOTAUR, type Odds, type SolveProblem, type State, type Tile } from '@dedalo/theseus';
import type { Language, Words } from '@dedalo/words';
import { sentence } from '../message.ts';
import { type PlayerWord, readWord, type Side, SIDES } from './players.ts';
import { percentText } from '../percent-text.ts';

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

export const oddsText = ({ win, draw, loss }: Odds, { words, language }: Speaker): string => {
  const share = (value: number): string => percentText(value, language);
  return words.games.theseus.odds({ win: share(win), draw: share(draw), loss: share(loss) });
};

export const tooLargeText = ({ needed, allowed }: SolveProblem, { words }: Pick<Speaker, 'words'>): string => {
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  return words.games.theseus.tooLarge({ needed: megabytes(needed), most: megabytes(allowed) });
};

/** A player and the side it plays. */
interface Sitter {
  readonly side: Side;
  readonly player: PlayerWord;
}

/** The name of a side's player. */
export function playerText({ side, player }: Sitter, { games }: Words): string {
  const { options } = readWord(player);
  return options['depth'] === undefined
    ? playerWords({ side, player }, games)[0]
    : games.theseus.stepsAhead(options['depth']);
}

/** How it plays, in a sentence. */
export const playerAbout = (sitter: Sitter, { games }: Words): string => sentence(playerWords(sitter, games)[1]);

function playerWords({ side, player }: Sitter, games: Words['games']): readonly [name: string, about: string] {
  const { players } = games.theseus;
  const { name } = readWord(player);
  const known: Readonly<Partial<Record<string, readonly [string, string]>>> = players[side];
  const found = known[name];
  if (!found) throw new RangeError(`playerText: ${player} does not play ${side}`);
  return found;
}

/** The two players: “Theseus: two steps ahead, Minotaur: at random”. */
export const meetingText = (players: Readonly<Record<Side, PlayerWord>>, words: Words): string =>
  SIDES.map(
    (side, seat) => `${words.games.theseus.seats[seat]!}: ${playerText({ side, player: players[side] }, words)}`,
  ).join(', ');

/** What people call a tile; tiles are counted from the bottom. */
export const tileText = (size: number, tile: Tile): string =>
  formatSquare({ x: tile % size, y: size - 1 - Math.floor(tile / size) });

/** The events, a sentence each; the end is described elsewhere. */
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
