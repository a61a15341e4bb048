import { NEW } from '@dedalo/clients/own/collected';
import { NO_OWN, withOwn } from '@dedalo/clients/own/own-entries';
import { addLevel, NO_PROGRESS, type Progress } from '@dedalo/clients/progress/progress';
import { sokobanProgress, solvedOnce } from '@dedalo/clients/sokoban/best-solutions';
import { collectedLevel } from '@dedalo/clients/sokoban/collected-level';
import { fingerprintOf } from '@dedalo/clients/sokoban/progress';
import { findPack } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/app/client.ts';
import { LevelsPage } from '../../../../src/games/sokoban/screen/levels-page.ts';
import { Surface } from '../../../../src/terminal/surface.ts';

const words = await loadWords('en');

function levels(progress: Progress = NO_PROGRESS, own = NO_OWN) {
  const client = { words, language: 'en', store: { progress, own }, back: vi.fn(), open: vi.fn() };
  const choose = vi.fn();
  const make = vi.fn();
  const page = new LevelsPage(client as unknown as Client, { choose, make });
  const see = (): string[] => {
    const surface = new Surface(80, 24);
    page.draw(surface);
    return surface.toText().split('\n');
  };
  return { client, choose, make, page, see };
}

test('a click on a level chooses it, also in a list that has been scrolled', () => {
  const { page, see, choose } = levels();
  const lines = see();
  page.click({ kind: 'press', x: 8, y: lines.findIndex((line) => line.includes('One at a time')) });
  expect(choose.mock.calls[0]?.[0]).toMatchObject({ number: 3 });
  page.run('last');
  page.click({ kind: 'press', x: 8, y: see().findIndex((line) => / 20 /.test(line)) });
  expect(choose.mock.calls[1]?.[0]).toMatchObject({ number: 20 });
});

test('a click where no level is drawn chooses none', () => {
  const { page, see, choose } = levels();
  const lines = see();
  for (const [y, line] of lines.entries()) if (!/^ [> ] +\d+ /.test(line)) page.click({ kind: 'press', x: 8, y });
  expect(choose.mock.calls.map(([origin]) => (origin as { number: number }).number)).toEqual([]);
});

test('the wheel moves the mark', () => {
  const { page, see } = levels();
  page.click({ kind: 'wheel-down', x: 0, y: 0 });
  expect(see().find((line) => line.startsWith(' >'))).toContain('Round the back');
  page.click({ kind: 'wheel-up', x: 0, y: 0 });
  expect(see().find((line) => line.startsWith(' >'))).toContain('One good shove');
});

test('settings are offered and opened, and no level is begun', async () => {
  const { page, client, choose } = levels();
  expect(page.commands()).toContain('settings');
  page.run('settings');
  expect(choose).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(client.open).toHaveBeenCalledOnce());
});

test('a level that is solved shows its stars', () => {
  const { level, games } = findPack('first-steps').entries[0]!;
  const solution = games[0]!.moves.letters;
  const value = solvedOnce({ moves: solution.length, pushes: solution.replaceAll(/[a-z]/g, '').length, solution });
  const reached = { level: fingerprintOf(level), title: '', isSolved: true, value };
  const { see } = levels(addLevel(NO_PROGRESS, sokobanProgress, reached));
  expect(see().find((line) => line.includes('One good shove'))).toMatch(/✓ One good shove +★★★ {2}3 \/ 2/);
});

test('below every list a new level is made, and what was kept is a list of its own', () => {
  const entry = findPack('classic').entries[0]!;
  const own = withOwn(NO_OWN, collectedLevel({ ...entry, title: 'Medium 7' }, { collection: NEW, at: 1 }));
  const { page, make, choose, see } = levels(NO_PROGRESS, own);
  page.run('up');
  expect(see().find((line) => line.startsWith(' >'))).toContain('A new level');
  page.run('choose');
  expect(make).toHaveBeenCalledOnce();
  page.run('left');
  expect(see().find((line) => line.startsWith(' >'))).toContain('Medium 7');
  page.run('choose');
  expect(choose.mock.calls[0]?.[0]).toMatchObject({ number: 1, source: { id: 'new' } });
});
