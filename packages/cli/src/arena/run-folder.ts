import { join } from 'node:path';
import type { Secret } from '@dedalo/arena/bout/secret';
import { JOURNAL } from '@dedalo/arena/program/left-out';
import {
  type Charter,
  differences,
  type FolderProblem,
  type Identity,
  Journal,
  type JournalProblem,
  openRunFolder,
  type RunFolder,
} from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { say, type Sentences } from '@dedalo/words';
import { reasonOf } from '../store/files.ts';
import { NoAnswer, UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';
import { untilStopped } from './until-stopped.ts';

export interface Held {
  readonly run: RunFolder;
  /** Ctrl-C stops. */
  readonly signal: AbortSignal;
}

/** Works in the folder of a tournament or a match, which is locked for this process until it is done. */
export async function inRunFolder<T>(
  { folder, isRestart }: { readonly folder: string; readonly isRestart: boolean },
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const opened = openRunFolder(folder, { isRestart });
  if (!opened.ok) throw new UsageError(folderSentence(folder, opened.error));
  const stop = new AbortController();
  try {
    return await untilStopped(
      () => stop.abort(),
      () => work({ run: opened.value, signal: stop.signal }),
    );
  } catch (error) {
    const isOfSystem = error instanceof Error && 'code' in error && 'syscall' in error;
    if (!isOfSystem) throw error;
    throw new NoAnswer(`${folder}: ${arenaSpeech().tournament.cannotWrite(reasonOf(error))}`, { cause: error });
  } finally {
    opened.value.close();
  }
}

interface Wanted {
  readonly identity: Identity;
  readonly seed: string | undefined;
  readonly secret?: Secret | undefined;
  /** What may differ. */
  readonly free?: readonly string[];
}

/** The run begun in a folder, which must have the same settings; undefined where none was. */
export function begunCharter({ charter, path }: RunFolder, wanted: Wanted): Charter | undefined {
  if (!charter) return undefined;
  const drawn = (['seed', 'secret'] as const).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== charter[name],
  );
  const differs = [...differences(charter.identity, wanted.identity), ...drawn].filter(
    (name) => !wanted.free?.includes(name),
  );
  if (differs.length === 0) return charter;
  throw new UsageError(`${path}: ${arenaSpeech().tournament.folder.other({ differs })}`);
}

export async function openJournal(folder: string): Promise<Journal> {
  const journal = await Journal.open(join(folder, JOURNAL));
  if (!journal.ok) throw new UsageError(folderSentence(folder, journal.error));
  return journal.value;
}

function folderSentence(folder: string, problem: FolderProblem | JournalProblem): string {
  const { folder: said } = arenaSpeech().tournament;
  return `${folder}: ${printable(say(said as Sentences<FolderProblem | JournalProblem>, problem))}`;
}
