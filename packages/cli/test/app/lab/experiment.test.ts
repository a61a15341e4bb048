import { findPath, generateMaze, MAZE_ALGORITHMS, PATH_ALGORITHMS } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { Experiment, type ExperimentRequest, type Phase } from '../../../src/app/lab/experiment.ts';
import { fittedSize } from '../../../src/app/lab/fitted-size.ts';
import { USUAL_SETUP } from '../../../src/app/lab/setup.ts';
import { valueOf } from '../../store/support.ts';

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

test('a medium maze at the usual speed takes about four seconds', () => {
  const { generator, finder, size, speed } = USUAL_SETUP;
  const seconds = Array.from({ length: 50 }, (_, seed) => {
    const fitted = fittedSize(size, { width: 50, height: 22 })!;
    return lengthOf(new Experiment({ ...fitted, generator, finder, seed })) / speed;
  });
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  expect(mean).toBeGreaterThan(3);
  expect(mean).toBeLessThan(6);
});

test('a maze that cannot be made is a mistake of the caller', () => {
  expect(() => new Experiment({ ...REQUEST, width: 1 })).toThrow('bad-size');
});
