import { expect, test } from 'vitest';
import { formatBoard } from '../../../src/logic/board-text.ts';
import { generateLogicMaze } from '../../../src/logic/generator/generator.ts';
import { findPack } from '../../../src/logic/levels/packs.ts';
import { REQUESTS } from '../support/requests.ts';
import { valueOf } from '../support/drawn.ts';

test('every labyrinth is what the generator makes of the request that stands above it', { timeout: 600_000 }, () => {
  const { entries } = findPack('labyrinths');
  expect(REQUESTS).toHaveLength(entries.length);
  for (const [index, request] of REQUESTS.entries()) {
    const { level } = valueOf(generateLogicMaze(request));
    expect(formatBoard(level)).toEqual(formatBoard(entries[index]!.level));
  }
});
