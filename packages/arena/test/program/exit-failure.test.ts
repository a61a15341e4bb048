import { describe, expect, test } from 'vitest';
import { type Exit, exitFailure } from '@dedalo/arena/program/exit-failure';
import { LogFile } from '@dedalo/arena/program/log-file';

function failureOf(exit: Partial<Exit>, written = '') {
  const log = new LogFile(100_000);
  log.write(Buffer.from(written));
  return exitFailure({ code: null, signal: null, ...exit }, log);
}

describe('why a program is gone', () => {
  test('its exit code, with the last line that it logged', () => {
    expect(failureOf({ code: 1 }, 'Traceback:\n  x = 1 / 0\nZeroDivisionError\n\n')).toEqual({
      code: 'exited',
      detail: 'exit code 1',
      line: 'ZeroDivisionError',
    });
  });

  test('the signal that ended it, also where it is told by a number', () => {
    expect(failureOf({ signal: 'SIGSEGV' })).toEqual({ code: 'exited', detail: 'signal SIGSEGV' });
    expect(failureOf({ code: 139 })).toEqual({ code: 'exited', detail: 'signal SIGSEGV' });
  });

  test.each([
    'MemoryError\n',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n 1: 0xb8 node::Abort()\n',
    'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space\n\tat Bot.main(Bot.java)\n',
    "terminate called after throwing an instance of 'std::bad_alloc'\n",
  ])('a request for memory that was refused: %j', (written) => {
    expect(failureOf({ code: 1 }, written).code).toBe('too-much-memory');
  });

  test('who ends well had enough memory, whatever was said', () => {
    expect(failureOf({ code: 0 }, 'no MemoryError yet\n').code).toBe('exited');
  });

  test('a program that could not be executed was never started', () => {
    const written = 'setpriv: failed to execute ./bot: Exec format error\n';
    expect(failureOf({ code: 126 }, written).code).toBe('not-started');
  });
});
