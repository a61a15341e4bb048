import type { Problem } from '@dedalo/clients/race/finding-text';
import { err, ok, type Result } from '@dedalo/grid';
import type { Brought } from './brought.ts';
import type { BroughtItem } from '../../../app/dropped-items.ts';
import { type OwnGame, openOwnGame } from './open-own-game.ts';
import { keepOwnGame } from './own-games.ts';
import { readBrought } from './read-brought.ts';

export interface BroughtGame {
  readonly game: OwnGame;
  /** Otherwise it exists only as long as the page. */
  readonly isKept: boolean;
}

/** Games that the browser could not keep. */
export const notKept = new Map<string, Brought>();

/** Reads, opens and keeps a game of the user's own. Rejects only when the signal stops it. */
export async function bringOwnGame(
  items: readonly BroughtItem[],
  signal: AbortSignal,
): Promise<Result<BroughtGame, readonly Problem[]>> {
  const brought = await readBrought(items, signal);
  if (!brought.ok) return brought;
  const opened = await openOwnGame(brought.value);
  if (!opened.ok) return err(opened.error);
  const game = opened.value;
  const isKept = await keepOwnGame({ id: game.id, name: game.name, added: Date.now() }, game.files);
  if (isKept) notKept.delete(game.id);
  else notKept.set(game.id, { name: game.name, files: game.files, warnings: [] });
  return ok({ game, isKept });
}
