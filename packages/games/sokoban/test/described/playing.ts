import { Direction, findPack, SokobanGame } from '../../src/index.ts';

const { UP, DOWN, LEFT, RIGHT } = Direction;
const DIRECTIONS: Readonly<Record<string, Direction>> = { u: UP, d: DOWN, l: LEFT, r: RIGHT };

export const moveAll = (game: SokobanGame, ...directions: Direction[]): void =>
  directions.forEach((dir) => game.move(dir));

/** Plays the stored solution of the level, which must be at its start. */
export function completeLevel(game: SokobanGame): void {
  const { letters } = findPack('classic').entries[game.getLevel() - 1]!.games[0]!.moves;
  moveAll(game, ...[...letters.toLowerCase()].map((letter) => DIRECTIONS[letter]!));
}

/** A game at the start of a level, those before it completed. */
export function gameAt(level: number): SokobanGame {
  const game = new SokobanGame();
  while (game.getLevel() < level) {
    completeLevel(game);
    game.loadNextLevel();
  }
  return game;
}
