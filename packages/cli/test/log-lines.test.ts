import { expect, test } from 'vitest';
import { LogLines } from '../src/commands/bot/log-lines.ts';

test('lines come when they are complete, and the rest at the end', () => {
  const lines = new LogLines();
  expect(lines.take(Buffer.from('one\ntw'))).toEqual(['one']);
  expect(lines.take(Buffer.from('o\r\n\nthree'))).toEqual(['two', '']);
  expect(lines.rest()).toEqual(['three']);
  expect(lines.rest()).toEqual([]);
});

test('a letter that comes in two pieces is one letter', () => {
  const lines = new LogLines();
  const bytes = Buffer.from('è\n');
  expect(lines.take(bytes.subarray(0, 1))).toEqual([]);
  expect(lines.take(bytes.subarray(1))).toEqual(['è']);
});

test('files of the program are known by their names, not by the folder of one game', () => {
  const line = '  File "/tmp/dedalo-game-1-2-3-ab/my_bot.py", line 4\n';
  expect(new LogLines().take(Buffer.from(line))).toEqual(['  File "my_bot.py", line 4']);
});

test('nothing that could steer a terminal gets through', () => {
  expect(new LogLines().take(Buffer.from('\tat\u001B[2J\n'))).toEqual(['    at\uFFFD[2J']);
});
