import { CLOCK, type Contest, type Effort, LIMITS, type PlayerSpec } from '@dedalo/arena';
import type { Absent, ClockRules, Format, Limits, Settings } from '@dedalo/arena';
import {
  foldName,
  hashOf,
  type Identity,
  type NamedEntry,
  type PlayerEntry,
  type Seeding,
  slugsOf,
  usualRounds,
} from '@dedalo/arena/tournament/index';
import { nearest } from '@dedalo/grid';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { checkSeats } from '../../arena/check-seats.ts';
import { coursesOf, seatsOf, writtenCourse } from '../../arena/courses.ts';
import { effortOf } from '../../arena/effort.ts';
import { findContest } from '../../arena/find-contest.ts';
import { usualJobs } from '../../arena/jobs-option.ts';
import { readPlayer } from '../../arena/player-spec.ts';
import { checkSandbox, programRulesOf } from '../../arena/program-rules.ts';
import { UsageError } from '../../usage.ts';
import type { TournamentFlags } from './flags.ts';
import type { Source } from './source.ts';

/** A tournament as it was asked for, with everything checked that can be before anything is done. */
export interface Order {
  readonly title: string;
  readonly contest: Contest;
  readonly courses: readonly { readonly title?: string; readonly config: string }[];
  readonly isSolo: boolean;
  readonly format: Format;
  readonly games: number;
  readonly rounds: number | undefined;
  /** Undefined where none was given. */
  readonly seed: string | undefined;
  readonly seeding: Seeding;
  /** By name. */
  readonly challengers: readonly string[];
  readonly settings: Settings;
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  readonly jobs: number;
  readonly effort: Effort;
  readonly entries: readonly NamedEntry[];
  readonly refused: readonly Absent[];
}

const USUAL_GAMES = 2;
/** Where a level is made from the seed, one says little. */
const USUAL_LEVELS = 10;

export async function orderOf(source: Source, flags: TournamentFlags): Promise<Order> {
  const said = arenaSpeech().tournament;
  const { file } = source;
  const id = flags.game ?? file.game;
  if (id === undefined) throw new UsageError(said.noGame);
  const contest = await findContest(id);
  const settings = { ...file.config, ...flags.set };
  const courses = coursesOf(contest, settings, source.folder);
  const seats = seatsOf(contest, courses);
  const isSolo = seats === 1;
  const effort = effortOf(flags);
  const entries = namedEntries([...source.entries, ...botsOf(flags, { contest, effort })], source);
  for (const { entry } of entries) if (entry.kind === 'bot') checkBot(contest, entry.bot, seats);
  const usualGames = isSolo ? (courses.length === 1 ? USUAL_LEVELS : courses.length) : USUAL_GAMES;
  const games = flags.games ?? file.games ?? usualGames;
  if (!isSolo && games % 2 === 1) throw new UsageError(said.oddGames);
  const format = flags.format ?? file.format ?? 'round-robin';
  const rules = rulesOf(source, flags);
  if (entries.some(({ entry }) => entry.kind === 'program')) checkSandbox(rules);
  return {
    title: flags.title ?? file.title ?? source.name,
    contest,
    courses: courses.map((course) => writtenCourse(contest, course)),
    isSolo,
    format,
    games,
    rounds: format === 'swiss' ? (flags.rounds ?? file.rounds) : undefined,
    seed: flags.seed ?? file.seed,
    seeding: flags.seeding ?? file.seeding ?? 'draw',
    challengers: format === 'gauntlet' ? challengersOf(entries, flags.challenger ?? file.challengers) : [],
    settings,
    ...rules,
    jobs: flags.jobs ?? file.jobs ?? usualJobs(),
    effort,
    entries,
    refused: source.refused,
  };
}

/** A flag goes before the file, and the file before what is usual. */
function rulesOf({ file }: Source, flags: TournamentFlags): Pick<Order, 'clock' | 'limits' | 'isSandboxed'> {
  const given = programRulesOf(flags);
  const move = flags.moveTime ?? file.clock.move ?? CLOCK.move;
  return {
    clock: {
      move,
      bank: flags.bank ?? file.clock.bank ?? CLOCK.bank,
      first: flags.firstTime ?? file.clock.first ?? Math.max(CLOCK.first, move),
      hello: flags.helloTime ?? file.clock.hello ?? CLOCK.hello,
    },
    limits: {
      ...LIMITS,
      ...file.limits,
      ...(flags.memory !== undefined && { memory: given.limits.memory }),
      ...(flags.processes !== undefined && { processes: given.limits.processes }),
    },
    isSandboxed: given.isSandboxed || file.sandbox === true,
  };
}

function botsOf({ bots = [] }: TournamentFlags, { contest, effort }: Pick<Order, 'contest' | 'effort'>): PlayerEntry[] {
  return bots.map((word) => {
    const player = readPlayer(word, { bots: contest.bots, effort, folder: '.' });
    if (player.kind === 'bot') return player;
    throw unknownBot(contest, word);
  });
}

function namedEntries(entries: readonly PlayerEntry[], { refused }: Source): NamedEntry[] {
  const taken = new Set<string>();
  for (const { name } of [...entries, ...refused]) {
    if (taken.has(foldName(name))) throw new UsageError(arenaSpeech().tournament.nameTaken(name));
    taken.add(foldName(name));
  }
  const slugs = slugsOf(entries.map(({ name }) => name));
  return entries.map((entry, index) => ({ entry, slug: slugs[index]! }));
}

function checkBot(contest: Contest, name: string, seats: number): void {
  if (!contest.bots.some((bot) => bot.name === name)) throw unknownBot(contest, name);
  checkSeats(contest, name, seats);
}

function unknownBot({ bots }: Contest, name: string): UsageError {
  const known = bots.map((bot) => bot.name);
  const meant = nearest(name, known);
  return new UsageError(
    arenaSpeech().match.unknownPlayer({ name, bots: known, ...(meant !== undefined && { meant }) }),
  );
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

/** How a player is seated; a program plays from its copy. */
export function specOf(entry: PlayerEntry, { effort, folder }: { effort: Effort; folder: string }): PlayerSpec {
  return entry.kind === 'bot'
    ? { kind: 'bot', name: entry.name, bot: entry.bot, effort: entry.effort ?? effort }
    : { kind: 'program', name: entry.name, command: entry.command, folder };
}

export const roundsOf = ({ rounds }: Order, players: number): number => rounds ?? usualRounds(players);

/** All that decides the games, but for the seed: an interrupted tournament goes on only with the same. */
export function identityOf(order: Order): Identity {
  const { contest, format, games, rounds, seeding, challengers, clock, limits, isSandboxed, courses } = order;
  return {
    game: contest.game.id,
    rules: contest.game.rulesVersion,
    format,
    games,
    ...(rounds !== undefined && { rounds }),
    seeding,
    ...(format === 'gauntlet' && { challenger: challengers }),
    clock,
    limits,
    sandbox: isSandboxed,
    config: hashOf(courses),
    players: [
      ...order.entries.map(({ entry }) => {
        const spec = specOf(entry, { effort: order.effort, folder: '' });
        return { ...spec, ...(entry.kind === 'program' && { build: entry.build }) };
      }),
      ...order.refused.map(({ name, code }) => ({ name, code })),
    ],
  };
}
