import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReplay, type Session, verifyReplay } from '@dedalo/engine';
import { pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { checkReplayTarget } from '../save-file.ts';
import { reasonOf } from '../store/files.ts';
import { UsageError } from '../usage.ts';

export type ReplayWriter = (session: Session<PokelabirintoTypes>) => void;

/** Writes games into a folder, which is made if it is not there; none that does not hold when it is played again. */
export function replayWriter(folder: string): ReplayWriter {
  attempt(folder, () => mkdirSync(folder, { recursive: true }));
  return (session) => {
    const text = session.save();
    const parsed = parseReplay(text);
    const verified = parsed.ok ? verifyReplay(pokelabirinto, parsed.value) : parsed;
    if (!verified.ok) throw new Error(`a replay does not hold (${verified.error.code})\n${text}`);
    const file = join(folder, `pokelabirinto-${session.seed.replaceAll(/[^\w.-]+/g, '-')}.replay`);
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
