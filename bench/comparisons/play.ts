import { DIRECTIONS, Random } from '@dedalo/grid';
import { createConfig, createLevel, findPack, sokoban, type State } from '@dedalo/sokoban';
import { boxesInText } from '../judges/sokoban-text.ts';
import type { Comparison, Run, Standing } from './comparison.ts';
import { atLeast, rightOne, sum } from './ratio.ts';

/** A level and a row of steps, every one of which can be made; in the order of `DIRECTIONS`. */
export interface PlayTask {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly number[];
  readonly goals: readonly number[];
  readonly boxes: readonly number[];
  readonly player: number;
  readonly steps: readonly number[];
}

export interface Ending {
  readonly player: number;
  readonly boxes: readonly number[];
  readonly moves: number;
  readonly pushes: number;
}

const STEPS = 20_000;

function startOf(task: Omit<PlayTask, 'steps'>): State {
  const level = createLevel({ ...task, walls: Uint8Array.from(task.walls) });
  if (!level.ok) throw new Error(level.error.code);
  const config = createConfig(level.value);
  if (!config.ok) throw new Error(config.error.code);
  return sokoban.start(config.value, '');
}

/** A random walk on the printed level, 8 × 8 with seven boxes, that never solves it. */
function randomWalk(seed: string): PlayTask {
  const { width, height, walls, goals, boxes, player } = findPack('classic').entries[3]!.level;
  const task = { width, height, walls: [...walls], goals, boxes, player };
  const random = new Random(seed);
  const steps: number[] = [];
  let state = startOf(task);
  while (steps.length < STEPS) {
    const direction = random.below(4);
    const played = sokoban.play(state, 0, { type: 'move', direction: DIRECTIONS[direction]! });
    if (!played.ok || sokoban.outcome(played.value.state)) continue;
    state = played.value.state;
    steps.push(direction);
  }
  return { ...task, steps };
}

const ours = (): Run<PlayTask, Ending> => (task) => {
  const actions = DIRECTIONS.map((direction) => ({ type: 'move', direction }) as const);
  let state = startOf(task);
  for (const step of task.steps) {
    const played = sokoban.play(state, 0, actions[step]!);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  const { player, boxes, moves, pushes } = state;
  return () => ({ player: player!, boxes, moves, pushes });
};

function endingProblem(ending: Ending, task: PlayTask): string | undefined {
  const expected = boxesInText(task);
  const found = { player: ending.player, boxes: ending.boxes.toSorted((a, b) => a - b), moves: ending.moves };
  const isRight = JSON.stringify(found) === JSON.stringify({ ...expected, moves: task.steps.length });
  return isRight ? undefined : `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}

const stepsPerSecond = (standing: Standing | undefined): number =>
  standing ? (STEPS * standing.times.length * 1000) / sum(standing.times) : Number.NaN;

const LEAST_STEPS = 2_000_000;

export const playComparison: Comparison<PlayTask, Ending> = {
  name: 'play-sokoban',
  title: `${STEPS.toLocaleString('en')} steps of Sokoban on 8 × 8 cells with seven boxes, each a new state`,
  measure: 'CPU ms',
  rounds: 30,
  budget: 4000,
  tasks: () => ['one', 'two', 'three'].map(randomWalk),
  check: endingProblem,
  contestants: [
    { name: 'Dedalo', kind: 'ours', load: async () => ours },
    {
      name: 'boardgame.io 0.50',
      kind: 'peer',
      load: async () => (await import('../peers/boardgame-io.ts')).playBoardgameIo,
    },
  ],
  bars: (standings) => {
    const rate = stepsPerSecond(rightOne(standings, 'Dedalo'));
    return [
      {
        claim: 'play-sokoban: steps of `play` per CPU second',
        bar: `≥ ${LEAST_STEPS.toLocaleString('en')}`,
        measured: Math.round(rate).toLocaleString('en'),
        isReached: rate >= LEAST_STEPS,
      },
      atLeast('play-sokoban: faster than boardgame.io', 50, {
        slow: rightOne(standings, 'boardgame.io 0.50'),
        fast: rightOne(standings, 'Dedalo'),
      }),
    ];
  },
};
