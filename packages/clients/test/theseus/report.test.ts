import { readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@dedalo/engine';
import { type Config, createConfig, type Event, type TheseusTypes } from '@dedalo/theseus';
import { LANGUAGES, loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { BotsGame, type BotsWish } from '../../src/theseus/bots-game.ts';
import { entryLines, eventLines, reportLines, statisticsLines } from '../../src/theseus/report.ts';
import { valueOf } from '../support.ts';

const said = (await loadWords('en')).games.theseus.report;

function record(
  seed: string,
  options: Partial<Config> = {},
  players: BotsWish['players'] = { theseus: 'minmax', minotaur: 'random' },
): GameRecord<TheseusTypes> {
  return new BotsGame({ config: valueOf(createConfig(options)), seed, players }).playOut();
}

const report = (...args: Parameters<typeof record>): string[] => reportLines(record(...args), said);

const FILE = new URL('described-game.txt', import.meta.url);

test('the described game of a seed is printed in full as it always was', () => {
  const text = `${report('2567').join('\n')}\n`;
  // `DEDALO_GOLDEN=1` writes the file again.
  if (process.env['DEDALO_GOLDEN']) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});

describe('the described words', () => {
  test('of what happens (T9, T19)', () => {
    const lines = (event: Event): string[] => eventLines(event, { config: valueOf(createConfig({ size: 5 })) }, said);
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

  test('of a round in the statistics (T17)', () => {
    const entry = {
      round: 4,
      dice: 7,
      tookSupply: false,
      collected: 0,
      supplyDistance: 0,
      minotaurDistance: 0,
    } as const;
    expect(entryLines(entry, said)).toEqual([
      'At Round 4:',
      'Theseus set the dice=7.',
      'Theseus sees no supply.',
      'Theseus does not see the Minotaur.',
    ]);
    const near = { ...entry, tookSupply: true, collected: 2, supplyDistance: 1, minotaurDistance: 3 };
    expect(entryLines(near, said)).toEqual([
      'At Round 4:',
      'Theseus set the dice=7.',
      'Theseus got a supply. He has 2 in total.',
      'The nearest supply is 1 tile away.',
      'The Minotaur is 3 tiles away.',
    ]);
  });

  test('of the total (T17)', () => {
    expect(statisticsLines({ path: [], counts: { 1: 12, 3: 0, 5: 2, 7: 1 } }, said)).toEqual([
      'TOTAL STATISTICS:',
      'Theseus move up (dice=1) 12 times',
      'Theseus move right (dice=3) 0 times',
      'Theseus move down (dice=5) 2 times',
      'Theseus move left (dice=7) 1 time',
    ]);
  });
});

test.each(LANGUAGES)('in %s one is counted as one', async (language) => {
  const words = (await loadWords(language)).games.theseus.report;
  const [once, twice] = [1, 2].map((times) => words.moves({ way: words.ways[1], dice: 1, times }));
  expect(twice).not.toBe(once!.replace(/1(?=\D+$)/, '2'));
  for (const away of [words.supplyAway, words.minotaurAway]) expect(away(2)).not.toBe(away(1).replace('1', '2'));
});

test('in another language the same is said of the same game', async () => {
  const game = record('2567');
  const inItalian = reportLines(game, (await loadWords('it')).games.theseus.report);
  const inEnglish = reportLines(game, said);
  expect(inItalian).toHaveLength(inEnglish.length);
  const isDrawn = (line: string): boolean => /^[+|-]/.test(line);
  expect(inItalian.filter(isDrawn)).toEqual(inEnglish.filter(isDrawn));
  expect(inItalian).toContain('Il Minotauro non può andare in su.');
  expect(inItalian.at(-5)).toBe('STATISTICHE TOTALI:');
});

describe('a report', () => {
  const lines = report('daedalus', { size: 5, rounds: 6 });

  test('begins with the first board and ends with the statistics', () => {
    expect(lines[0]).toBe('Start:');
    expect(lines.filter((line) => line === 'FINAL')).toHaveLength(1);
    expect(lines.indexOf('TOTAL STATISTICS:')).toBe(lines.length - 5);
  });

  test('has every round, and a board after each', () => {
    const rounds = lines.filter((line) => line.startsWith('Round: '));
    expect(rounds).toEqual(rounds.map((_, index) => `Round: ${index + 1}`));
    const borders = lines.filter((line) => line === '+---+---+---+---+---+');
    expect(borders).toHaveLength(2 * (rounds.length + 2));
  });

  test('says once how it ended, for each way to end', () => {
    const ends = Array.from({ length: 60 }, (_, seed) =>
      report(String(seed), { size: 7, rounds: 30 }, { theseus: 'random', minotaur: seed % 2 ? 'random' : 'hunter' }),
    ).map((all) => all.filter((line) => /won the game!|Nobody wins!/.test(line)));
    for (const end of ends) expect(end).toHaveLength(1);
    expect(report('2567')).toContain('Theseus won the game! ');
    expect(new Set(ends.flat())).toEqual(new Set([' Minotaur won the game! ', ' Nobody wins! ']));
  });

  test('of a game that is not over has no end line, and of one not begun no round', () => {
    const open = { ...record('daedalus', { size: 5, rounds: 6 }), played: 1 };
    const told = reportLines(open, said);
    expect(told).toContain('Round: 1');
    expect(told.some((line) => /won|Nobody/.test(line))).toBe(false);
    expect(reportLines({ ...open, played: 0 }, said).some((line) => line.startsWith('Round'))).toBe(false);
  });
});

describe('two bots that meet', () => {
  test('play the same game again for the same wish, whatever their portions are', () => {
    const wish: BotsWish = {
      config: valueOf(createConfig({ size: 7, rounds: 20 })),
      seed: 'a',
      players: { theseus: 'minmax:depth=5', minotaur: 'optimal' },
    };
    const slowly = new BotsGame(wish);
    while (slowly.advance(1) === 'searching');
    const at = new BotsGame(wish);
    at.playOut();
    expect(slowly.session.save()).toBe(at.session.save());
    expect(slowly.session.names).toEqual(['minmax:depth=5', 'optimal']);
  });
});
