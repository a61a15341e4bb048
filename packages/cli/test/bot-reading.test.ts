import { CLOCK, LIMITS } from '@dedalo/arena';
import { describe, expect, test } from 'vitest';
import { Conversation } from '../src/commands/bot/conversation.ts';
import { lastLines } from '../src/arena/last-lines.ts';
import { crashIn, isFileMissing } from '../src/commands/bot/crash.ts';
import { misreadingOf, strayFields } from '../src/commands/bot/read-line.ts';
import { type PlayedGame, TO_END, warningsOf } from '../src/commands/bot/warnings.ts';

describe('what is wrong with an answer', () => {
  test.each([
    ['[]', 1, '', { code: 'no-object' }],
    ['7', 0, '', { code: 'no-object' }],
    ['{}', 0, '/name', { code: 'missing-field', field: 'name' }],
    ['{"action":"u"}', 3, '/turn', { code: 'missing-field', field: 'turn' }],
    ['{"turn":3}', 3, '/action', { code: 'missing-field', field: 'action' }],
    ['{"turn":9,"action":"u"}', 3, '/turn', { code: 'other-turn', said: 9, asked: 3 }],
    ['{"turn":"3","action":"u"}', 3, '/turn must be integer', { code: 'bad-field', field: 'turn' }],
    ['{"turn":3,"action":["u"]}', 3, '/action', { code: 'bad-field', field: 'action' }],
    ['{"name":"x","wants":["all"]}', 0, '/wants/0', { code: 'bad-field', field: 'wants' }],
  ])('%s to turn %i', (line, turn, path, found) => {
    expect(misreadingOf(line, turn, path)).toEqual(found);
  });

  test('unknown fields are found', () => {
    expect(strayFields('{"name":"x","want":["legal"]}', 0)).toEqual(['want']);
    expect(strayFields('{"turn":1,"action":"u","comment":"!"}', 1)).toEqual(['comment']);
    expect(strayFields('{"turn":1,"action":"u"}', 1)).toEqual([]);
    expect(strayFields('thinking', 1)).toEqual([]);
  });
});

describe('how a program died', () => {
  test('is known by the last words of its language', () => {
    expect(crashIn('Traceback (most recent call last):\n  File "b.py", line 5\nKeyError: 1')).toBe('python');
    expect(crashIn('file:///x/b.mjs:3\nTypeError: x\n    at file:///x/b.mjs:3:9\n')).toBe('javascript');
    expect(crashIn('Exception in thread "main" java.lang.NullPointerException\n\tat Bot.main(Bot.java:3)')).toBe(
      'java',
    );
    expect(crashIn('thinking about e4')).toBeUndefined();
  });

  test.each([
    [true, "python3: can't open file '/x/bot.py': [Errno 2] No such file or directory"],
    [true, "Error: Cannot find module '/x/bot.mjs'\n    at Module._resolveFilename"],
    [true, "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'left-pad' imported from /x/bot.mjs"],
    [true, 'Error: Could not find or load main class Bot'],
    [true, 'Error: Unable to access jarfile bot.jar'],
    [false, 'Traceback (most recent call last):\n  File "b.py", line 5\nKeyError: 1'],
  ])('of a file that is missing: %s for %s', (isMissing, log) => {
    expect(isFileMissing(log)).toBe(isMissing);
  });

  test('is shown by the last lines, without the folder of the game', () => {
    const log = `${'x\n'.repeat(20)}\n  File "/tmp/dedalo-game-12-ab/bot.py", line 5\n\n`;
    expect(lastLines(log, 8)).toHaveLength(8);
    expect(lastLines(log, 8).at(-1)).toBe('  File "bot.py", line 5');
    const [cut] = lastLines('x'.repeat(4_000_000), 8);
    expect(cut!.length).toBeLessThan(5000);
  });
});

describe('warnings', () => {
  /** A conversation whose answers took so many milliseconds each: that to the hello, to turn 1, to turn 2 … */
  function spoken(times: readonly number[], answer = '{"turn":1,"action":"u"}'): Conversation {
    let now = 0;
    const conversation = new Conversation(() => now);
    for (const [turn, time] of times.entries()) {
      conversation.hear({
        seat: 0,
        from: 'arena',
        text: turn === 0 ? '{"type":"hello","protocol":2}' : '{"type":"act"}',
      });
      now += time;
      conversation.hear({ seat: 0, from: 'program', text: turn === 0 ? '{"name":"x"}' : answer });
    }
    return conversation;
  }

  const fine: PlayedGame = {
    conversation: spoken([900, 900, 3]),
    clock: CLOCK,
    limits: LIMITS,
    logged: 10,
    closing: 20,
  };

  test('a program without faults has no warnings', () => {
    expect(warningsOf(fine)).toEqual([]);
  });

  test('an answer near to the limit, of several the nearest', () => {
    const conversation = spoken([0, 1000, 600, 700, 650]);
    expect(warningsOf({ ...fine, conversation })).toEqual([
      { code: 'near-limit', turn: 3, took: 700, limit: CLOCK.move },
    ]);
  });

  test('the first move has more time', () => {
    expect(warningsOf({ ...fine, conversation: spoken([0, 2000]) })).toEqual([]);
    expect(warningsOf({ ...fine, conversation: spoken([0, 3000]) })).toMatchObject([{ turn: 1, limit: CLOCK.first }]);
  });

  test('each unknown field, once', () => {
    const conversation = spoken([0, 0, 0], '{"turn":1,"action":"u","why":""}');
    expect(warningsOf({ ...fine, conversation })).toEqual([{ code: 'stray-fields', fields: ['why'] }]);
  });

  test('a long log, and a program that does not end', () => {
    expect(warningsOf({ ...fine, logged: LIMITS.log / 2 })).toMatchObject([{ code: 'much-log' }]);
    expect(warningsOf({ ...fine, closing: TO_END })).toEqual([{ code: 'slow-end' }]);
  });
});
