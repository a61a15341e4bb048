import { CONSOLE_SETUP, setupFor } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { type Draft, draftOf, formatDraft, mirroredDraft, parseDraft, setupOf } from '../../src/stratego/draft.ts';

describe('a draft', () => {
  test('that is not whole is written and read again', () => {
    const draft: Draft = new Map([
      ['FL', 3],
      ['SP', 30],
    ]);
    expect(formatDraft(draft)).toBe('FL 3 SP 30');
    expect(parseDraft(0, formatDraft(draft))).toEqual(draft);
    expect(parseDraft(0, '')).toEqual(new Map());
  });

  test('of untrusted data only the valid part is read', () => {
    // Not home, no number, taken already, no such piece, no whole number.
    expect(parseDraft(0, 'FL 93 MA x GE 5 FM 5 XX 7 SP 1.5')).toEqual(new Map([['GE', 5]]));
    expect(parseDraft(1, 'FL 93 MA')).toEqual(new Map([['FL', 93]]));
  });

  test('mirrored twice is as before', () => {
    const draft = draftOf(1, CONSOLE_SETUP);
    expect(mirroredDraft(draft)).not.toEqual(draft);
    expect(mirroredDraft(mirroredDraft(draft))).toEqual(draft);
  });

  test('of either side is a set-up for both', () => {
    for (const seat of [0, 1]) expect(setupOf(seat, draftOf(seat, CONSOLE_SETUP))!.cells).toEqual(CONSOLE_SETUP.cells);
    const blue = setupOf(0, draftOf(0, CONSOLE_SETUP))!;
    expect(setupFor(1, blue)).toEqual(setupFor(1, CONSOLE_SETUP));
    expect(setupOf(0, new Map([['FL', 3]]))).toBeUndefined();
  });
});
