import { Experiment } from '@dedalo/clients/lab/experiment';
import { generateMaze, MAZE_ALGORITHMS } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { fittedSize } from '../../../src/app/lab/fitted-size.ts';
import { changeSetup, PARAMETERS, USUAL_SETUP, VALUES } from '../../../src/app/lab/setup.ts';

test('each parameter goes through all its values', () => {
  for (const name of PARAMETERS) {
    const passed = new Set<unknown>();
    let setup = USUAL_SETUP;
    for (let step = 0; step < 40; step++) passed.add((setup = changeSetup(setup, name, -1))[name]);
    for (let step = 0; step < 40; step++) passed.add((setup = changeSetup(setup, name, 1))[name]);
    expect(passed).toEqual(new Set<unknown>(VALUES[name]));
    expect({ ...setup, [name]: USUAL_SETUP[name] }).toEqual(USUAL_SETUP);
  }
});

test('after the last value comes the first, but speed stops at its ends', () => {
  expect(changeSetup({ ...USUAL_SETUP, size: 'large' }, 'size', 1).size).toBe('small');
  expect(changeSetup({ ...USUAL_SETUP, size: 'small' }, 'size', -1).size).toBe('large');
  expect(changeSetup({ ...USUAL_SETUP, speed: 16_384 }, 'speed', 1).speed).toBe(16_384);
  expect(changeSetup({ ...USUAL_SETUP, speed: 4 }, 'speed', -1).speed).toBe(4);
});

test('next and previous undo each other', () => {
  for (const name of PARAMETERS) {
    expect(changeSetup(changeSetup(USUAL_SETUP, name, 1), name, -1)).toEqual(USUAL_SETUP);
    expect(changeSetup(changeSetup(USUAL_SETUP, name, -1), name, 1)).toEqual(USUAL_SETUP);
  }
});

test('sizes are odd, stay in the room, and every generator can make them', () => {
  for (let width = 5; width < 60; width += 3) {
    for (let height = 5; height < 30; height += 2) {
      for (const size of VALUES.size) {
        const fitted = fittedSize(size, { width, height })!;
        expect([fitted.width % 2, fitted.height % 2]).toEqual([1, 1]);
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        for (const algorithm of MAZE_ALGORITHMS) expect(generateMaze({ ...fitted, algorithm, seed: 1 }).ok).toBe(true);
      }
    }
  }
});

test('as large as the screen is as large as two columns a cell allow', () => {
  expect(fittedSize('large', { width: 50, height: 22 })).toEqual({ width: 25, height: 21 });
  expect(fittedSize('large', { width: 9, height: 8 })).toEqual({ width: 9, height: 7 });
  expect(fittedSize('medium', { width: 200, height: 60 })).toEqual({ width: 21, height: 15 });
});

test('there is no maze where there is no room', () => {
  expect(fittedSize('small', { width: 4, height: 20 })).toBeUndefined();
  expect(fittedSize('large', { width: 40, height: 4 })).toBeUndefined();
});

test('a medium maze at the usual speed takes about four seconds', () => {
  const { generator, finder, size, speed } = USUAL_SETUP;
  const seconds = Array.from({ length: 50 }, (_, seed) => {
    const fitted = fittedSize(size, { width: 50, height: 22 })!;
    const experiment = new Experiment({ ...fitted, generator, finder, seed });
    experiment.finish();
    return experiment.steps / speed;
  });
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  expect(mean).toBeGreaterThan(3);
  expect(mean).toBeLessThan(6);
});
