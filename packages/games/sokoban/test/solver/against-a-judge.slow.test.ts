import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { metricsOf } from '../../src/assists/metrics.ts';
import { directionOf } from '../../src/text.ts';
import { distancesOf } from '../../src/solver/distances.ts';
import { groundOf } from '../../src/solver/ground.ts';
import { LostPositions } from '../../src/solver/lost-positions.ts';
import { Portfolio } from '../../src/solver/portfolio.ts';
import { PlannedSearch } from '../../src/solver/planned-search.ts';
import { lettersOf } from '../../src/solver/solution.ts';
import { Terrain } from '../../src/solver/terrain.ts';
import { picture } from '../assists/support/boards.ts';
import { fewestMoves, fewestPushes } from './support/shortest.ts';
import { judgedLevels } from './support/judged-levels.ts';
import { countPushes, solve } from './support/solve.ts';

const isSolution = (level: Parameters<typeof metricsOf>[0], letters: string): boolean => {
  const played = metricsOf(
    level,
    [...letters].map((letter) => directionOf(letter)!),
  );
  return 'isSolved' in played && played.isSolved;
};

test('300 small levels: solved exactly if they can be, and with the fewest pushes there can be', () => {
  const faults: string[] = [];
  let solvable = 0;
  for (const { level, judged } of judgedLevels('push-optimal', 300)) {
    const fewest = fewestPushes(level, judged, 0);
    if (fewest !== undefined) solvable++;
    for (const aim of ['any', 'pushes'] as const) {
      const end = solve(level, { aim });
      const isRight =
        end.type === 'solved'
          ? isSolution(level, end.letters) && (aim === 'any' || countPushes(end.letters) === fewest)
          : end.type === 'unsolvable' && fewest === undefined;
      if (!isRight) faults.push(`${aim}: ${JSON.stringify(end)}, not ${fewest}\n${picture(level, level)}`);
    }
  }
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
  expect(solvable).toBeGreaterThan(200);
});

test('the searches by turns, both planned ones from the beginning, solve whatever can be solved, and nothing else', () => {
  const faults: string[] = [];
  for (const { level, judged } of judgedLevels('by turns', 80)) {
    const terrain = new Terrain(groundOf(level));
    const portfolio = new Portfolio(terrain, { aim: 'any', memory: 1e9, headStart: 0, secondLook: 0 });
    while (!portfolio.found && !portfolio.isSpent) portfolio.run(100);
    const { found } = portfolio;
    const fewest = fewestPushes(level, judged, 0);
    const isRight =
      found?.type === 'solved'
        ? isSolution(level, lettersOf(terrain.ground, found.pushes))
        : found?.type === 'unsolvable' && fewest === undefined;
    if (!isRight) faults.push(`${found?.type}, not ${fewest}\n${picture(level, level)}`);
  }
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
});

test('60 small levels: solved with the fewest moves there can be', () => {
  const faults: string[] = [];
  for (const { level } of judgedLevels('move-optimal', 60)) {
    const end = solve(level, { aim: 'moves' });
    const moves = end.type === 'solved' ? end.letters.length : undefined;
    const fewest = fewestMoves(level, level);
    if (moves !== fewest) faults.push(`${moves}, not ${fewest}\n${picture(level, level)}`);
  }
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
});

test('the search by a plan leaves nothing out: alone it solves whatever can be solved, and nothing else', () => {
  const faults: string[] = [];
  let solved = 0;
  for (const { level, judged } of judgedLevels('planned', 80)) {
    const terrain = new Terrain(groundOf(level));
    const { ground, distances } = terrain;
    // A level that begins solved has its own way: the start is not met again here.
    if (ground.boxes.length !== ground.goals.length || ground.boxes.every((box) => ground.isGoal[box] === 1)) continue;
    const search = new PlannedSearch(terrain, { lost: new LostPositions(ground, distances), isNearBetter: true });
    while (!search.found && !search.isExhausted) search.run();
    const fewest = fewestPushes(level, judged, 0);
    const letters = search.found?.type === 'solved' ? lettersOf(ground, search.found.pushes) : undefined;
    if (letters !== undefined) solved++;
    if ((letters === undefined) !== (fewest === undefined)) faults.push(`${letters}\n${picture(level, level)}`);
  }
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
  expect(solved).toBeGreaterThan(40);
});

test('no position is called lost that can be solved, whatever was learnt before', () => {
  const random = new Random('lost');
  const faults: string[] = [];
  const counts = { solvable: 0, lost: 0, told: 0 };
  for (const { level, judged } of judgedLevels('lost', 100)) {
    const ground = groundOf(level);
    const lost = new LostPositions(ground, distancesOf(ground));
    const numberOf = new Map([...ground.cellOf].map((cell, number) => [cell, number]));
    for (const [place, placement] of judged.placements.entries()) {
      if (random.below(5) !== 0) continue;
      const boxes = Int32Array.from(placement.boxes.flatMap((box) => numberOf.get(box) ?? []));
      const closed = new Uint8Array(ground.cells + 1);
      closed[ground.wall] = 1;
      for (const box of boxes) closed[box] = 1;
      const isLost = lost.isLost(closed, boxes, numberOf.get(placement.player)!);
      if (judged.canBeSolved[place] === 1) {
        counts.solvable++;
        if (isLost) faults.push(picture(level, placement));
      } else {
        counts.lost++;
        if (isLost) counts.told++;
      }
    }
  }
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
  expect(counts.solvable).toBeGreaterThan(1000);
  // Not a matter of soundness: nearly all that is lost is recognised on boards as small as these.
  expect(counts.told / counts.lost).toBeGreaterThan(0.9);
});
