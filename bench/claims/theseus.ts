import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import {
  type Config,
  createConfig,
  ExactSolution,
  heuristic,
  minmax,
  random as randomBot,
  simulate,
  solved,
  type State,
  theseus as game,
} from '@dedalo/theseus';
import { isWithin } from '../judges/binomial.ts';
import type { SolveReport } from '../theseus-solve.ts';
import { allRight, type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const SOLVED_SEEDS = [1, 2, 3, 4, 5];
const MOST_SECONDS = 1.5;
const MOST_MEGABYTES = 300;

const CONFIDENCE = 0.999;
/** The described game on a board that is hard to win, and games in which Theseus is short of time. */
const SIMULATED: readonly (readonly [Partial<Config>, seed: number])[] = [
  [{}, 2],
  [{ rounds: 50 }, 3],
  [{ size: 11, rounds: 40 }, 1],
  [{ size: 9, supplies: 3, rounds: 30 }, 4],
  [{ size: 7, supplies: 3, rounds: 30 }, 1],
];

const WON_GAMES = 1000;
const LEAST_WON = 0.97;
const LEAST_DRAWN = 0.95;

function startOf(options: Partial<Config>, seed: number): State {
  const config = createConfig(options);
  if (!config.ok) throw new Error(config.error.code);
  return game.start(config.value, String(seed));
}

function solve(start: State): ExactSolution {
  const solving = ExactSolution.begin(start);
  if (!solving.ok) throw new Error(solving.error.code);
  return solved(solving.value);
}

function solveAlone(seed: number): SolveReport {
  const file = fileURLToPath(new URL('../theseus-solve.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [file, String(seed)], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as SolveReport;
}

function* costs(): Iterable<Finding> {
  const reports = SOLVED_SEEDS.map(solveAlone);
  const seconds = Math.max(...reports.map((report) => report.seconds));
  const tables = Math.max(...reports.map(({ bytes }) => bytes)) / 1e6;
  const peak = Math.max(...reports.map(({ peakBytes }) => peakBytes)) / 1e6;
  const name = `theseus: exact solve of 15 × 15, 4 supplies, 100 rounds, ${SOLVED_SEEDS.length} boards`;
  yield {
    claim: `${name}: time`,
    bar: `≤ ${MOST_SECONDS} CPU s`,
    measured: `${seconds.toFixed(2)} s`,
    verdict: verdict(seconds <= MOST_SECONDS),
  };
  yield {
    claim: `${name}: memory with Node`,
    bar: `≤ ${MOST_MEGABYTES} MB`,
    measured: `${peak.toFixed(0)} MB, tables ${tables.toFixed(0)}`,
    verdict: verdict(peak <= MOST_MEGABYTES),
  };
}

/** Both the games won and the games lost must be as many as computed. */
function* agreement(games: number): Iterable<Finding> {
  let right = 0;
  for (const [options, seed] of SIMULATED) {
    const start = startOf(options, seed);
    const solution = solve(start);
    const { win, loss } = solution.odds(start);
    const ends = simulate(start, solution, { games, random: new Random(`theseus ${seed}`) });
    const isRight =
      isWithin(ends['all-collected'], { trials: games, chance: win }, CONFIDENCE) &&
      isWithin(ends.captured, { trials: games, chance: loss }, CONFIDENCE);
    if (isRight) right++;
  }
  const claim = `theseus: ${games.toLocaleString('en')} optimal games a board end as computed, within 99.9 %`;
  yield allRight(claim, { right, total: SIMULATED.length });
}

function* wins(boards: number): Iterable<Finding> {
  let won = 0;
  for (let seed = 1; seed <= boards; seed++) {
    const start = startOf({}, seed);
    const games = WON_GAMES / boards;
    won += simulate(start, solve(start), { games, random: new Random(`theseus wins ${seed}`) })['all-collected'];
  }
  yield {
    claim: `theseus: the best play wins ${WON_GAMES} games on ${boards} boards, random Minotaur`,
    bar: `> ${100 * LEAST_WON} %`,
    measured: `${((100 * won) / WON_GAMES).toFixed(1)} %`,
    verdict: verdict(won > LEAST_WON * WON_GAMES),
  };
}

/** The described players seldom get anywhere; in the original they drew 99.8 and 98.5 % of their games. */
function* draws(games: number): Iterable<Finding> {
  for (const bot of [minmax(), heuristic]) {
    let drawn = 0;
    for (let seed = 1; seed <= games; seed++) {
      const { config } = startOf({}, seed);
      const session = new Session(game, { config, seed: String(seed), names: [bot.name, randomBot.name] });
      playBots(session, [bot, randomBot], { random: new Random(`theseus draws ${seed}`) });
      if (session.outcome?.reason === 'action-limit') drawn++;
    }
    yield {
      claim: `theseus: ${bot.name} draws ${games.toLocaleString('en')} games, each on its own board, random Minotaur`,
      bar: `≥ ${100 * LEAST_DRAWN} %`,
      measured: `${((100 * drawn) / games).toFixed(1)} %`,
      verdict: verdict(drawn >= LEAST_DRAWN * games),
    };
  }
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  if (!isSample) yield* costs();
  yield* agreement(isSample ? 1000 : 20_000);
  yield* wins(isSample ? 2 : 50);
  yield* draws(isSample ? 100 : 2000);
}

export const theseus: Claim = { kind: 'correctness', findings };
