import type { GameStore } from '@dedalo/clients/game-store';
import { findLeft as findLeftGame } from '@dedalo/clients/left-game';
import { gameWords, type Words } from '@dedalo/words';
import type { CliGame } from './cli-game.ts';
import { CLI_GAMES, findCliGame } from './index.ts';

/** A game that can be resumed. */
export interface LeftGame {
  readonly game: CliGame;
  /** The name under which it is kept. */
  readonly name: string;
  readonly replay: string;
}

export function findLeft(store: GameStore): LeftGame | undefined {
  const left = findLeftGame(
    store,
    CLI_GAMES.map(({ id }) => id),
  );
  const game = left && findCliGame(left.id);
  return game && { game, name: left.name, replay: left.replay };
}

/** “Continue: First steps 3”. */
export function leftText({ game, replay }: LeftGame, words: Words): string {
  const title = game.leftTitle ? game.leftTitle(replay, words) : gameWords(words, game.id).name;
  return `${words.client.menu.continue}${title === '' ? '' : `: ${title}`}`;
}
