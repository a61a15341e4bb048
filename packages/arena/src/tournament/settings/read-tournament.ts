import { type ClockRules, FORMATS, type Limits } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import type { Effort } from '../../bout/bout.ts';
import { said } from '../../games/settings-reader.ts';
import { SEEDINGS } from '../plan/field.ts';
import { readGrades } from './grade.ts';
import { foldName, LONGEST_NAME } from './names.ts';
import type { FileProblem } from './problem.ts';
import { readClass } from './read-class.ts';
import { openToml, type TableReader } from './table-reader.ts';
import type { ClassEntry, CommandEntry, PlayerEntry, ProgramEntry, TournamentFile } from './tournament-file.ts';

/** Splits a command line into words. */
export type SplitCommand = (text: string) => Result<readonly string[], { readonly code: string }>;

export const MOST_GAMES = 100_000;
export const MOST_ROUNDS = 1000;
export const MOST_JOBS = 256;

const KEYS = [
  'game',
  'title',
  'format',
  'games',
  'rounds',
  'seed',
  'seeding',
  'jobs',
  'sandbox',
  'pondering',
  'keep',
  'challenger',
  'clock',
  'limits',
  'config',
  'player',
  'grade',
] as const;

const LONGEST_TITLE = 200;
const LONGEST_WORD = 100;

/** The door for the file of a tournament. */
export function readTournament(text: string, split: SplitCommand): Result<TournamentFile, FileProblem> {
  const opened = openToml(text);
  if (!opened.ok) return opened;
  const reader = opened.value;
  reader.knowOnly(KEYS);
  const file: TournamentFile = {
    ...said({
      game: reader.text('game', LONGEST_WORD),
      title: reader.text('title', LONGEST_TITLE),
      format: reader.choice('format', FORMATS),
      games: reader.whole('games', { least: 1, most: MOST_GAMES }),
      rounds: reader.whole('rounds', { least: 1, most: MOST_ROUNDS }),
      seed: reader.word('seed', LONGEST_WORD),
      seeding: reader.choice('seeding', SEEDINGS),
      jobs: reader.whole('jobs', { least: 1, most: MOST_JOBS }),
      sandbox: reader.flag('sandbox'),
      pondering: reader.flag('pondering'),
      keep: reader.flag('keep'),
      challengers: reader.texts('challenger'),
    }),
    clock: readClock(reader.table('clock')),
    limits: readLimits(reader.table('limits')),
    config: reader.table('config').settings(),
    players: readPlayers(reader.tables('player'), split),
    grades: readGrades(reader.tables('grade')),
  };
  return reader.problem ? err(reader.problem) : ok(file);
}

/** A day. */
const MOST_SECONDS = 86_400;

function readClock(reader: TableReader): Partial<ClockRules> {
  reader.knowOnly(['move', 'bank', 'first', 'hello']);
  const time = (key: string, least: number): number | undefined => {
    const seconds = reader.number(key, { least, most: MOST_SECONDS });
    return seconds === undefined ? undefined : Math.round(seconds * 1000);
  };
  return said({
    move: time('move', 0.001),
    bank: time('bank', 0),
    first: time('first', 0.001),
    hello: time('hello', 0.001),
  });
}

const KB = 1024;

function readLimits(reader: TableReader): Partial<Limits> {
  reader.knowOnly(['memory', 'processes', 'log']);
  const memory = reader.whole('memory', { least: 16, most: 1_000_000 });
  const log = reader.whole('log', { least: 1, most: 1_000_000 });
  return said({
    memory: memory === undefined ? undefined : memory * KB * KB,
    processes: reader.whole('processes', { least: 1, most: 100_000 }),
    log: log === undefined ? undefined : log * KB,
  });
}

function readPlayers(readers: readonly TableReader[], split: SplitCommand): PlayerEntry[] {
  const players: PlayerEntry[] = [];
  const names = new Set<string>();
  for (const reader of readers) {
    const player = readPlayer(reader, split);
    if (!player) continue;
    if (names.has(foldName(player.name))) {
      reader.refuse({ code: 'name-taken', key: 'name', name: player.name }, 'name');
    }
    names.add(foldName(player.name));
    players.push(player);
  }
  return players;
}

function readPlayer(reader: TableReader, split: SplitCommand): PlayerEntry | undefined {
  reader.knowOnly(['name', 'bot', 'nodes', 'ms', 'command', 'player', 'classpath', 'folder', 'build', 'id', 'author']);
  if (!reader.has('bot')) return readProgram(reader, { split, folder: '.' });
  const stranger = ['command', 'player', 'classpath', 'folder', 'build'].find((key) => reader.has(key));
  if (stranger !== undefined) return reader.refuse({ code: 'either-or', key: 'bot', other: stranger }, stranger);
  const bot = reader.text('bot', LONGEST_WORD);
  const name = reader.text('name', LONGEST_NAME) ?? bot;
  const effort = readEffort(reader);
  return bot === undefined || name === undefined ? undefined : { kind: 'bot', name, bot, ...said({ effort }) };
}

/** An hour. */
const MOST_TIME = 3_600_000;

function readEffort(reader: TableReader): Effort | undefined {
  const nodes = reader.whole('nodes', { least: 1, most: 1e9 });
  const time = reader.whole('ms', { least: 1, most: MOST_TIME });
  if (nodes !== undefined && time !== undefined) {
    return reader.refuse({ code: 'either-or', key: 'nodes', other: 'ms' }, 'ms');
  }
  return nodes === undefined ? (time === undefined ? undefined : { time }) : { nodes };
}

/** What is usual for a program whose table does not say it. */
interface ProgramDefaults {
  readonly split: SplitCommand;
  readonly folder: string;
  readonly name?: string;
}

function readProgram(reader: TableReader, { split, folder, name: usual }: ProgramDefaults): ProgramEntry | undefined {
  const effort = ['nodes', 'ms'].find((key) => reader.has(key));
  if (effort !== undefined) reader.refuse({ code: 'either-or', key: 'command', other: effort }, effort);
  const name = reader.text('name', LONGEST_NAME) ?? reader.required('name', usual);
  const started = readStart(reader, split);
  const build = reader.command('build', split);
  const own = reader.text('folder', 4096) ?? folder;
  const grading = said({ id: reader.word('id', LONGEST_WORD), author: reader.text('author', LONGEST_TITLE) });
  if (name === undefined || started === undefined) return undefined;
  return { kind: 'program', name, ...started, folder: own, ...said({ build }), ...grading };
}

/** A command, or a class. */
function readStart(reader: TableReader, split: SplitCommand): CommandEntry | ClassEntry | undefined {
  if (reader.has('player') && reader.has('command')) {
    return reader.refuse({ code: 'either-or', key: 'player', other: 'command' }, 'command');
  }
  if (reader.has('player')) return readClass(reader);
  if (reader.has('classpath')) return reader.refuse({ code: 'missing-key', key: 'player' }, 'classpath');
  const command = reader.required('command', reader.command('command', split));
  return command && { command };
}

/** The door for the `bot.toml` of a hand-in, whose name is that of its folder where it says no other. */
export function readBotFile(
  text: string,
  { folder, split }: { readonly folder: string; readonly split: SplitCommand },
): Result<ProgramEntry, FileProblem> {
  const opened = openToml(text);
  if (!opened.ok) return opened;
  const reader = opened.value;
  reader.knowOnly(['name', 'game', 'command', 'player', 'classpath', 'build', 'id', 'author']);
  const usual = [...folder].slice(0, LONGEST_NAME).join('');
  const game = reader.text('game', LONGEST_WORD);
  const entry = readProgram(reader, { split, folder, name: usual });
  return reader.problem || !entry ? err(reader.problem!) : ok({ ...entry, ...said({ game }) });
}
