import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, resolve, sep } from 'node:path';
import type { Absent } from '@dedalo/protocol/report';
import {
  BOT_FILE,
  type HandIn,
  type PlayerEntry,
  readHandIns,
  readTournament,
  type TournamentFile,
} from '@dedalo/arena/tournament/index';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { parseCommandLine } from '../../arena/command-line.ts';
import { UsageError } from '../../usage.ts';
import { fileSentence } from '../../arena/file-sentence.ts';

const FILE = 'tournament.toml';

/** The input: a file, or a folder of hand-ins with or without a file. */
export interface Source {
  /** The name of the results. */
  readonly name: string;
  readonly file: TournamentFile;
  /** The folder in which files are looked for. */
  readonly folder: string;
  readonly handIns: readonly PlacedEntry[];
  /** The players of the file. */
  readonly listed: readonly PlacedEntry[];
  /** What lies among the hand-ins and cannot be entered. */
  readonly refused: readonly Absent[];
}

/** A player whose folder is a whole path, and where its author finds it. */
export interface PlacedEntry {
  readonly entry: PlayerEntry;
  readonly place: string;
}

export async function readSource(target: string): Promise<Source> {
  const isFolder = statOf(target).isDirectory();
  const folder = resolve(isFolder ? target : dirname(target));
  const file = isFolder ? readIfThere(join(folder, FILE)) : readFile(target);
  const place = (entry: PlayerEntry): PlacedEntry =>
    entry.kind === 'program'
      ? { place: entry.folder, entry: { ...entry, folder: resolve(folder, entry.folder) } }
      : { place: '', entry };
  const others = [FILE, ...namedFiles(file, folder)];
  const found = isFolder ? await readHandIns(folder, { split: parseCommandLine, others }) : [];
  const name = isFolder ? basename(folder) : basename(target).replace(/\.toml$/i, '');
  return {
    name,
    file,
    folder,
    handIns: found.flatMap((one) => (one.type === 'entry' ? [place(one.entry)] : [])),
    listed: file.players.map(place),
    refused: found.flatMap((one) => (one.type === 'refused' ? [absentOf(one)] : [])),
  };
}

/** The files that a tournament's file names beside the hand-ins: the folders of its players, and files of levels. */
function namedFiles({ players, config }: TournamentFile, folder: string): string[] {
  const paths = [
    ...players.flatMap((entry) => (entry.kind === 'program' ? [entry.folder] : [])),
    ...Object.values(config)
      .filter((value) => typeof value === 'string')
      .filter((value) => !existsSync(join(folder, value, BOT_FILE))),
  ];
  return paths.map((path) => normalize(path).split(sep)[0]!);
}

/** The game of all hand-ins; undefined where one names none, or they differ. */
export function commonGame({ handIns }: Pick<Source, 'handIns'>): string | undefined {
  const games = new Set(handIns.map(({ entry }) => (entry.kind === 'program' ? entry.game : undefined)));
  return games.size === 1 ? [...games][0] : undefined;
}

/** The data of a hand-in for grading. */
export const gradingOf = ({ id, author }: Pick<Absent, 'id' | 'author'>): Pick<Absent, 'id' | 'author'> => ({
  ...(id !== undefined && { id }),
  ...(author !== undefined && { author }),
});

function absentOf({ name, place, problem }: Extract<HandIn, { type: 'refused' }>): Absent {
  const { code } = problem;
  if (code === 'bad-bot-file')
    return { name, code, place, detail: fileSentence(join(place, BOT_FILE), problem.problem) };
  if (code === 'name-taken') return { name, code, place, detail: problem.entry.name, ...gradingOf(problem.entry) };
  return { name, code, place, detail: '' };
}

function statOf(target: string): { isDirectory(): boolean } {
  const found = statSync(target, { throwIfNoEntry: false });
  if (!found) throw new UsageError(arenaSpeech().tournament.noTarget(target));
  return found;
}

const EMPTY: TournamentFile = { clock: {}, limits: {}, config: {}, players: [], grades: [] };

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
