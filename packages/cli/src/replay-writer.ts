import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatReplay, type Game, type GameRecord, type GameTypes, parseReplay, verifyReplay } from '@dedalo/engine';
import { checkReplayTarget } from './save-file.ts';
import { reasonOf } from './store/files.ts';
import { UsageError } from './usage.ts';

/** Writes games into a folder, which is created if needed; only games that can be verified. */
export function replayWriter<T extends GameTypes>(game: Game<T>, folder: string): (record: GameRecord<T>) => void {
  attempt(folder, () => mkdirSync(folder, { recursive: true }));
  return (record) => {
    const text = formatReplay(game, record);
    const parsed = parseReplay(text);
    const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
    if (!verified.ok) throw new Error(`a replay does not hold (${verified.error.code})\n${text}`);
    const file = join(folder, `${game.id}-${record.seed.replaceAll(/[^\w.-]+/g, '-')}.replay`);
    checkReplayTarget(file);
    attempt(file, () => writeFileSync(file, text));
  };
}

function attempt(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}
