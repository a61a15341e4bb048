import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { expectBoard, expectResults, openLevel, playMoves } from './board.ts';
import { dropFile } from './files.ts';
import { en, expectPosition, playGame } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { forgiveComplaints, inBrowser } from './stage.ts';

const it = await loadWords('it');

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
    // What the browser has kept of its own accord does not count.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.evaluate(() => fetch('/not-kept').then(Boolean, () => 'refused'))).toBe('refused');
    forgiveComplaints();
    // A preload that is kept is thrown away by the browser, and complained of.
    expect(await page.evaluate(() => fetch('/').then((answer) => answer.text()))).not.toContain('modulepreload');

    await page.getByRole('heading', { name: 'Dedalo' }).waitFor();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rRR');
    await expectResults(page, { moves: '3', pushes: '2' });
    await expectBoard(page, ['########', '#      #', '#   @* #', '#      #', '########']);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Round the back' }).waitFor();
    await visit(page, '#/laboratory');
    await page.getByRole('heading', { name: en.web.lab.title }).waitFor();
    await visit(page, '#/replay');
    await page.getByRole('heading', { name: en.web.replay.title, exact: true }).waitFor();

    // In another window, what works beside the page works too: levels are read, replays are judged.
    const other = await theatre.windowBeside(page);
    await visit(other, '#/sokoban/classic');
    await dropFile(other, 'body', { name: 'mine.sok', text: '#####\n#@$.#\n#####\n' });
    await expectBoard(other, ['#####', '#@$.#', '#####']);
    await dropFile(other, 'body', { name: 'game.replay', text: playGame(['#####', '#@$.#', '#####'], 'r') });
    await expectPosition(other, 0, 1);
    const loaded = await other.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family.replaceAll('"', '')] : [])),
    );
    expect(new Set(loaded)).toEqual(new Set(['Literata Variable', 'Commissioner Variable']));

    // Words of a language that was never spoken here.
    await visit(page, '#/settings');
    await page.getByRole('radio', { name: 'Italiano' }).click();
    await page.getByRole('heading', { name: it.web.settings.title, level: 1 }).waitFor();
  });

  test('it can be installed: a manifest with icons that exist and have the stated sizes', async () => {
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
