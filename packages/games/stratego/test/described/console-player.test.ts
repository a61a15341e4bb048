import { expect, test } from 'vitest';
import { createConfig } from '../../src/config.ts';
import { CONSOLE_SETUP, ConsolePlayer } from '../../src/described/console-player.ts';
import { playDescribed } from '../../src/described/manager.ts';
import { formatSetup } from '../../src/setups/setup-text.ts';
import { valueOf } from '../support/results.ts';

test('D18: its layout is fixed', () => {
  expect(formatSetup(CONSOLE_SETUP).split('\n').slice(1)).toEqual([
    'FL SB SM .. .. .. .. .. .. ..',
    'FB SP SS .. .. .. .. .. .. ..',
    'FM GE MA .. .. .. .. .. .. ..',
    'FS .. .. .. .. .. .. .. .. ..',
  ]);
  const blue = new ConsolePlayer(() => null);
  blue.start(false);
  expect([blue.position('FL'), blue.position('MA'), blue.position('FS')]).toEqual([
    [9, 0],
    [7, 2],
    [6, 0],
  ]);
});

test('D13, D18: it asks for row, column, direction and steps', () => {
  const prompts: string[] = [];
  const lines = ['3', ' 0 ', '1', '3', '7', '2', '1', '1'];
  const ask = (prompt: string): string | null => {
    prompts.push(prompt);
    return lines.shift() ?? null;
  };
  const { winner, reason, by, record } = playDescribed(
    () => new ConsolePlayer(ask),
    () => new ConsolePlayer(ask),
    valueOf(createConfig()),
  );
  expect(prompts).toEqual([
    'Insert red move row: ',
    'Insert red move column: ',
    'Insert red move direction: ',
    'Insert red move number of steps: ',
    'Insert blue move row: ',
    'Insert blue move column: ',
    'Insert blue move direction: ',
    'Insert blue move number of steps: ',
    'Insert red move row: ',
  ]);
  // The scouts of both met and fell; then there was nothing more to read.
  expect([winner, reason, by]).toEqual([1, 'resigned', 0]);
  expect(record.actions.slice(20).map(({ action }) => action)).toEqual([
    { type: 'move', from: 30, direction: 1, steps: 3 },
    { type: 'move', from: 72, direction: 1, steps: 1 },
  ]);
});

test('what is no number is asked again', () => {
  const lines = ['', 'x', '1.5', '99999999999999', '3', '0', '1', '1'];
  const prompts: string[] = [];
  const player = new ConsolePlayer((prompt) => {
    prompts.push(prompt);
    return lines.shift() ?? null;
  });
  player.start(true);
  expect(player.move()).toEqual([3, 0, 1, 1]);
  expect(prompts.filter((prompt) => prompt === 'Insert red move row: ')).toHaveLength(5);
});
