import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Absent } from '@dedalo/arena';
import {
  BOT_FILE,
  type PlayerEntry,
  readHandIns,
  readTournament,
  type TournamentFile,
} from '@dedalo/arena/tournament/index';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { parseCommandLine } from '../../arena/command-line.ts';
import { UsageError } from '../../usage.ts';
import { fileSentence } from './sentences.ts';

const FILE = 'tournament.toml';

/** What was given: a file, or a folder of hand-ins with or without a file. */
export interface Source {
  /** What the results are called after. */
  readonly name: string;
  readonly file: TournamentFile;
  /** From where files are looked for. */
  readonly folder: string;
  /** Their folders are whole paths. */
  readonly entries: readonly PlayerEntry[];
  /** Hand-ins whose bot.toml is wrong. */
  readonly refused: readonly Absent[];
}

export async function readSource(target: string): Promise<Source> {
  const isFolder = statOf(target).isDirectory();
  const folder = resolve(isFolder ? target : dirname(target));
  const file = isFolder ? readIfThere(join(folder, FILE)) : readFile(target);
  const listed = file.players.map((entry) =>
    entry.kind === 'program' ? { ...entry, folder: resolve(folder, entry.folder) } : entry,
  );
  const handIns = isFolder ? await readHandIns(folder, parseCommandLine) : [];
  const handedIn = handIns.flatMap((one): PlayerEntry[] =>
    one.type === 'entry' ? [{ ...one.entry, folder: join(folder, one.entry.folder) }] : [],
  );
  const refused = handIns.flatMap((one): Absent[] =>
    one.type === 'refused'
      ? [{ name: one.name, code: 'bad-bot-file', detail: fileSentence(join(one.folder, BOT_FILE), one.problem) }]
      : [],
  );
  const name = isFolder ? basename(folder) : basename(target).replace(/\.toml$/i, '');
  return { name, file, folder, entries: [...handedIn, ...listed], refused };
}

function statOf(target: string): { isDirectory(): boolean } {
  const found = statSync(target, { throwIfNoEntry: false });
  if (!found) throw new UsageError(arenaSpeech().tournament.noTarget(target));
  return found;
}

const EMPTY: TournamentFile = { clock: {}, limits: {}, config: {}, players: [] };

const readIfThere = (file: string): TournamentFile =>
  statSync(file, { throwIfNoEntry: false }) === undefined ? EMPTY : readFile(file);

function readFile(file: string): TournamentFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new UsageError(fileSentence(file, { code: 'unreadable' }));
  }
  const read = readTournament(text, parseCommandLine);
  if (!read.ok) throw new UsageError(fileSentence(file, read.error));
  return read.value;
}
