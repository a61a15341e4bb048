import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sokobanFacts } from '@dedalo/clients/sokoban/facts';
import { findInPacks } from '@dedalo/clients/sokoban/session';
import { dayAfter, dayOf } from '@dedalo/clients/today/day';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { testFolder } from './folder.ts';
import { dedalo, freshData } from './run.ts';
import { dataOfPlayer, expectSoon, start } from './tmux.ts';

const folder = testFolder();
const today = dayOf(new Date());

const run = (args: readonly string[], DEDALO_DATA: string, input = ''): { code: number | null; out: string } =>
  dedalo(['today', ...args], { input, env: { DEDALO_DATA }, cwd: folder.path });

const bestSolution = (day: string): string => {
  const { source, number } = findInPacks(sokobanFacts.challenge(day).config.level)!;
  return source.collection.entries[number - 1]!.games[0]!.moves.letters.toLowerCase();
};

describe('dedalo today', () => {
  test('a challenge that is won counts, is listed and can be shared without its solution', () => {
    const data = freshData();
    expect(run([], data).out).toMatch(/^Today, .*\nSokoban: not played yet\n/);
    const solution = bestSolution(today);
    expect(run(['sokoban'], data, `${solution}\n`).code).toBe(0);
    const { out } = run([], data);
    expect(out).toContain(`\nSokoban: ${solution.length} moves (nobody can do better)\n`.slice(1));
    expect(out).toContain('\nstreak: 1 day, longest: 1 day\n');
    const shared = run(['--share'], data).out;
    expect(shared).toContain(`🟩 Sokoban: ${solution.length} moves\nstreak: 1 day\n`);
    expect(shared).not.toContain(solution.slice(0, 8));
    expect(JSON.parse(run(['--json'], data).out)).toMatchObject({
      day: today,
      streak: 1,
      results: { sokoban: { [today]: `perfect ${solution.length} moves` } },
    });
    expect(readFileSync(join(data, 'day-results.toml'), 'utf8')).toContain(
      `[sokoban]\n${today} = "perfect ${solution.length} moves"\n`,
    );
  });

  test('the challenge of another day can be played, and counts only on its day and the one after', () => {
    const data = freshData();
    for (const day of [dayAfter(today, -1), dayAfter(today, -5)]) {
      run(['sokoban', '--day', day], data, `${bestSolution(day)}\n`);
    }
    const { results, streak } = JSON.parse(run(['--json'], data).out) as { results: object; streak: number };
    expect(results).toEqual({ sokoban: { [dayAfter(today, -1)]: expect.stringMatching(/^perfect/) } });
    expect(streak).toBe(1);
  });

  test('an invalid day is refused', () => {
    const { code, error } = dedalo(['today', '--day', '2026-02-30'], { cwd: folder.path });
    expect(code).toBe(2);
    expect(error).toContain('it must be a date such as 2026-11-19');
  });

  test('is in the full-screen menu, and plays', needs('tmux'), async () => {
    const terminal = start('', { data: dataOfPlayer() });
    await terminal.until('> Sokoban');
    terminal.press('Up', 'Up', 'Up', 'Up', 'Up');
    await terminal.until('> Today');
    terminal.press('Enter');
    await terminal.until('> Sokoban: not played yet');
    terminal.press('Enter');
    await expectSoon(terminal, '0 moves, 0 pushes');
  });
});
