import type { GameId } from '@dedalo/catalogue/loaders';
import { type GameRecord, openReplay, parseReplay } from '@dedalo/engine';
import type { ReplayGame } from './replay-game.ts';
import { loadReplayGame } from './replay-games.ts';

export interface OpenedReplay {
  readonly replayGame: ReplayGame;
  readonly record: GameRecord;
}

/** Reads a text that has been verified; it is not played again. */
export async function openJudged(id: GameId, text: string): Promise<OpenedReplay> {
  const replayGame = await loadReplayGame(id);
  const parsed = parseReplay(text);
  const opened = parsed.ok ? openReplay(replayGame.game, parsed.value) : parsed;
  if (!opened.ok) throw new Error(`a replay that was judged to hold cannot be opened: ${opened.error.code}`);
  return { replayGame, record: opened.value };
}
