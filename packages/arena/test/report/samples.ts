import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  BoutEnding,
  Fault,
  Format,
  GameResult,
  Lot,
  SeatTime,
  Settings,
  TournamentResult,
} from '@dedalo/protocol/report';
import { CLOCK, LIMITS } from '../../src/bout/bout.ts';
import { HOSTILE_LINE, HOSTILE_LOG, HOSTILE_NAME } from './hostile.ts';
import { alone, type Meeting, roundRobin, swiss } from './plans.ts';
import { type Played, playSample } from './play-sample.ts';
import { tallyPairings, tallyPlayers } from './tally.ts';

interface Plan {
  readonly title: string;
  readonly game: string;
  readonly format: Format;
  readonly settings: Settings;
  readonly names: readonly string[];
  readonly meetings: readonly Meeting[];
}

const NAMES = [
  'Ada Conti',
  HOSTILE_NAME,
  'Bruno Reis',
  'Χριστίνα Παππά',
  'late_bot',
  'random',
  'Eva Lindqvist-Ångström',
  'search',
];
const STUDENTS = ['Ada Conti', 'Bruno Reis', 'Eva Lindqvist-Ångström', 'random'];

/** Real games of bots under the names of students, as a tournament would leave them. */
export const SAMPLES = {
  stratego: {
    title: 'Stratego <b>cup</b> 2026',
    game: 'stratego',
    format: 'round-robin',
    settings: { rules: 'final' },
    names: NAMES,
    meetings: roundRobin(NAMES.length),
  },
  swiss: {
    title: 'Autumn open',
    game: 'stratego',
    format: 'swiss',
    settings: {},
    names: NAMES,
    meetings: swiss(NAMES.length, 4),
  },
  knockout: { title: 'The cup', game: 'theseus', format: 'knockout', settings: {}, names: NAMES, meetings: [] },
  theseus: {
    title: 'In the labyrinth',
    game: 'theseus',
    format: 'gauntlet',
    settings: { size: 9 },
    names: STUDENTS,
    meetings: STUDENTS.slice(1).flatMap((_, index) => [
      { round: 1, seats: [0, index + 1] },
      { round: 2, seats: [index + 1, 0] },
    ]),
  },
  sokoban: {
    title: 'Boxes',
    game: 'sokoban',
    format: 'round-robin',
    settings: { limit: 150, last: 5 },
    names: STUDENTS,
    meetings: alone(STUDENTS.length, 5),
  },
  race: {
    title: 'The race',
    game: 'race',
    format: 'round-robin',
    settings: { level: 1, seconds: 60 },
    names: STUDENTS,
    meetings: alone(STUDENTS.length, 2),
  },
  pokelabirinto: {
    title: 'Out of the maze',
    game: 'pokelabirinto',
    format: 'round-robin',
    settings: {},
    names: STUDENTS,
    meetings: alone(STUDENTS.length, 2),
  },
  'logic-maze': {
    title: 'Minotaurs',
    game: 'logic-maze',
    format: 'round-robin',
    settings: { limit: 80, last: 4 },
    names: STUDENTS,
    meetings: alone(STUDENTS.length, 4),
  },
  isles: {
    title: 'Nothing but rules',
    game: 'isles',
    format: 'round-robin',
    settings: {},
    names: STUDENTS,
    meetings: roundRobin(STUDENTS.length),
  },
} as const satisfies Record<string, Plan>;

export type SampleName = keyof typeof SAMPLES;

/** Plays a tournament, and writes its replays and logs into the folder. */
export async function playTournament(name: SampleName, folder: string): Promise<TournamentResult> {
  const plan: Plan = SAMPLES[name];
  mkdirSync(join(folder, 'games'), { recursive: true });
  const { games, outIn, lots }: Tournament =
    plan.format === 'knockout'
      ? await playKnockout(plan, folder)
      : { games: await playAll(plan, plan.meetings, folder), outIn: new Map(), lots: [] };
  const isSolo = games.every(({ seats }) => seats.length === 1);
  const duels = isSolo ? duelsOf(games) : games;
  return sorted({
    title: plan.title,
    game: plan.game,
    isSolo,
    format: plan.format,
    seed: 'samples',
    settings: plan.settings,
    clock: CLOCK,
    limits: LIMITS,
    isSandboxed: false,
    isFinished: name !== 'swiss',
    players: tallyPlayers(plan.names, duels, outIn),
    ...(lots.length > 0 && { lots }),
    absent: [
      { name: 'Carla <script>', code: 'build-failed', place: 'carla', detail: 'exit code 1', said: ['<b>error</b>'] },
    ],
    sameCode: [
      { names: ['Carla <script>', plan.names[0]!], lines: 45, of: 60 },
      { names: [plan.names[0]!, plan.names[1]!], lines: 6, of: 60 },
    ],
    pairings: tallyPairings(plan.names.length, duels),
    games: isSolo ? compareLevels(games) : games,
  });
}

async function playAll(plan: Plan, meetings: readonly Meeting[], folder: string, first = 1): Promise<GameResult[]> {
  const games: GameResult[] = [];
  for (const [index, meeting] of meetings.entries())
    games.push(await playOne(plan, meeting, { folder, number: first + index }));
  return games;
}

interface Tournament {
  readonly games: readonly GameResult[];
  readonly outIn: ReadonlyMap<number, number>;
  readonly lots: readonly Lot[];
}

/** Two who draw toss a coin: the one with the smaller number goes on. */
async function playKnockout(plan: Plan, folder: string): Promise<Tournament> {
  const games: GameResult[] = [];
  const lots: Lot[] = [];
  const outIn = new Map<number, number>();
  let left = plan.names.map((_, index) => index);
  for (let round = 1; left.length > 1; round++) {
    const next: number[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [a, b] = [left[at]!, left[at + 1]!];
      const meetings = [
        { round, seats: [a, b] },
        { round, seats: [b, a] },
      ];
      const played = await playAll(plan, meetings, folder, games.length + 1);
      games.push(...played);
      const { points } = tallyPlayers(plan.names, played)[a]!;
      const winner = points >= 1 ? a : b;
      if (points === 1) lots.push({ round, winner: a, loser: b });
      next.push(winner);
      outIn.set(winner === a ? b : a, round);
    }
    left = next;
  }
  return { games, outIn, lots };
}

async function playOne(
  plan: Plan,
  { round, seats }: Meeting,
  { folder, number }: { readonly folder: string; readonly number: number },
): Promise<GameResult> {
  const id = `g${String(number).padStart(4, '0')}`;
  const names = seats.map((player) => plan.names[player]!);
  const fault = faultOf(names, number);
  const played = await playSample({
    game: plan.game,
    settings: plan.settings,
    course: round - 1,
    seed: `sample ${number}`,
    names,
    ...(fault && { until: 24 }),
  });
  const ending: BoutEnding =
    fault && !played.outcome ? { type: 'fault', ...fault } : { type: 'over', outcome: played.outcome! };
  const replay = `games/${id}.replay`;
  writeFileSync(join(folder, replay), played.replay);
  const logs = names.map((name, seat) => writeLog(name, { folder, file: `games/${id}-${seat + 1}.log` }));
  return {
    id,
    round,
    seats,
    points: pointsOf(ending, seats.length),
    ending,
    ...(seats.length === 1 && { score: played.score }),
    ...(played.title !== undefined && { title: played.title }),
    actions: played.actions,
    times: seats.map((player) => timeOf(player, played)),
    replay,
    logs,
    command: `dedalo match ${plan.game} "python3 it's \\"mine\\".py" random --games 1 --seed sample-${number}`,
  };
}

const FAULTS: readonly Fault[] = [
  { code: 'too-slow', message: 14, turn: 12, detail: '6021 ms' },
  { code: 'not-json', message: 14, turn: 12, line: HOSTILE_LINE },
  { code: 'illegal-action', message: 14, turn: 12, line: '{"action":"m 1 1 n 2"}', detail: 'not-your-piece' },
  { code: 'exited', message: 14, turn: 12, detail: 'exit code 1' },
];

/** Some lose by their own fault, in some of their games. */
function faultOf(names: readonly string[], number: number): { seat: number; fault: Fault } | undefined {
  const seat = names.findIndex((name) => name === 'late_bot' || name === HOSTILE_NAME);
  if (seat < 0 || number % 3 !== 0) return undefined;
  const fault = FAULTS[names[seat] === 'late_bot' ? 0 : 1 + (number % 9) / 3]!;
  return { seat, fault };
}

function pointsOf(ending: BoutEnding, seats: number): number[] {
  if (ending.type === 'fault') return Array.from({ length: seats }, (_, seat) => (seat === ending.seat ? 0 : 1));
  const { winners } = ending.outcome;
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0));
}

const better = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0.5 : a[at]! > b[at]! ? 1 : 0;
};

/** The share of the others that one has left behind on a level. */
function compareLevels(games: readonly GameResult[]): GameResult[] {
  const compared: GameResult[] = [];
  for (const game of games) {
    const others = games.filter((other) => other.round === game.round && other !== game);
    const points = others.map((other) => better(game.score!, other.score!));
    compared.push({ ...game, points: [points.reduce((sum, each) => sum + each, 0) / others.length] });
  }
  return compared;
}

/** Two who were on the same level have met there. */
function duelsOf(games: readonly GameResult[]): GameResult[] {
  const duels: GameResult[] = [];
  for (const [index, one] of games.entries()) {
    for (const two of games.slice(index + 1).filter(({ round }) => round === one.round)) {
      const points = better(one.score!, two.score!);
      duels.push({
        ...one,
        seats: [one.seats[0]!, two.seats[0]!],
        points: [points, 1 - points],
        times: [one.times[0]!, two.times[0]!],
      });
    }
  }
  return duels;
}

const timeOf = (player: number, { actions }: Played): SeatTime => ({
  asked: Math.ceil(actions / 2),
  total: Math.ceil(actions / 2) * (3 + player * 11.5),
  longest: 12 + player * 140,
  banked: player === 4 ? 2400 : 0,
});

function writeLog(name: string, { folder, file }: { readonly folder: string; readonly file: string }): string | null {
  if (name === 'random' || name === 'search') return null;
  const text =
    name === HOSTILE_NAME ? HOSTILE_LOG : `ready, I am ${name}\n${'depth 4, 1234 nodes, best m 3 4 n\n'.repeat(6)}`;
  writeFileSync(join(folder, file), text);
  return file;
}

/** The best first, with all numbers of players changed to that order. */
function sorted(result: TournamentResult): TournamentResult {
  const order = result.players
    .map((_, index) => index)
    .sort((a, b) => result.players[b]!.points - result.players[a]!.points);
  const placeOf = (player: number): number => order.indexOf(player);
  return {
    ...result,
    players: order.map((index) => result.players[index]!),
    pairings: order.map((a) => order.map((b) => result.pairings[a]![b]!)),
    ...(result.lots && {
      lots: result.lots.map(({ round, winner, loser }) => ({ round, winner: placeOf(winner), loser: placeOf(loser) })),
    }),
    games: result.games.map((game) => ({ ...game, seats: game.seats.map(placeOf) })),
  };
}
