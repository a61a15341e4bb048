import { findGame } from '@dedalo/catalogue';
import { replaySentence } from '@dedalo/clients/sentences';
import { type Game, type GameRecord, parseReplay, type Replay, type ReplayProblem, verifyReplay } from '@dedalo/engine';
import { nameOf, readText } from './read-text.ts';
import { speech } from './speech.ts';
import { NoAnswer, UsageError } from './usage.ts';

/** With these a file is no replay at all; with all others it is a replay that cannot be verified. */
const NOT_TO_JUDGE: readonly ReplayProblem['code'][] = [
  'not-a-replay',
  'unknown-version',
  'unknown-game',
  'other-rules',
];

/** A replay that has been verified; otherwise an error with the place where it fails. */
export async function readReplay(file: string): Promise<{ replay: Replay; game: Game; record: GameRecord }> {
  const parsed = parseReplay(await readText(file));
  if (!parsed.ok) throw refusal(file, '', parsed.error);
  const replay = parsed.value;
  const game = findGame(replay.game);
  if (!game) {
    const at = { line: replay.lines.game, column: 1 };
    throw refusal(file, '', { code: 'unknown-game', at, game: replay.game });
  }
  const verified = verifyReplay(game, replay);
  if (!verified.ok) throw refusal(file, game.id, verified.error);
  return { replay, game, record: verified.value };
}

function refusal(file: string, game: string, problem: ReplayProblem): Error {
  const sentence = replaySentence(speech(), { file: nameOf(file), game }, problem);
  return NOT_TO_JUDGE.includes(problem.code) ? new UsageError(sentence) : new NoAnswer(sentence);
}
