import { NO_PROGRESS } from '@dedalo/clients/progress/progress';
import { loadWords } from '@dedalo/words';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/app/client.ts';
import { LevelsPage } from '../../../../src/games/sokoban/screen/levels-page.ts';
import { Surface } from '../../../../src/terminal/surface.ts';

const words = await loadWords('en');

function levels() {
  const client = { words, language: 'en', store: { progress: NO_PROGRESS }, back: vi.fn(), open: vi.fn() };
  const choose = vi.fn();
  const page = new LevelsPage(client as unknown as Client, undefined, choose);
  const see = (): string[] => {
    const surface = new Surface(80, 24);
    page.draw(surface);
    return surface.toText().split('\n');
  };
  return { client, choose, page, see };
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
