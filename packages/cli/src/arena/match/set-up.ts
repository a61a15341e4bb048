import { type ArenaGame, type PlayerSpec, sittersOf } from '@dedalo/arena';
import { secretOfSeed } from '@dedalo/arena/bout/secret';
import type { SprtRules } from '@dedalo/arena/series/index';
import { type Contestant, hashOf, type Identity, slugsOf, type Tournament } from '@dedalo/arena/tournament/index';
import { checkSeats } from '../check-seats.ts';
import { coursesOf, seatsOf, writtenCourse } from '../courses.ts';
import { effortOf } from '../effort.ts';
import { findArenaGame } from '../find-arena-game.ts';
import { seatPlayer } from '../player-spec.ts';
import { type ProgramRules, programRulesOf } from '../program-rules.ts';
import { checkSandbox, tellOfNoSandbox } from '../sandbox-rules.ts';
import { againCommand } from './again.ts';
import { gamesOf, type MatchFlags, sprtOf } from './match-flags.ts';
import { contentOf } from './program-content.ts';

/** A match as it was typed. */
export interface TypedMatch {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly flags: MatchFlags;
}

/** A requested match, with everything checked that can be checked before a game. */
export interface MatchOrder {
  readonly typed: TypedMatch;
  readonly arenaGame: ArenaGame;
  readonly courses: Tournament['courses'];
  readonly isSolo: boolean;
  readonly players: Two;
  readonly rules: ProgramRules;
  readonly games: number;
  readonly sprt: SprtRules | undefined;
}

export async function orderMatch(typed: TypedMatch): Promise<MatchOrder> {
  const { game, a, b, flags } = typed;
  const sprt = sprtOf(flags);
  const arenaGame = await findArenaGame(game);
  const courses = coursesOf(arenaGame, flags.set);
  const seats = seatsOf(arenaGame, courses);
  const rules = programRulesOf(flags);
  const { classpath = [] } = flags;
  const table = { arenaGame, effort: effortOf(flags), folder: process.cwd(), classpath, rules };
  const players = distinct([await seatPlayer(a, table), await seatPlayer(b, table)]);
  if (players.some(({ kind }) => kind === 'program')) {
    checkSandbox(rules);
    tellOfNoSandbox(rules);
  }
  for (const player of players) if (player.kind === 'bot') checkSeats(arenaGame, player.bot, seats);
  return {
    typed,
    arenaGame,
    courses: courses.map((course) => writtenCourse(arenaGame, course)),
    isSolo: seats === 1,
    players,
    rules,
    games: gamesOf(flags),
    sprt,
  };
}

/** A match is a tournament of two players with no fixed number of games. */
export function matchOf(order: MatchOrder, seed: string): Tournament {
  const { typed, arenaGame, courses, isSolo, players, rules, games, sprt } = order;
  const names = players.map(({ name }) => name);
  return {
    title: names.join(' – '),
    game: arenaGame.game.id,
    settings: typed.flags.set,
    ...rules,
    checksReplays: typed.flags.replays,
    field: {
      format: 'match',
      slugs: slugsOf(names),
      isSolo,
      games,
      rounds: 1,
      seed,
      seeding: 'order',
      challengers: [],
      ...(sprt && { sprt }),
    },
    players: players.map((spec) => contestantOf(spec, arenaGame)),
    absent: [],
    courses,
    secret: secretOfSeed(seed),
    commandFor: (id) => againCommand(typed, { seed, id }),
  };
}

function contestantOf(spec: PlayerSpec, { bots }: ArenaGame): Contestant {
  const sitters = spec.kind === 'bot' ? sittersOf(bots, spec.bot) : undefined;
  return { spec, ...(sitters && { bots: sitters }) };
}

/** Everything that decides the games but the seed. A match may be made longer, or get another test. */
export async function identityOfMatch({ typed, arenaGame, courses, players, rules }: MatchOrder): Promise<Identity> {
  return {
    format: 'match',
    game: arenaGame.game.id,
    rules: arenaGame.game.rulesVersion,
    clock: rules.clock,
    limits: rules.limits,
    sandbox: rules.isSandboxed,
    ...(rules.keepsPrograms && { keep: true }),
    config: hashOf(courses),
    // A class is compiled into a new folder each time, so the typed text identifies it.
    players: await Promise.all(
      [typed.a, typed.b].map(async (text, index) => {
        const spec = players[index]!;
        if (spec.kind === 'bot') return spec;
        const content = await contentOf(spec, process.cwd());
        return { program: text.trim(), classpath: typed.flags.classpath, content };
      }),
    ),
  };
}

type Two = readonly [PlayerSpec, PlayerSpec];

/** Two players of one name can still be told apart. */
export const distinct = ([a, b]: Two): Two =>
  a.name === b.name
    ? [
        { ...a, name: `${a.name} (a)` },
        { ...b, name: `${b.name} (b)` },
      ]
    : [a, b];
