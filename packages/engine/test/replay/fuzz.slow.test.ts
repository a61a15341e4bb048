import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { damageText, formatReplay, type Game, openReplay, parseReplay, verifyReplay } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { ladder } from '../support/ladder.ts';
import { randomRecord, stateAfter } from '../support/records.ts';

const FILES = 500;

/** What came of a file: a problem's code, `verified`, or in capitals what must never come of one. */
function judge(game: Game, text: string, ends: ReadonlySet<string>): string {
  const parsed = parseReplay(text);
  const opened = parsed.ok ? openReplay(game, parsed.value) : parsed;
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  if (verified.ok)
    return ends.has(game.text.formatState(stateAfter(game, verified.value))) ? 'verified' : 'ANOTHER END';
  const { code, at } = verified.error;
  if (!opened.ok && opened.error.code !== code) return 'TWO OPINIONS';
  const isInFile = at.line >= 1 && at.line <= text.split(/\r?\n/).length + 1 && at.column >= 1;
  return isInFile ? code : 'A PLACE OUTSIDE THE FILE';
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
      const file = damageText(text, other, random);
      const verdict = judge(game, file, ends);
      expect(verdict, file).toMatch(/^[a-z-]+$/);
      seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
    }
    // The damage is of many kinds, and now and then does no harm.
    expect(seen.size, JSON.stringify([...seen])).toBeGreaterThanOrEqual(9);
    expect(seen.get('verified')).toBeGreaterThan(0);
  },
);
