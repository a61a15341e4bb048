import { readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { TheseusBot } from '../src/bots/theseus-bot.ts';
import { hunter } from '../src/bots/hunter.ts';
import { minmax } from '../src/bots/minmax.ts';
import { random } from '../src/bots/random.ts';
import { createConfig } from '../src/config.ts';
import { theseus } from '../src/game.ts';
import { entryLines, eventLines, reportOf } from '../src/report.ts';
import type { Config, TheseusTypes } from '../src/state.ts';
import { drawn, valueOf } from './support/drawn.ts';

function record(
  seed: string,
  options: Partial<Config>,
  bots: readonly TheseusBot[] = [minmax(), random],
): GameRecord<TheseusTypes> {
  const config = valueOf(createConfig(options));
  const session = new Session<TheseusTypes>(theseus, { config, seed, names: ['Theseus', 'Minotaur'] });
  return playBots(session, bots, { random: new Random(seed) });
}

const FILE = new URL('report.txt', import.meta.url);

test('a seeded game is printed as it always was', () => {
  const text = `${reportOf(record('ariadne', { size: 7, supplies: 3, rounds: 30 })).join('\n')}\n`;
  // `DEDALO_GOLDEN=1` writes the file again.
  if (process.env['DEDALO_GOLDEN']) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});

describe('the described words', () => {
  const state = drawn(`
    +---+---+---+---+---+
    |s1                 |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |         M         |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    | T                 |
    +---+---+---+---+---+
  `);

  test('of what happens', () => {
    const lines = (event: Parameters<typeof eventLines>[0]): string[] => eventLines(event, state);
    expect(lines({ type: 'moved', seat: 1, dice: 1, from: 12, to: 17 })).toEqual([
      'Minotaur move up.',
      'His new position is (3,2)',
    ]);
    expect(lines({ type: 'moved', seat: 0, dice: 3, from: 0, to: 1 })).toEqual([
      'Theseus move right.',
      'His new position is (0,1)',
    ]);
    expect(lines({ type: 'blocked', seat: 1, dice: 5, at: 12 })).toEqual(["Minotaur can't move down."]);
    expect(lines({ type: 'blocked', seat: 1, dice: 7, at: 12 })).toEqual(["Minotaur can't move left."]);
    expect(lines({ type: 'collected', supply: 0, at: 20 })).toEqual(['Theseus got a supply.']);
    expect(lines({ type: 'ended', end: 'all-collected' })).toEqual(['Theseus won the game! ']);
    expect(lines({ type: 'ended', end: 'captured' })).toEqual([' Minotaur won the game! ']);
    expect(lines({ type: 'ended', end: 'action-limit' })).toEqual([' Nobody wins! ']);
  });

  test('of a round in the statistics', () => {
    const entry = {
      round: 4,
      dice: 7,
      tookSupply: false,
      collected: 0,
      supplyDistance: 0,
      minotaurDistance: 0,
    } as const;
    expect(entryLines(entry)).toEqual([
      'At Round 4:',
      'Theseus set the dice=7.',
      'Theseus sees no supply.',
      'Theseus does not see the Minotaur.',
    ]);
    expect(entryLines({ ...entry, tookSupply: true, collected: 2, supplyDistance: 1, minotaurDistance: 3 })).toEqual([
      'At Round 4:',
      'Theseus set the dice=7.',
      'Theseus got a supply. He has 2 in total.',
      'The nearest supply is 1 tile away.',
      'The Minotaur is 3 tiles away.',
    ]);
  });
});

describe('a report', () => {
  const lines = reportOf(record('daedalus', { size: 5, rounds: 6 }));

  test('begins with the first board and ends with the statistics', () => {
    expect(lines[0]).toBe('Start:');
    expect(lines.filter((line) => line === 'FINAL')).toHaveLength(1);
    expect(lines.indexOf('TOTAL STATISTICS:')).toBe(lines.length - 5);
    expect(lines.slice(-4).map((line) => line.replace(/\d+ times$/, 'N times'))).toEqual([
      'Theseus move up (dice=1) N times',
      'Theseus move right (dice=3) N times',
      'Theseus move down (dice=5) N times',
      'Theseus move left (dice=7) N times',
    ]);
  });

  test('has every round, and a board after each', () => {
    const rounds = lines.filter((line) => line.startsWith('Round: '));
    expect(rounds).toEqual(rounds.map((_, index) => `Round: ${index + 1}`));
    const borders = lines.filter((line) => line === '+---+---+---+---+---+');
    expect(borders).toHaveLength(2 * (rounds.length + 2));
  });

  test('says once how it ended, for each way to end', () => {
    const ends = Array.from({ length: 60 }, (_, seed) =>
      reportOf(record(String(seed), { size: 7, rounds: 30 }, [random, seed % 2 ? random : hunter])).filter((line) =>
        /won the game!|Nobody wins!/.test(line),
      ),
    );
    for (const end of ends) expect(end).toHaveLength(1);
    const wins = reportOf(record('3', { size: 5, supplies: 1 }));
    expect(wins).toContain('Theseus won the game! ');
    expect(new Set(ends.flat())).toEqual(new Set([' Minotaur won the game! ', ' Nobody wins! ']));
  });

  test('of a game that is not over has no end line, and of one not begun no round', () => {
    const open = { ...record('daedalus', { size: 5, rounds: 6 }), played: 1 };
    const told = reportOf(open);
    expect(told).toContain('Round: 1');
    expect(told.some((line) => /won|Nobody/.test(line))).toBe(false);
    expect(reportOf({ ...open, played: 0 }).some((line) => line.startsWith('Round'))).toBe(false);
  });
});
