import { expect, test } from 'vitest';
import { formatBoard } from '../../../src/logic/board-text.ts';
import { generateLogicMaze } from '../../../src/logic/generator/generator.ts';
import { findPack } from '../../../src/logic/levels/packs.ts';
import { REQUESTS } from '../support/requests.ts';
import { valueOf } from '../support/drawn.ts';

/** Each takes seconds; a generator that has changed shows in any. */
const EVERY = 5;

test('labyrinths are what the generator makes of the request that stands above them', () => {
  const { entries } = findPack('labyrinths');
  expect(REQUESTS).toHaveLength(entries.length);
  for (const [index, request] of REQUESTS.entries()) {
    if (index % EVERY !== 0) continue;
    const { level } = valueOf(generateLogicMaze(request));
    expect(formatBoard(level)).toEqual(formatBoard(entries[index]!.level));
  }
});
