import { describe, expect, test } from 'vitest';
import { formatReplay, type GameRecord, MARK_EVERY, verifyReplay } from '../../src/index.ts';
import { ladder, type LadderTypes } from '../support/ladder.ts';
import { climbs, reading } from '../support/records.ts';
import { errorOf, valueOf } from '../support/result.ts';

/** 65 climbs of a rung each: fingerprints after 20, 40 and 60, and at the end. */
const LONG: GameRecord<LadderTypes> = {
  config: { top: 900, limit: 900 },
  seed: '',
  names: ['Ada'],
  actions: climbs(...Array.from({ length: 65 }, () => 1)),
  played: 65,
};
const text = formatReplay(ladder, LONG);
const lines = text.split('\n');
const replay = reading(text);

test('a game that was played so is accepted', () => {
  expect(verifyReplay(ladder, replay)).toEqual({ ok: true, value: LONG });
});

test('fingerprints stand after every so many actions', () => {
  expect(replay.marks.map(({ after }) => after)).toEqual([20, 40, 60]);
  expect(MARK_EVERY).toBe(20);
});

describe('an action that was edited and can be played is found', () => {
  const found = replay.actions.map(({ line }, index) => {
    const edited = lines.with(line - 1, 'up 2').join('\n');
    return { index, line, problem: errorOf(verifyReplay(ladder, reading(edited))) };
  });

  test('between the fingerprint before it and the one after it', () => {
    for (const { index, line, problem } of found) {
      const before = Math.floor(index / MARK_EVERY) * MARK_EVERY;
      const after = Math.min(before + MARK_EVERY, 65);
      expect(problem).toMatchObject({ code: 'state-differs', number: after, since: { number: before } });
      if (problem.code !== 'state-differs') continue;
      expect(problem.since.line).toBeLessThan(line);
      expect(problem.at.line).toBeGreaterThan(line);
    }
  });

  test('from the line after the fingerprint before it, or after the line that says actions', () => {
    for (const { problem } of found) {
      if (problem.code !== 'state-differs') throw new Error(problem.code);
      const first = replay.actions[problem.since.number]!;
      expect(problem.since.line + 1).toBe(first.line);
    }
  });
});

test('two edits that undo each other before the next fingerprint make another game with the same end', () => {
  const edited = lines.with(replay.actions[3]!.line - 1, 'up 2').with(replay.actions[4]!.line - 1, 'up 2');
  edited[replay.actions[5]!.line - 1] = 'down 1';
  expect(valueOf(verifyReplay(ladder, reading(edited.join('\n')))).actions).toHaveLength(65);
});

test('the fingerprint of the start may be written too, and is looked at', () => {
  const [hash] = /[0-9a-f]{16}/.exec(
    formatReplay(ladder, { ...LONG, actions: [], played: 0 })
      .split('\n')
      .at(-2)!,
  )!;
  const begin = lines.indexOf('actions') + 1;
  expect(verifyReplay(ladder, reading(lines.toSpliced(begin, 0, `= 0 ${hash}`).join('\n'))).ok).toBe(true);
  const wrong = lines.toSpliced(begin, 0, '= 0 0123456789abcdef').join('\n');
  expect(errorOf(verifyReplay(ladder, reading(wrong)))).toMatchObject({
    code: 'state-differs',
    number: 0,
    at: { line: begin + 1 },
  });
});

test('every digit of every fingerprint counts', () => {
  for (const [index, line] of lines.entries()) {
    const at = /[0-9a-f]{16}/.exec(line)?.index;
    if (at === undefined) continue;
    for (let digit = at; digit < at + 16; digit++) {
      const other = line[digit] === '0' ? '1' : '0';
      const edited = lines.with(index, line.slice(0, digit) + other + line.slice(digit + 1)).join('\n');
      expect(verifyReplay(ladder, reading(edited)).ok, edited.split('\n')[index]).toBe(false);
    }
  }
});

test('what was taken back is played too, so that it can be redone', () => {
  const record = { ...LONG, actions: climbs(1, 2, 3), played: 1 };
  const saved = formatReplay(ladder, record);
  expect(valueOf(verifyReplay(ladder, reading(saved)))).toEqual(record);
  const edited = saved.replace('up 3', 'up 4');
  expect(errorOf(verifyReplay(ladder, reading(edited)))).toMatchObject({ code: 'action-refused', number: 3 });
});

test('actions after the end are refused', () => {
  const record = { ...LONG, config: { top: 3, limit: 9 }, actions: climbs(3), played: 1 };
  const longer = formatReplay(ladder, record).replace('up 3\nend 1', 'up 3\ndown 1\nend 2');
  expect(errorOf(verifyReplay(ladder, reading(longer)))).toMatchObject({
    code: 'action-refused',
    number: 2,
    rejection: { code: 'game-over' },
  });
});
