import { type Game, hashText, parseReplay, verifyReplay } from '@dedalo/engine';

/** Of all but the seed: games with the same one are the same game. */
export const replayHash = (replay: string): string => hashText(replay.replace(/^seed .*$/m, ''));

/** Whether a replay comes to what it says when it is played again. */
export function replayHolds(game: Game, replay: string): boolean {
  const parsed = parseReplay(replay);
  return parsed.ok && verifyReplay(game, parsed.value).ok;
}
