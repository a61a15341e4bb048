import type { Absent, ClockRules, Format, Limits, Settings } from '@dedalo/protocol/report';
import { CLOCK, type ArenaGame, type Effort, findBot, LIMITS } from '@dedalo/arena';
import type { Secret } from '@dedalo/arena/bout/secret';
import {
  foldName,
  type Grade,
  hashOf,
  type Identity,
  type NamedEntry,
  type Seeding,
  usualRounds,
} from '@dedalo/arena/tournament/index';
import { nearest } from '@dedalo/grid';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { checkSeats } from '../../arena/check-seats.ts';
import { coursesOf, seatsOf, writtenCourse } from '../../arena/courses.ts';
import { effortOf } from '../../arena/effort.ts';
import { findArenaGame } from '../../arena/find-arena-game.ts';
import { usualJobs } from '../../arena/jobs-option.ts';
import { readPlayer, refusalOf } from '../../arena/player-spec.ts';
import { type ProgramRules, programRulesOf } from '../../arena/program-rules.ts';
import { checkSandbox, checkTrust, isSandboxedBy, tellOfNoSandbox } from '../../arena/sandbox-rules.ts';
import { UsageError } from '../../usage.ts';
import type { TournamentFlags } from './flags.ts';
import { checkNames, comparedOf, enter, gradesOf, namedEntries } from './enter.ts';
import { commonGame, type PlacedEntry, type Source } from './source.ts';

/** A requested tournament, with everything checked that can be checked in advance. */
export interface Order {
  readonly title: string;
  readonly arenaGame: ArenaGame;
  readonly courses: readonly { readonly title?: string; readonly config: string }[];
  readonly isSolo: boolean;
  readonly format: Format;
  readonly games: number;
  readonly rounds: number | undefined;
  /** Undefined where none was given. */
  readonly seed: string | undefined;
  readonly secret: Secret | undefined;
  readonly seeding: Seeding;
  /** By name. */
  readonly challengers: readonly string[];
  readonly settings: Settings;
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  readonly keepsPrograms: boolean;
  readonly jobs: number;
  readonly entries: readonly NamedEntry[];
  readonly refused: readonly Absent[];
  readonly grades: readonly Grade[];
  /** The players whose code is compared, including those that cannot play. */
  readonly compared: readonly { readonly name: string; readonly folder: string }[];
}

const USUAL_GAMES = 2;
/** Where a level is made from the seed, it says little. */
const USUAL_LEVELS = 10;

export async function orderOf(source: Source, flags: TournamentFlags): Promise<Order> {
  const said = arenaSpeech().tournament;
  const { file } = source;
  const told = flags.game ?? file.game;
  const id = told ?? commonGame(source);
  if (id === undefined) throw new UsageError(said.noGame);
  const arenaGame = await findArenaGame(id);
  if (told === undefined) process.stderr.write(`dedalo: ${said.commonGame(id)}\n`);
  const settings = { ...file.config, ...flags.set };
  const courses = coursesOf(arenaGame, settings, source.folder);
  const seats = seatsOf(arenaGame, courses);
  const isSolo = seats === 1;
  const effort = effortOf(flags);
  const listed = [...source.listed, ...botsOf(flags, { arenaGame, effort })];
  checkNames(listed);
  for (const { entry } of listed) if (entry.kind === 'bot') checkBot(arenaGame, entry.bot, seats);
  const { entered, refused } = enter(source, { listed, arenaGame });
  const entries = namedEntries(entered, effort);
  const usualGames = isSolo ? (courses.length === 1 ? USUAL_LEVELS : courses.length) : USUAL_GAMES;
  const games = flags.games ?? file.games ?? usualGames;
  if (!isSolo && games % 2 === 1) throw new UsageError(said.oddGames);
  const format = flags.format ?? file.format ?? 'round-robin';
  const rules = rulesOf(source, flags);
  if (entries.some(({ entry }) => entry.kind === 'program')) {
    checkSandbox(rules);
    checkTrust(rules, flags.trust === true);
    tellOfNoSandbox(rules);
  }
  return {
    title: flags.title ?? file.title ?? source.name,
    arenaGame,
    courses: courses.map((course) => writtenCourse(arenaGame, course)),
    isSolo,
    format,
    games,
    rounds: format === 'swiss' ? (flags.rounds ?? file.rounds) : undefined,
    seed: flags.seed ?? file.seed,
    secret: flags.secret,
    seeding: flags.seeding ?? file.seeding ?? 'draw',
    challengers: format === 'gauntlet' ? challengersOf(entries, flags.challenger ?? file.challengers) : [],
    settings,
    ...rules,
    jobs: flags.jobs ?? file.jobs ?? usualJobs(),
    entries,
    refused,
    grades: gradesOf(source, entries),
    compared: comparedOf(source, { entries, refused }),
  };
}

/** A flag comes before the file, and the file before the default. */
function rulesOf({ file }: Source, flags: TournamentFlags): ProgramRules {
  const given = programRulesOf(flags);
  const move = flags.moveTime ?? file.clock.move ?? CLOCK.move;
  return {
    clock: {
      move,
      bank: flags.bank ?? file.clock.bank ?? CLOCK.bank,
      first: flags.firstTime ?? file.clock.first ?? Math.max(CLOCK.first, move),
      hello: flags.helloTime ?? file.clock.hello ?? CLOCK.hello,
      ...((flags.pondering || file.pondering) && { pondering: true }),
    },
    limits: {
      ...LIMITS,
      ...file.limits,
      ...(flags.memory !== undefined && { memory: given.limits.memory }),
      ...(flags.processes !== undefined && { processes: given.limits.processes }),
    },
    isSandboxed: isSandboxedBy(flags.sandbox ?? file.sandbox),
    keepsPrograms: given.keepsPrograms || file.keep === true,
  };
}

function botsOf({ bots = [] }: TournamentFlags, how: { arenaGame: ArenaGame; effort: Effort }): PlacedEntry[] {
  const { arenaGame, effort } = how;
  return bots.map((word) => {
    const entry = readPlayer(word, { bots: arenaGame.bots, effort, folder: '.' });
    if (entry.kind === 'bot') return { entry, place: '' };
    throw refusalOf(word, arenaGame.bots);
  });
}

function checkBot(arenaGame: ArenaGame, word: string, seats: number): void {
  if (!findBot(arenaGame.bots, word)) throw refusalOf(word, arenaGame.bots);
  checkSeats(arenaGame, word, seats);
}

function challengersOf(entries: readonly NamedEntry[], wanted: readonly string[] | undefined): string[] {
  const said = arenaSpeech().tournament;
  const players = entries.map(({ entry }) => entry);
  const names = players.map(({ name }) => name);
  const chosen = wanted ?? players.filter(({ kind }) => kind === 'bot').map(({ name }) => name);
  if (chosen.length === 0) throw new UsageError(said.noChallenger);
  const found = chosen.map((name) => {
    const known = names.find((one) => foldName(one) === foldName(name));
    if (known !== undefined) return known;
    const meant = nearest(name, names);
    throw new UsageError(said.unknownChallenger({ name, ...(meant !== undefined && { meant }) }));
  });
  if (new Set(found).size >= names.length) throw new UsageError(said.everybodyChallenges);
  return [...new Set(found)];
}

export const roundsOf = ({ rounds }: Order, players: number): number => rounds ?? usualRounds(players);

/**
 * Everything that decides the games but the seed, the secret and the players: a tournament is only resumed with the
 * same. Players have versions of their own.
 */
export function identityOf(order: Order): Identity {
  const { arenaGame, format, games, rounds, seeding, challengers, clock, limits, isSandboxed, courses } = order;
  return {
    game: arenaGame.game.id,
    rules: arenaGame.game.rulesVersion,
    format,
    games,
    ...(rounds !== undefined && { rounds }),
    seeding,
    ...(format === 'gauntlet' && { challenger: challengers }),
    clock,
    limits,
    sandbox: isSandboxed,
    ...(order.keepsPrograms && { keep: true }),
    config: hashOf(courses),
  };
}
