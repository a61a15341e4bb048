import { Random } from '@dedalo/grid';
import { captain, colonel, corporal, recruit } from '../../packages/games/stratego/src/bots/levels.ts';
import { random as randomBot } from '../../packages/games/stratego/src/bots/random.ts';
import { rules as rulesBot } from '../../packages/games/stratego/src/bots/rules.ts';
import { FULL_STRENGTH, search } from '../../packages/games/stratego/src/bots/search.ts';
import { Behaviour } from '../../packages/games/stratego/src/bots/search/behaviour.ts';
import { SearchThought } from '../../packages/games/stratego/src/bots/search/thought.ts';
import type { StrategoBot } from '../../packages/games/stratego/src/bots/stratego-bot.ts';
import { stratego as game } from '../../packages/games/stratego/src/game.ts';
import { FLAG_CAPTURED, MOVES_USED_UP, NO_MOVES } from '../../packages/games/stratego/src/kernel/kernel.ts';
import { RandomPlay } from '../../packages/games/stratego/src/kernel/random-play.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../packages/games/stratego/src/rule-set.ts';
import type { Config, State } from '../../packages/games/stratego/src/state.ts';
import { cpuMs } from '../cpu.ts';
import { playMatchGame, type Thinking } from '../stratego-game.ts';
import { type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const MOVES_EACH = 200;
/** Enough that luck alone moves no figure by half of what it may differ. */
const RANDOM_GAMES = 12_000;
/** How random games end, in percent. */
const ENDS: Readonly<Record<RuleSetName, Readonly<Record<'flag' | 'noMove' | 'blocked' | 'draw', number>>>> = {
  final: { flag: 72.5, noMove: 19.8, blocked: 8.2, draw: 7.7 },
  april: { flag: 70.3, noMove: 29.0, blocked: 23.2, draw: 0.7 },
};
const MOST_DIFFERENCE = 2;
const LEAST_GAMES = 300;
const LEAST_POSITIONS = 1_000_000;
const SEARCHED_POSITIONS = 3_000_000;

const LEAST_POINTS = [
  [randomBot, 0.99],
  [rulesBot, 0.85],
] as const satisfies readonly (readonly [StrategoBot, number])[];
const STEPS = [randomBot, recruit, corporal, captain, colonel, search] as const;
const LEVEL_NODES = 8000;
const FULL_MATCH = { games: 400, thinking: { ms: 100 } } as const;
/** One-sided, 95 %. */
const Z = 1.645;

/** Random games of both rule sets end as was measured. */
function* randomEnds(): Iterable<Finding> {
  for (const rules of RULE_SET_NAMES) {
    const play = new RandomPlay();
    const random = new Random(`stratego random ${rules}`);
    const counts = { flag: 0, noMove: 0, blocked: 0, draw: 0 };
    for (let count = 0; count < RANDOM_GAMES; count++) {
      const end = play.play({ rules, movesEach: MOVES_EACH }, random);
      if (end === FLAG_CAPTURED) counts.flag++;
      if (end === MOVES_USED_UP) counts.draw++;
      if (end === NO_MOVES) counts.noMove++;
      if (end === NO_MOVES && play.hasMovable()) counts.blocked++;
    }
    const expected = ENDS[rules];
    const percent = (count: number): number => (100 * count) / RANDOM_GAMES;
    const isNear = (['flag', 'noMove', 'blocked', 'draw'] as const).every(
      (end) => Math.abs(percent(counts[end]) - expected[end]) <= MOST_DIFFERENCE,
    );
    const shown = (each: typeof expected): string =>
      `${each.flag.toFixed(1)} / ${each.noMove.toFixed(1)} (${each.blocked.toFixed(1)}) / ${each.draw.toFixed(1)}`;
    const measured = {
      flag: percent(counts.flag),
      noMove: percent(counts.noMove),
      blocked: percent(counts.blocked),
      draw: percent(counts.draw),
    };
    yield {
      claim: `stratego ${rules}: ${RANDOM_GAMES} random games: flag / no move (blocked) / drawn, in %`,
      bar: `${shown(expected)}, ± ${MOST_DIFFERENCE}`,
      measured: shown(measured),
      verdict: verdict(isNear),
    };
  }
}

function* randomGamesASecond(): Iterable<Finding> {
  const play = new RandomPlay();
  const random = new Random('stratego speed');
  const before = cpuMs();
  for (let count = 0; count < RANDOM_GAMES; count++) play.play({ rules: 'final', movesEach: MOVES_EACH }, random);
  const games = (1000 * RANDOM_GAMES) / (cpuMs() - before);
  yield {
    claim: 'stratego: whole random games in the kernel, set-up included',
    bar: `≥ ${LEAST_GAMES} a CPU s`,
    measured: games.toFixed(0),
    verdict: verdict(games >= LEAST_GAMES),
  };
}

/** Positions from all over games of `rules`, each searched a while. */
function* positionsASecond(): Iterable<Finding> {
  const random = new Random('stratego positions');
  let searched = 0;
  let spent = 0;
  while (searched < SEARCHED_POSITIONS) {
    for (const state of statesOf(random)) {
      const seat = game.turn(state)[0]!;
      const before = cpuMs();
      const thought = new SearchThought(
        game.view(state, seat),
        { seat, random },
        { ...FULL_STRENGTH, behaviour: new Behaviour() },
      );
      thought.advance(50_000);
      spent += cpuMs() - before;
      searched += thought.positions;
    }
  }
  const rate = (1000 * searched) / spent;
  yield {
    claim: 'stratego: positions reached by an applied move in the search, sampling and estimates included',
    bar: `≥ ${LEAST_POSITIONS.toLocaleString('en')} a CPU s`,
    measured: Math.round(rate).toLocaleString('en'),
    verdict: verdict(rate >= LEAST_POSITIONS),
  };
}

function* statesOf(random: Random): Iterable<State> {
  let state = game.start({ rules: 'final', movesEach: MOVES_EACH }, 'any');
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    if (state.moves % 9 === 8) yield state;
    const thought = rulesBot.think(game.view(state, seat), { seat, random });
    const played = game.play(state, seat, thought.choice);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
}

interface Match {
  readonly games: number;
  readonly thinking: Thinking;
}

/** Points of `search`, half a one for a draw, seats alternating. */
function* points({ games, thinking }: Match): Iterable<Finding> {
  const config: Config = { rules: 'final', movesEach: MOVES_EACH };
  for (const [other, least] of LEAST_POINTS) {
    let sum = 0;
    for (let count = 0; count < games; count++) {
      const own = count % 2;
      const seats = own === 0 ? ([search, other] as const) : ([other, search] as const);
      const random = new Random(`stratego ${other.name} ${count}`);
      const { winner } = playMatchGame(seats, { config, thinking, random });
      sum += winner === null ? 0.5 : winner === own ? 1 : 0;
    }
    const mean = sum / games;
    const lower = lowerBound(mean, games);
    yield {
      claim: `stratego: search against ${other.name}, ${games} games, ${'ms' in thinking ? thinking.ms : 0} ms a move`,
      bar: `≥ ${100 * least} %, lower 95 % bound`,
      measured: `${(100 * mean).toFixed(1)} %, lower ${(100 * lower).toFixed(1)}`,
      verdict: verdict(lower >= least),
    };
  }
}

/** Wilson's lower bound: near 1 a normal interval promises too much. */
function lowerBound(mean: number, games: number): number {
  const square = (Z * Z) / games;
  const centre = mean + square / 2;
  return (centre - Z * Math.sqrt((mean * (1 - mean)) / games + square / (4 * games))) / (1 + square);
}

/** Each level below the search against the one before it, games in pairs with the sides exchanged. */
function* levels(games: number): Iterable<Finding> {
  const config: Config = { rules: 'final', movesEach: MOVES_EACH };
  for (const [index, stronger] of STEPS.entries()) {
    const weaker = STEPS[index - 1];
    if (!weaker) continue;
    let sum = 0;
    for (let count = 0; count < games; count++) {
      const own = count % 2;
      const seats = own === 0 ? ([stronger, weaker] as const) : ([weaker, stronger] as const);
      const random = new Random(`stratego levels ${stronger.name} ${count >> 1}`);
      const { winner } = playMatchGame(seats, { config, thinking: { nodes: LEVEL_NODES }, random });
      sum += winner === null ? 0.5 : winner === own ? 1 : 0;
    }
    yield {
      claim: `stratego: ${stronger.name} against ${weaker.name}, ${games} games, ${LEVEL_NODES} positions a move`,
      bar: '> 50 %',
      measured: `${((100 * sum) / games).toFixed(1)} %`,
      verdict: verdict(sum > games / 2),
    };
  }
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  yield* randomEnds();
  if (isSample) return;
  yield* randomGamesASecond();
  yield* positionsASecond();
  yield* points(FULL_MATCH);
  yield* levels(400);
}

export const stratego: Claim = { kind: 'correctness', findings };
