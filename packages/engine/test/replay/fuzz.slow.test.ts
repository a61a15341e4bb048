import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { formatReplay, type Game, openReplay, parseReplay, verifyReplay } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { fuzzed } from '../support/fuzz.ts';
import { ladder } from '../support/ladder.ts';
import { randomRecord, stateAfter } from '../support/records.ts';

const FILES = 500;

/** What came of a file: a problem's code, or `verified`. Whatever was in it, a problem has a place in it. */
function judge(game: Game, text: string, ends: ReadonlySet<string>): string {
  const lastLine = text.split(/\r?\n/).length;
  const parsed = parseReplay(text);
  const opened = parsed.ok ? openReplay(game, parsed.value) : parsed;
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  if (!opened.ok) expect(verified).toEqual(opened);
  if (!verified.ok) {
    expect(verified.error.at.line, text).toBeGreaterThanOrEqual(1);
    expect(verified.error.at.line, text).toBeLessThanOrEqual(lastLine + 1);
    expect(verified.error.at.column, text).toBeGreaterThanOrEqual(1);
    return verified.error.code;
  }
  expect(ends.has(game.text.formatState(stateAfter(game, verified.value))), text).toBe(true);
  return 'verified';
}

test.each([dice, ladder] as unknown as Game[])(
  'whatever happens to a file of $id, it is refused with a place or tells of the same end',
  (game) => {
    const random = new Random(`fuzz ${game.id}`);
    const seen = new Map<string, number>();
    for (let number = 0; number < FILES; number++) {
      const records = [`${number} a`, `${number} b`].map((seed) => randomRecord(game, seed, 50));
      const [text, other] = records.map((record) => formatReplay(game, record)) as [string, string];
      const ends = new Set(records.map((record) => game.text.formatState(stateAfter(game, record))));
      const verdict = judge(game, fuzzed(text, other, random), ends);
      seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
    }
    // The damage is of many kinds, and now and then does no harm.
    expect(seen.size, JSON.stringify([...seen])).toBeGreaterThanOrEqual(9);
    expect(seen.get('verified')).toBeGreaterThan(0);
  },
);
