import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLevel } from './board.ts';
import { en } from './replays.ts';
import { solveFirstLevel } from './screens.ts';
import { forgiveComplaints, inBrowser, type Theatre } from './stage.ts';

/** A page of somebody else, at another origin of this machine, with a frame. */
async function foreignPage(theatre: Theatre, frame: string, look: (page: Page, frame: FrameLocator) => Promise<void>) {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>A school</title>${frame}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const page = await theatre.page();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await look(page, page.frameLocator('iframe'));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

inBrowser('the page that may be framed', (theatre) => {
  test('the code of a level plays it in another site, keeps nothing and leads nowhere but to Dedalo', async () => {
    const own = await theatre.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openLevel(own, 'first-steps/1');
    await own.getByRole('button', { name: en.web.copyEmbed }).click();
    await own.getByText(en.web.embedCopied).first().waitFor();
    const code = String(await own.evaluate('navigator.clipboard.readText()'));
    expect(code).toContain(`${theatre.address}/embed.html#/sokoban/first-steps/1`);

    await foreignPage(theatre, code, async (page, frame) => {
      await frame.getByRole('application').click({ position: { x: 4, y: 4 } });
      await solveFirstLevel(page);
      await frame.getByRole('dialog').getByText(en.web.game.results).waitFor();
      const inside = page.frames()[1]!;
      // Some browsers let a frame of another site keep nothing anyway.
      const kept = `(async () => {
        try { return [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]; }
        catch (error) { if (error.name === 'SecurityError') return [0, 0, 0]; throw error; }
      })()`;
      expect(await inside.evaluate(kept)).toEqual([0, 0, 0]);
      await page.keyboard.press('Escape');
      const links = await inside.evaluate(
        `[...document.querySelectorAll('a')].filter((link) => link.checkVisibility()).map((link) => link.textContent)`,
      );
      expect(links).toEqual([en.web.openInDedalo]);
      const outside = page.context().waitForEvent('page');
      await frame.getByRole('link', { name: en.web.openInDedalo }).click();
      const opened = await outside;
      await opened.locator('h1').first().waitFor();
      expect(opened.url()).toBe(`${theatre.address}/#/sokoban/first-steps/1`);
    });
    // The browser tells that a dialog in a frame cannot take the focus by itself.
    forgiveComplaints();
  });

  test('a replay is shown, other screens are not, and no other page can be framed', async () => {
    const frame = (path: string): string =>
      `<iframe src="${theatre.address}/${path}" width="640" height="480"></iframe>`;
    await foreignPage(theatre, frame('embed.html#/replay/example'), async (_page, inside) => {
      await inside.getByRole('button', { name: en.web.replay.play, exact: true }).waitFor();
    });
    await foreignPage(theatre, frame('embed.html#/settings'), async (_page, inside) => {
      await inside.getByRole('heading', { name: en.web.notFound }).waitFor();
    });
    await foreignPage(theatre, frame('#/sokoban/first-steps/1'), async (page) => {
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    });
    forgiveComplaints();
  });
});
