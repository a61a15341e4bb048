import { expect, test } from 'vitest';
import { formatBoard } from '../../../src/logic/board-text.ts';
import { generateLogicMaze } from '../../../src/logic/generator/generator.ts';
import { findPack } from '../../../src/logic/levels/packs.ts';
import { GENERATED, requestsOf } from '../support/requests.ts';
import { valueOf } from '../support/drawn.ts';

/** Each takes up to a second; a generator that has changed shows in any. */
const EVERY = 5;

test.each(GENERATED)('%s: the generator makes the same again of the request that stands above', (pack) => {
  const { entries } = findPack(pack);
  const requests = requestsOf(pack);
  expect(requests).toHaveLength(entries.length);
  for (const [index, request] of requests.entries()) {
    if (index % EVERY !== 0) continue;
    const { level } = valueOf(generateLogicMaze(request));
    expect(formatBoard(level)).toEqual(formatBoard(entries[index]!.level));
  }
});
