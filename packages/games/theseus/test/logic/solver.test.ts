import { createRooms, Random, setDoor } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { formatBoard } from '../../src/logic/board-text.ts';
import { createLevel, type Level } from '../../src/logic/level.ts';
import { findPack, PACKS } from '../../src/logic/levels/packs.ts';
import { formatMoves, parseMoves } from '../../src/logic/moves-text.ts';
import { playMoves } from '../../src/logic/play-moves.ts';
import { endOf } from '../../src/logic/rules.ts';
import { measureLevel } from '../../src/logic/solver/measures.ts';
import { LogicMazeSolver, solveLogicMaze } from '../../src/logic/solver/solver.ts';
import { StateGraph } from '../../src/logic/solver/state-graph.ts';
import { level, valueOf } from './support/drawn.ts';
import { naiveSolution } from './support/naive.ts';

function randomLevel(random: Random): Level {
  for (;;) {
    const rooms = createRooms(random.int(3, 6), random.int(3, 6));
    const squares = rooms.doors.length;
    const share = random.int(5, 9) / 10;
    for (let square = 0; square < squares; square++) {
      for (const direction of ['east', 'south'] as const)
        setDoor(rooms, square, { direction, open: random.bool(share) });
    }
    const place = (): number => random.below(squares);
    const created = createLevel({ rooms, theseus: place(), minotaur: place(), exit: place() });
    if (created.ok) return created.value;
  }
}

describe('the solver agrees with an exhaustive search on the drawing', () => {
  const graph = new StateGraph();
  /** Whether there is an escape, and whether it needs a wait. */
  const checkLevel = (level: Level): { isSolvable: boolean; isWaitNeeded: boolean } => {
    const { moves, ...rest } = solveLogicMaze(level, { graph });
    const rows = formatBoard(level);
    expect({ length: moves?.length, ...rest }, rows.join('\n')).toEqual(naiveSolution(rows));
    expect(endOf(playMoves(level, moves ?? []).state), rows.join('\n')).toBe(moves ? 'escaped' : null);
    return { isSolvable: moves !== undefined, isWaitNeeded: (rest.leastWaits ?? 0) > 0 };
  };

  test('of 600 small random boards', () => {
    const random = new Random('small boards');
    const checked = Array.from({ length: 600 }, () => checkLevel(randomLevel(random)));
    const solvable = checked.filter(({ isSolvable }) => isSolvable).length;
    expect(solvable).toBeGreaterThan(150);
    expect(600 - solvable).toBeGreaterThan(150);
  });

  test('of all levels that come with the game, some of which need a wait', () => {
    const checked = PACKS.flatMap((pack) => findPack(pack).entries.map(({ level }) => checkLevel(level)));
    expect(checked.every(({ isSolvable }) => isSolvable)).toBe(true);
    expect(checked.filter(({ isWaitNeeded }) => isWaitNeeded).length).toBeGreaterThan(8);
  });
});

const PATIENCE = level(`
  +---+---+---+---+
  |             T |
  +   +   +   +---+
  |           |   |
  +   +   +   +   +
  |     M   E     |
  +---+---+---+---+
`);

const HOPELESS = level(`
  +---+---+---+
  | T         |
  +   +   +   +
  |     M     |
  +   +   +   +
  |         E |
  +---+---+---+
`);

describe('the solver', () => {
  test('finds a shortest escape and says whether a wait is needed', () => {
    const { moves, leastWaits } = solveLogicMaze(PATIENCE);
    expect(formatMoves(moves!)).toBe('wwldd');
    expect(leastWaits).toBe(2);
  });

  test('gives “no escape” as an answer', () => {
    expect(solveLogicMaze(HOPELESS)).toEqual({
      moves: undefined,
      reachable: 1,
      dead: 1,
      forced: 0,
      leastWaits: undefined,
    });
    expect(measureLevel(HOPELESS)).toBeUndefined();
  });

  test('works in portions and comes to the same', () => {
    const solver = new LogicMazeSolver(PATIENCE);
    expect([solver.status, solver.solution, solver.explored]).toEqual(['searching', undefined, 0]);
    let portions = 0;
    while (solver.advance(1) === 'searching') expect(solver.explored).toBe(++portions);
    expect(solver.status).toBe('solved');
    expect(solver.solution).toEqual(solveLogicMaze(PATIENCE));
    expect(portions + 1).toBe(solver.solution!.reachable);
    expect(solver.advance(1000)).toBe('solved');
    expect(new LogicMazeSolver(HOPELESS).advance(Infinity)).toBe('unsolvable');
  });

  test('begins anywhere: the way on from a position of the game', () => {
    const { theseus, minotaur } = playMoves(PATIENCE, ['wait', 'wait', 'left']).state;
    expect(formatMoves(solveLogicMaze(PATIENCE, { from: { theseus, minotaur } }).moves!)).toBe('dd');
  });

  test('takes the largest open board in its stride', () => {
    const rooms = createRooms(20, 20);
    for (let square = 0; square < 400; square++) {
      for (const direction of ['east', 'south'] as const) setDoor(rooms, square, { direction, open: true });
    }
    const large = valueOf(createLevel({ rooms, theseus: 0, minotaur: 399, exit: 19 }));
    expect(solveLogicMaze(large).moves).toHaveLength(19);
    expect(solveLogicMaze({ ...large, exit: 398 }).moves).toBeUndefined();
  });
});

test('measures are those of the shortest escape', () => {
  expect(measureLevel(PATIENCE)).toEqual({
    moves: ['wait', 'wait', 'left', 'down', 'down'],
    detour: 2,
    away: 0,
    waits: 2,
    leastWaits: 2,
    reachable: 13,
    dead: 4,
    forced: 2,
    narrow: 2,
    chased: 2,
  });
  const away = measureLevel(
    level(`
      +---+---+---+---+---+
      | E                 |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      | M | T             |
      +   +   +   +---+   +
      |                   |
      +---+---+---+---+---+
    `),
  );
  expect(away).toMatchObject({ detour: 8, away: 4, waits: 0, narrow: 4, chased: 4 });
});

test('moves are letters, and back', () => {
  expect(formatMoves(valueOf(parseMoves('uR d\tLW')))).toBe('urdlw');
  expect(parseMoves('ux')).toEqual({
    ok: false,
    error: { code: 'unknown-move', at: { line: 1, column: 2 }, character: 'x' },
  });
});

test('moves are played until one is refused', () => {
  expect(playMoves(PATIENCE, ['up']).refused).toEqual({ number: 1, rejection: { code: 'wall-ahead', move: 'up' } });
  expect(playMoves(PATIENCE, valueOf(parseMoves('wwlddw'))).refused).toEqual({
    number: 6,
    rejection: { code: 'game-over' },
  });
});
