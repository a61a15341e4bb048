import { expect, test } from 'vitest';
import { dialog, expectBoard, openLevel, playMoves } from './board.ts';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

inBrowser('without a connection', (theatre) => {
  test('after the first visit everything works: games never opened before, laboratory, replays, fonts', async () => {
    const page = await theatre.page({ serviceWorkers: 'allow' });
    await keep(page, KNOWN);
    await visit(page, '');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);

    await page.reload();
    await page.getByRole('heading', { name: 'Dedalo' }).waitFor();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rRR');
    await dialog(page, en.web.game.results).waitFor();
    await expectBoard(page, ['########', '#      #', '#   @* #', '#      #', '########']);
    await visit(page, '#/laboratory');
    await page.getByRole('heading', { name: en.web.lab.title }).waitFor();
    await visit(page, '#/replay');
    await page.getByRole('heading', { name: en.web.replay.title, exact: true }).waitFor();
    expect(await page.evaluate(() => document.fonts.check("1rem 'Literata Variable'"))).toBe(true);
  });

  test('it can be installed: a manifest whose icons are there and as large as they say', async () => {
    const page = await theatre.page();
    await visit(page, '');
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Dedalo', start_url: '/', display: 'standalone' });
    for (const { src, sizes, type } of manifest.icons) {
      const answer = await page.request.get(src);
      expect(answer.headers()['content-type']).toContain(type);
      if (type !== 'image/png') continue;
      const bytes = await answer.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
