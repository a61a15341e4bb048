import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { makeSampleReport, reportOn } from '../../../../tools/sample-report.ts';
import { axeViolations } from './axe.ts';
import { en, expectPosition } from './replays.ts';
import { openReport, said, watchReport } from './reports.ts';
import { inBrowser } from './stage.ts';

/** One report a game, and one for every format. */
const NAMES = [
  'stratego',
  'swiss',
  'knockout',
  'theseus',
  'sokoban',
  'race',
  'pokelabirinto',
  'logic-maze',
  'isles',
] as const;

const WIDTHS = [320, 390, 768, 1440] as const;

/** By day at a desk, by night on a phone. */
const LOOKS = [
  { colorScheme: 'light', viewport: SCREENS.desk },
  { colorScheme: 'dark', viewport: SCREENS.phone, hasTouch: true },
] as const;

inBrowser('reports on every game', (theatre) => {
  test.for(NAMES)('%s: a replay plays to its end, and every page can be read by all', async (name) => {
    const report = await makeSampleReport(name);
    try {
      const { games } = report.result;
      // The shortest that is over, since it is really waited for.
      const game = games.filter(({ ending }) => ending.type === 'over').toSorted((a, b) => a.actions - b.actions)[0]!;
      const faulty = games.find(({ ending }) => ending.type === 'fault');
      const last = report.result.players.length;
      const hashes = [
        '#/',
        `#/player/${last}`,
        `#/pair/1/${last}`,
        `#/game/${game.id}`,
        ...(faulty ? [`#/game/${faulty.id}`] : []),
      ];
      for (const look of LOOKS) {
        const page = await theatre.page(look);
        const { violations: forbidden, requests } = await watchReport(page, report);
        for (const hash of hashes) {
          await openReport(page, report, hash);
          if (hash.startsWith('#/game')) await page.locator('.transport-where').waitFor();
          expect(await axeViolations(page), hash).toEqual([]);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            expect(await page.evaluate(() => document.documentElement.scrollWidth), `${hash} at ${width}`).toBe(width);
          }
        }
        expect([forbidden, requests]).toEqual([[], []]);
      }
      const page = await theatre.page({ reducedMotion: 'no-preference' });
      await openReport(page, report, `#/game/${game.id}`);
      const faster = page.getByRole('button', { name: en.web.replay.faster, exact: true });
      while ((await faster.getAttribute('aria-disabled')) !== 'true') await faster.click();
      await expectPosition(page, game.actions, game.actions);
      await page.getByRole('button', { name: en.web.replay.play, exact: true }).waitFor();
    } finally {
      report.remove();
    }
  });

  test('every format is shown in its own way', async () => {
    const page = await theatre.page();
    const counts = async (name: (typeof NAMES)[number]): Promise<readonly number[]> => {
      const report = await makeSampleReport(name);
      try {
        await openReport(page, report);
        const kinds = [
          '.bracket-match',
          '.bracket-match .is-winner',
          '.round li',
          '.level-table td a',
          '.cross-table td a',
        ];
        return await Promise.all(kinds.map((kind) => page.locator(kind).count()));
      } finally {
        report.remove();
      }
    };
    expect(await counts('knockout')).toEqual([7, 7, 0, 0, 14]);
    expect(await counts('swiss')).toEqual([0, 0, 16, 0, 32]);
    // The cells of both tables: five levels, and everybody against three others.
    expect(await counts('sokoban')).toEqual([0, 0, 0, 20, 32]);
  });

  test('it speaks the language in which it was written, whatever the browser speaks', async () => {
    const report = await makeSampleReport('theseus', 'el');
    try {
      const page = await theatre.page({ locale: 'pt-PT' });
      await openReport(page, report);
      expect(await page.locator('html').getAttribute('lang')).toBe('el');
      await page.getByRole('heading', { name: 'Βαθμολογία' }).waitFor();
      await openReport(page, report, '#/game/g0001');
      await page.getByRole('button', { name: 'Στην επισκόπηση' }).waitFor();
    } finally {
      report.remove();
    }
  });

  test('a bot with a name that stands for several names the player of each seat', async () => {
    const report = await makeSampleReport('theseus');
    try {
      const { folder, result } = report;
      const [first, ...others] = result.players;
      const players = [{ ...first!, name: 'minmax', bots: ['minmax', 'hunter'] }, ...others];
      await reportOn({ result: { ...result, players }, folder });
      const page = await theatre.page();
      await openReport(page, report);
      const row = page.locator('.standings tbody tr').first();
      await expect.poll(() => row.locator('th').innerText()).toContain('minmax in seat 1, hunter in seat 2');
      await openReport(page, report, '#/player/1');
      await expect.poll(() => page.locator('.report-head').innerText()).toContain('hunter in seat 2');
    } finally {
      report.remove();
    }
  });

  test('a game without its replay and one that cannot be verified are reported', async () => {
    const report = await makeSampleReport('theseus');
    try {
      const { folder, result } = report;
      const [one, two] = result.games;
      const file = join(folder, two!.replay!);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/seed "[^"]*"/, 'seed "another"'));
      const games = result.games.map((game) => (game === one ? { ...game, replay: 'gone.replay' } : game));
      await reportOn({ result: { ...result, games }, folder });
      const page = await theatre.page();
      await openReport(page, report, `#/game/${one!.id}`);
      await expect.poll(() => page.locator('.report-head').innerText()).toContain(said.noReplay);
      await openReport(page, report, `#/game/${two!.id}`);
      await expect.poll(() => page.locator('.report-head').innerText()).toContain(said.badReplay);
    } finally {
      report.remove();
    }
  });
});
