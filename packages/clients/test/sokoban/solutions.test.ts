import { ReplayCursor } from '@dedalo/engine';
import { findPack, PACKS, sokoban } from '@dedalo/sokoban';
import { describe, expect, test } from 'vitest';
import { addLevel, NO_PROGRESS, type Progress } from '../../src/progress/progress.ts';
import { type BestSolutions, sokobanProgress, solvedOnce } from '../../src/sokoban/best-solutions.ts';
import { bestOf, fingerprintOf } from '../../src/sokoban/progress.ts';
import { knownSolutions } from '../../src/sokoban/solutions.ts';
import { entryFrom } from './support.ts';

const BOARD = '#######\n#@ $. #\n#     #\n#######\n';
const none = { entry: undefined, best: undefined };

const entryWith = (...games: string[]) => entryFrom(`${BOARD}\n${games.join('\n\n')}\n`);
const { level } = entryWith();

/** What is best after these have been played. */
const bestWith = (...solutions: string[]): BestSolutions | undefined =>
  bestOf(
    solutions.reduce<Progress>(
      (progress, solution) =>
        addLevel(progress, sokobanProgress, {
          level: fingerprintOf(level),
          title: '',
          isSolved: true,
          value: solvedOnce({
            moves: solution.length,
            pushes: solution.replaceAll(/[a-z]/g, '').length,
            solution,
          }),
        }),
      NO_PROGRESS,
    ),
    level,
  );

const told = (known: ReturnType<typeof knownSolutions>) => known.map(({ kind, letters }) => [kind, letters]);

test('every solution that comes with a level can be walked to its end', () => {
  for (const name of PACKS) {
    for (const entry of findPack(name).entries) {
      const known = knownSolutions(entry.level, { entry, best: undefined });
      expect(known.length).toBeGreaterThan(0);
      for (const { record, letters } of known) {
        const cursor = new ReplayCursor(sokoban, record);
        cursor.goTo(cursor.length);
        expect(cursor.length).toBe(letters.length);
        expect(sokoban.outcome(cursor.state)?.reason).toBe('solved');
      }
    }
  }
});

describe('stored games', () => {
  test('are all of them, in the order of the file, by their titles', () => {
    const entry = entryWith('Solution/Moves\nrR', 'Solution/Pushes\ndurR');
    expect(entry.games).toHaveLength(2);
    const known = knownSolutions(level, { ...none, entry });
    expect(told(known)).toEqual([
      ['stored', 'rR'],
      ['stored', 'durR'],
    ]);
    expect(known.map(({ title }) => title)).toEqual(['Solution/Moves', 'Solution/Pushes']);
  });

  test('that end too early, go on too long or cannot be played are left out', () => {
    const entry = entryWith('Snapshot\nr', 'Solution\nrRl', 'Solution\nuu', 'Solution\nrR');
    expect(entry.games).toHaveLength(4);
    expect(told(knownSolutions(level, { ...none, entry }))).toEqual([['stored', 'rR']]);
  });
});

describe('the player’s own', () => {
  test('come after the stored ones: by moves, then by pushes if that is another', () => {
    const entry = entryWith('Solution\nrR');
    const best = { ...bestWith('rR')!, bestPushes: bestWith('durR')!.bestMoves };
    expect(told(knownSolutions(level, { entry, best }))).toEqual([
      ['stored', 'rR'],
      ['moves', 'rR'],
      ['pushes', 'durR'],
    ]);
    expect(told(knownSolutions(level, { ...none, best: bestWith('rR') }))).toEqual([['moves', 'rR']]);
  });

  test('are left out where they solve nothing: a file can be edited', () => {
    expect(knownSolutions(level, { ...none, best: bestWith('lL') })).toEqual([]);
  });
});

test('there may be none', () => {
  expect(knownSolutions(level, none)).toEqual([]);
});
