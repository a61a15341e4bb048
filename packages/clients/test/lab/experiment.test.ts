import { canWrap, findPath, generateMaze, MAZE_ALGORITHMS, PATH_ALGORITHMS } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { Experiment, type ExperimentRequest, type Phase } from '../../src/lab/experiment.ts';
import { valueOf } from '../support.ts';

const SIZE = { width: 21, height: 15 };
const REQUEST: ExperimentRequest = { ...SIZE, generator: 'prim', finder: 'bfs', seed: 'lab' };

const looksOf = (experiment: Experiment): string[] =>
  Array.from(experiment.grid.costs, (_, cell) => experiment.look(cell));

const countOf = (experiment: Experiment, look: string): number =>
  looksOf(experiment).filter((found) => found === look).length;

/** How many steps there are in all. */
function lengthOf(experiment: Experiment): number {
  let steps = 0;
  for (; experiment.phase !== 'done'; steps++) experiment.advance(1);
  return steps;
}

test.each(MAZE_ALGORITHMS)('%s: the finished picture is the maze and its path', (generator) => {
  for (const finder of PATH_ALGORITHMS) {
    const experiment = new Experiment({ ...SIZE, generator, finder, seed: '42' });
    experiment.finish();
    const { grid, entrance, exit } = valueOf(generateMaze({ ...SIZE, algorithm: generator, seed: '42' }));
    const path = findPath(grid, { from: entrance, to: exit, algorithm: finder })!;
    expect(experiment.grid).toEqual(grid);
    expect(experiment.found).toEqual({ steps: path.cells.length - 1, looked: path.expanded });
    const looks = looksOf(experiment);
    expect([looks[entrance], looks[exit]]).toEqual(['entrance', 'exit']);
    const isBetween = (cell: number): boolean => cell !== entrance && cell !== exit && path.cells.includes(cell);
    expect(looks.flatMap((look, cell) => (look === 'path' ? [cell] : []))).toEqual(
      looks.flatMap((_, cell) => (isBetween(cell) ? [cell] : [])),
    );
    expect(looks.map((look) => look === 'wall')).toEqual(Array.from(grid.costs, (cost) => cost === 0));
    expect(looks).not.toContain('head');
  }
});

test('it carves, then searches, then is done, and never goes back', () => {
  const experiment = new Experiment(REQUEST);
  const phases: Phase[] = [];
  for (; experiment.phase !== 'done'; experiment.advance(1)) {
    if (phases.at(-1) !== experiment.phase) phases.push(experiment.phase);
    expect(experiment.found).toBeUndefined();
  }
  expect(phases).toEqual(['carving', 'searching']);
});

test('it begins as all walls; the ends are shown when the maze is carved, cells seen before the path', () => {
  const experiment = new Experiment(REQUEST);
  expect(countOf(experiment, 'wall')).toBe(SIZE.width * SIZE.height);
  experiment.advance(5);
  expect([countOf(experiment, 'head'), countOf(experiment, 'entrance')]).toEqual([1, 0]);
  while (experiment.phase === 'carving') experiment.advance(1);
  experiment.advance(20);
  expect([countOf(experiment, 'entrance'), countOf(experiment, 'exit'), countOf(experiment, 'path')]).toEqual([
    1, 1, 0,
  ]);
  expect(countOf(experiment, 'seen')).toBeGreaterThan(10);
});

test('the same request gives the same pictures, however many steps are taken at once', () => {
  const length = lengthOf(new Experiment(REQUEST));
  const byOne = new Experiment(REQUEST);
  const bySeven = new Experiment(REQUEST);
  for (let step = 0; step < length + 14; step += 7) {
    for (let one = 0; one < 7; one++) byOne.advance(1);
    bySeven.advance(7);
    expect(looksOf(bySeven)).toEqual(looksOf(byOne));
    expect(bySeven.phase).toBe(byOne.phase);
  }
  expect(byOne.phase).toBe('done');
});

test('another seed gives another maze', () => {
  const [one, other] = ['1', '2'].map((seed) => new Experiment({ ...REQUEST, seed }));
  one!.finish();
  other!.finish();
  expect(one!.grid).not.toEqual(other!.grid);
});

test('an impossible maze is a problem if checked first, and throws otherwise', () => {
  const problem = { code: 'bad-size', side: 'width', value: 1 };
  expect(Experiment.create({ ...REQUEST, width: 1 })).toMatchObject({ ok: false, error: problem });
  expect(() => new Experiment({ ...REQUEST, width: 1 })).toThrow('bad-size');
  const wrapped = Experiment.create({ ...REQUEST, generator: 'classic', wrap: true });
  expect(wrapped).toMatchObject({ ok: false, error: { code: 'cannot-wrap' } });
  expect(looksOf(valueOf(Experiment.create(REQUEST)))).toEqual(looksOf(new Experiment(REQUEST)));
});

test.each([{ braid: 1 }, { wrap: true, width: 20, height: 14 }, { braid: 0.5, wrap: true }])(
  'with %j it is the maze that was asked for',
  (wishes) => {
    const request = { ...REQUEST, ...wishes };
    const experiment = new Experiment(request);
    experiment.finish();
    const maze = valueOf(generateMaze({ ...request, algorithm: request.generator }));
    expect(experiment.grid).toEqual(maze.grid);
    expect(experiment.maze).toEqual(maze);
    const path = findPath(maze.grid, { from: maze.entrance, to: maze.exit, algorithm: request.finder })!;
    expect(experiment.path).toEqual([...path.cells]);
  },
);

test('the maze is there once it is carved', () => {
  const experiment = new Experiment(REQUEST);
  while (experiment.phase === 'carving') {
    expect(experiment.maze).toBeUndefined();
    experiment.advance(1);
  }
  expect(experiment.maze).toEqual(valueOf(generateMaze({ ...REQUEST, algorithm: REQUEST.generator })));
});

test('steps, cells worked off and the path are counted as they come', () => {
  const experiment = new Experiment(REQUEST);
  let carved = 0;
  for (let steps = 0; experiment.phase !== 'done'; steps++) {
    if (experiment.phase === 'carving') carved = steps;
    const { looked, path } = experiment;
    expect([experiment.steps, carved + looked + path.length]).toEqual([steps, steps]);
    experiment.advance(1);
  }
  expect(experiment.found).toEqual({ steps: experiment.path.length - 1, looked: experiment.looked });
  const { steps } = experiment;
  experiment.advance(10);
  expect(experiment.steps).toBe(steps);
});

describe('cells that changed', () => {
  const SMALL = { width: 9, height: 7, seed: 'lab' };

  test('are all of them at first, then none', () => {
    const experiment = new Experiment({ ...REQUEST, ...SMALL });
    expect(experiment.takeChanged()).toEqual([...Array.from({ length: 63 }).keys()]);
    expect(experiment.takeChanged()).toEqual([]);
  });

  test.each(MAZE_ALGORITHMS)('%s: a copy that follows them is the picture after every step', (generator) => {
    for (const finder of PATH_ALGORITHMS) {
      for (const wrap of canWrap(generator) ? [false, true] : [false]) {
        const experiment = new Experiment({ ...SMALL, generator, finder, braid: 0.5, wrap });
        const copy: string[] = [];
        for (;;) {
          for (const cell of experiment.takeChanged()) copy[cell] = experiment.look(cell);
          expect(copy).toEqual(looksOf(experiment));
          if (experiment.phase === 'done') break;
          experiment.advance(1);
        }
      }
    }
  });

  test('are few for one step, and each is listed once for many', () => {
    const experiment = new Experiment(REQUEST);
    experiment.takeChanged();
    while (experiment.phase !== 'done') {
      experiment.advance(1);
      expect(experiment.takeChanged().length).toBeLessThanOrEqual(8);
    }
    const other = new Experiment(REQUEST);
    other.takeChanged();
    other.finish();
    const changed = other.takeChanged();
    expect(new Set(changed).size).toBe(changed.length);
  });
});
