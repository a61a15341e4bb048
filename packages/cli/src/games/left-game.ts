import type { GameStore } from '@dedalo/clients/game-store';
import { gameWords, type Words } from '@dedalo/words';
import type { CliGame } from './cli-game.ts';
import { CLI_GAMES } from './index.ts';

/** A game that can be gone on with. */
export interface LeftGame {
  readonly game: CliGame;
  /** The name under which it is kept. */
  readonly name: string;
  readonly replay: string;
}

/** Older versions did not note which game was played last, and always went on with this one. */
const UNNOTED = 'sokoban';

/** The game that was played last or, where that is over, the level of Sokoban that was left. */
export function findLeft(store: GameStore): LeftGame | undefined {
  for (const name of [store.lastPlayed ?? UNNOTED, UNNOTED]) {
    const game = gameOf(name);
    const replay = store.running(name);
    if (game && replay !== undefined) return { game, name, replay };
  }
  return undefined;
}

/** “Continue: First steps 3”. */
export function leftText({ game, replay }: LeftGame, words: Words): string {
  const title = game.leftTitle ? game.leftTitle(replay, words) : gameWords(words, game.id).name;
  return `${words.client.menu.continue}${title === '' ? '' : `: ${title}`}`;
}

/** A game is kept under its id or, where each of its levels is kept, under a name that begins with it. */
const gameOf = (name: string): CliGame | undefined =>
  CLI_GAMES.filter(({ id }) => name === id || name.startsWith(`${id}-`)).sort((a, b) => b.id.length - a.id.length)[0];
