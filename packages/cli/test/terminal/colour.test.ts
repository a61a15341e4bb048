import { WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { hasColour } from '../../src/terminal/terminal.ts';

const FORCE = [undefined, '', '0', '1', '2', '3', 'true', 'false', 'no', 'TRUE', ' 1'];
const NO = [undefined, '', '0', '1', 'true'];

test('FORCE_COLOR wins over not being a terminal', () => {
  for (const FORCE_COLOR of ['', '1', '2', '3', 'true'])
    expect(hasColour({ FORCE_COLOR }, { isTerminal: false })).toBe(true);
  for (const FORCE_COLOR of ['0', 'false']) expect(hasColour({ FORCE_COLOR }, { isTerminal: true })).toBe(false);
});

test('FORCE_COLOR wins over NO_COLOR, and an empty NO_COLOR does not count', () => {
  expect(hasColour({ FORCE_COLOR: '1', NO_COLOR: '1' }, { isTerminal: false })).toBe(true);
  expect(hasColour({ NO_COLOR: '1' }, { isTerminal: true })).toBe(false);
  expect(hasColour({ NO_COLOR: '' }, { isTerminal: true })).toBe(true);
  expect(hasColour({}, { isTerminal: false })).toBe(false);
});

test('on a terminal there is colour exactly where Node sees more than one', () => {
  for (const FORCE_COLOR of FORCE) {
    for (const NO_COLOR of NO) {
      const given = Object.entries({ TERM: 'xterm-256color', FORCE_COLOR, NO_COLOR });
      const env = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<string, string>;
      const depth = WriteStream.prototype.getColorDepth.call({} as WriteStream, env);
      expect(hasColour(env, { isTerminal: true }), JSON.stringify(env)).toBe(depth > 1);
    }
  }
});
