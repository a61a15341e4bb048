import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { formatReplay, parseReplay, playBots, Session, verifyReplay } from '@dedalo/engine';
import { findPath, Random } from '@dedalo/grid';
import {
  chooseAttack,
  type Chooser,
  createConfig,
  DESCRIBED_GAIN,
  escaper,
  type Fight,
  type FightOdds,
  FightSolver,
  MAZES,
  pokelabirinto as game,
  type PokelabirintoTypes,
  SHIPPED,
  simulateFight,
  solveFight,
} from '@dedalo/pokelabirinto';
import { isWithin } from '../judges/binomial.ts';
import type { FightSolveReport } from '../pokelabirinto-solve.ts';
import { allRight, type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const MOST_SECONDS = 1;
const MOST_MEGABYTES = 200;
const MOST_ERROR = 1e-6;
const CONFIDENCE = 0.999;

/** All pairs of shipped species, against an opponent as described. */
const FIGHTS: readonly Fight[] = SHIPPED.flatMap((hero) =>
  SHIPPED.map((rival) => ({ hero, rival, gain: DESCRIBED_GAIN, against: 'random' })),
);

function begin(fight: Fight): FightSolver {
  const solver = FightSolver.begin(fight);
  if (!solver.ok) throw new Error(solver.error.code);
  return solver.value;
}

function solve(fight: Fight): FightOdds {
  const odds = solveFight(fight);
  if (!odds.ok) throw new Error(odds.error.code);
  return odds.value;
}

function solveAlone({ hero, rival }: Fight): FightSolveReport {
  const file = fileURLToPath(new URL('../pokelabirinto-solve.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [file, hero.name, rival.name], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as FightSolveReport;
}

function* costs(): Iterable<Finding> {
  const sizes = FIGHTS.map((fight) => begin(fight).bytes);
  const largest = FIGHTS[sizes.indexOf(Math.max(...sizes))]!;
  const { seconds, bytes, peakBytes } = solveAlone(largest);
  const name = `pokelabirinto: exact odds of ${largest.hero.name} – ${largest.rival.name}, the largest`;
  yield {
    claim: `${name}: time`,
    bar: `≤ ${MOST_SECONDS} CPU s`,
    measured: `${seconds.toFixed(2)} s`,
    verdict: verdict(seconds <= MOST_SECONDS),
  };
  yield {
    claim: `${name}: memory with Node`,
    bar: `≤ ${MOST_MEGABYTES} MB`,
    measured: `${(peakBytes / 1e6).toFixed(0)} MB, tables ${(bytes / 1e6).toFixed(0)}`,
    verdict: verdict(peakBytes <= MOST_MEGABYTES * 1e6),
  };
}

function* errors(): Iterable<Finding> {
  const error = Math.max(...FIGHTS.map((fight) => begin(fight).error));
  yield {
    claim: `pokelabirinto: proven error of the odds of all ${FIGHTS.length} pairs of species`,
    bar: `< ${MOST_ERROR.toExponential()}`,
    measured: error.toExponential(1),
    verdict: verdict(error < MOST_ERROR),
  };
}

/** How many fights the hero wins, unhurt and without energy at first; it follows the odds, its rival chance. */
function simulate({ hero, rival, gain }: Fight, odds: FightOdds, fights: number): number {
  const best: Chooser = ({ attacker, defender, isFirst }) =>
    odds.best({ hero: attacker, rival: defender, attacker: 'hero', isFirst })!;
  const byChance: Chooser = (situation, random) => chooseAttack('random', situation, random);
  const start = {
    hero: { species: hero, hp: hero.hitPoints, energy: 0 },
    rival: { species: rival, hp: rival.hitPoints, energy: 0 },
    gain,
    choosers: { hero: best, rival: byChance },
  };
  const random = new Random(`pokelabirinto ${hero.name} ${rival.name}`);
  let won = 0;
  for (let fight = 0; fight < fights; fight++) if (simulateFight(start, random) === 'hero') won++;
  return won;
}

function* agreement(fights: number): Iterable<Finding> {
  let right = 0;
  let farthest = 0;
  for (const fight of FIGHTS) {
    const odds = solve(fight);
    const hero = { hp: fight.hero.hitPoints, energy: 0 };
    const win = odds.win({ hero, rival: { hp: fight.rival.hitPoints, energy: 0 } });
    const won = simulate(fight, odds, fights);
    if (isWithin(won, { trials: fights, chance: win }, CONFIDENCE)) right++;
    farthest = Math.max(farthest, Math.abs(won - fights * win) / Math.sqrt(fights * win * (1 - win)));
  }
  yield {
    claim: `pokelabirinto: ${fights.toLocaleString('en')} fights a pair of species are won as computed, within 99.9 %`,
    bar: 'all',
    measured: `${right} of ${FIGHTS.length}, ≤ ${farthest.toFixed(2)} σ`,
    verdict: verdict(right === FIGHTS.length),
  };
}

/** Every creature, both kinds of mazes, all sizes from the smallest on. */
function startGame(number: number): Session<PokelabirintoTypes> {
  const config = createConfig({
    rows: 5 + (number % 27),
    columns: 5 + (number % 23),
    maze: MAZES[number % MAZES.length]!,
    creature: number % SHIPPED.length,
  });
  if (!config.ok) throw new Error(config.error.code);
  return new Session(game, { config: config.value, seed: `proof ${number}`, names: [escaper.name] });
}

/** The bot against a wandering opponent. */
function* games(count: number): Iterable<Finding> {
  const right = { exits: 0, ended: 0, verified: 0 };
  let escaped = 0;
  for (let number = 0; number < count; number++) {
    const session = startGame(number);
    const { maze, hero } = session.state;
    if (findPath(maze.grid, { from: hero.at, to: maze.exit })) right.exits++;
    const record = playBots(session, [escaper], { random: new Random(`bot ${number}`) });
    const { reason } = session.outcome!;
    if (reason !== 'action-limit') right.ended++;
    if (reason === 'escaped') escaped++;
    const parsed = parseReplay(formatReplay(game, record));
    if (parsed.ok && verifyReplay(game, parsed.value).ok) right.verified++;
  }
  const played = `pokelabirinto: ${count.toLocaleString('en')} games of the bot, wandering opponent`;
  const share = ((100 * escaped) / count).toFixed(1);
  yield allRight(`${played}: the exit can be reached`, { right: right.exits, total: count });
  yield allRight(`${played}: not stuck (${share} % escaped)`, { right: right.ended, total: count });
  yield allRight(`${played}: the replay verifies`, { right: right.verified, total: count });
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  if (!isSample) yield* costs();
  yield* errors();
  yield* agreement(isSample ? 2000 : 100_000);
  yield* games(isSample ? 300 : 10_000);
}

export const pokelabirinto: Claim = { kind: 'correctness', findings };
