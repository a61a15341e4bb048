import { hashText, parseReplay } from '@dedalo/engine';
import type { GameStore } from '../game-store.ts';
import type { LibraryGame } from './library-game.ts';

/**
 * Puts an unfinished game into the library, from where it can be resumed. Returns whether there was anything to keep.
 */
export function putAway(store: GameStore, replay: string): boolean {
  const game = openLibraryGame(replay);
  if (game) store.intoLibrary(game);
  return game !== undefined;
}

/** A game in progress as a game of the library; undefined before its first action. */
export function openLibraryGame(replay: string): LibraryGame | undefined {
  const parsed = parseReplay(replay);
  if (!parsed.ok || parsed.value.actions.length === 0) return undefined;
  const { game, title = '', names, played } = parsed.value;
  return {
    id: hashText(replay),
    game,
    title,
    names,
    ending: 'open',
    result: 'open',
    actions: played,
    figures: { actions: played },
    replay,
  };
}
