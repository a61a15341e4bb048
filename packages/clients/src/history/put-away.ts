import { hashText, parseReplay } from '@dedalo/engine';
import type { GameStore } from '../game-store.ts';
import type { LibraryGame } from './library-game.ts';

/** Puts a game that is not over into the library, to be gone on with from there. Whether there was anything to keep. */
export function putAway(store: GameStore, replay: string): boolean {
  const game = openLibraryGame(replay);
  if (game) store.intoLibrary(game);
  return game !== undefined;
}

/** A game that is being played as one of the library; undefined where nothing has been played yet. */
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
