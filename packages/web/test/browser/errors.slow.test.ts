import { loadWords } from '@dedalo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectRow, openLevel } from './board.ts';
import { keepToasts } from './keep-toasts.ts';
import { en, linkTo, playGame } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { forgiveComplaints, inBrowser } from './stage.ts';

const { web } = en;
const REPLAY = playGame(['#######', '#@ $ .#', '#######'], 'rr');

const expectHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const menu = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: web.mainMenu }).getByRole('link', { name }).click();

inBrowser('when something goes wrong', (theatre) => {
  test('a part that cannot be loaded says so and is tried again; the rest works', async () => {
    const page = await theatre.page();
    await visit(page, '');
    await page.route('**/laboratory-page-*.js', (route) => route.abort());
    await menu(page, web.laboratory);
    await expectHeading(page, web.notLoaded);
    await menu(page, web.settings.title);
    await expectHeading(page, web.settings.title);
    await menu(page, web.laboratory);
    await expectHeading(page, web.notLoaded);
    await page.unroute('**/laboratory-page-*.js');
    await page.getByRole('button', { name: web.again }).click();
    await expectHeading(page, web.lab.title);

    // A part that fails after one has gone elsewhere is nobody's business any more.
    let fail = (): void => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/replay-page-*.js', async (route) => {
      await failing;
      await route.abort();
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('replay-page'));
    await menu(page, web.replays);
    await menu(page, web.settings.title);
    await expectHeading(page, web.settings.title);
    fail();
    await failed;
    await page.getByRole('switch', { name: web.settings.names.timer }).press('Space');
    await expectHeading(page, web.settings.title);
    forgiveComplaints();
  });

  test('only the replay fails when the code that verifies it cannot be loaded', async () => {
    const page = await theatre.page();
    await visit(page, '#/replay');
    await page.route('**/replay-worker-*.js', (route) => route.abort());
    await page.goto(`/${linkTo(REPLAY)}`);
    await expectHeading(page, web.broken);
    // Another address of the same part is not broken with it.
    await menu(page, web.replays);
    await expectHeading(page, web.replay.title);
    await page.goto(`/${linkTo(REPLAY)}`);
    await expectHeading(page, web.broken);
    await page.unroute('**/replay-worker-*.js');
    await page.getByRole('button', { name: web.reload }).click();
    await page.getByRole('slider', { name: web.replay.scrubber }).waitFor();
    forgiveComplaints();
  });

  test('where not even the words come, there is a sentence and a way on', async () => {
    const page = await theatre.page({ locale: 'it' });
    await page.route('**/assets/it-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.unroute('**/assets/it-*.js');
    await page.getByRole('button').click();
    await page.locator('html[lang=it]').waitFor();
    // Nor does a language that does not come take away the one that is spoken.
    await page.route('**/assets/el-*.js', (route) => route.abort());
    await page.getByRole('combobox').first().selectOption('el');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dedalo/settings'))).toContain('"el"');
    const { web: italian } = await loadWords('it');
    await page.getByRole('link', { name: italian.settings.title }).click();
    await expectHeading(page, italian.settings.title);
    forgiveComplaints();
  });

  test('an address where nothing is says so and leads home', async () => {
    const page = await theatre.page();
    for (const place of ['nowhere', '__proto__', 'constructor/x', '%E0%A4%A', '<b>', '🙂?x=%']) {
      await visit(page, `#/${place}`);
      await expectHeading(page, web.notFound);
    }
    await page.getByRole('link', { name: web.toHome }).click();
    await page.getByText(web.tagline).waitFor();
    // Of a part that is there, what is asked for and is not there gives the nearest that is.
    for (const place of ['sokoban/nowhere', 'sokoban/first-steps/999', 'sokoban/first-steps/-1', 'sokoban/own/x/1']) {
      await page.goto(`/#/${place}`);
      await page.getByRole('heading', { level: 2, name: en.games.sokoban.packs['first-steps'] }).waitFor();
    }
    await page.goto('/#/replay/nowhere');
    await expectHeading(page, web.replay.title);
    await page.goto('/#/settings/nowhere');
    await expectHeading(page, web.settings.title);
  });

  test('where the browser keeps nothing, everything can be played, with one message', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await visit(page, '#/sokoban/first-steps/1');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    const notice = page.locator('.toast').getByText(web.notKept);
    await notice.waitFor();
    for (const key of ['ArrowUp', 'ArrowDown', 'z', 'y']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    await expectRow(page, 3, '# @$ . #');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    const results = page.getByRole('dialog', { name: web.game.results });
    await results.getByRole('button', { name: web.game.nextLevel }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await notice.count()).toBe(1);
    await page.getByRole('button', { name: web.close }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await menu(page, web.settings.title);
    await page.getByRole('radio', { name: web.settings.themes.dark }).check();
    await page.locator('html[data-theme=dark]').waitFor();
    expect(await notice.count()).toBe(0);
  });

  test('where the browser does not even let us look, everything is there', async () => {
    const page = await theatre.page();
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'indexedDB', { get: refuse });
    });
    await visit(page, '#/sokoban/first-steps/1');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await expectRow(page, 3, '# @$ . #');
    for (const link of ['#/sokoban', '#/settings', '#/replay', '#/laboratory?size=9', '']) await visit(page, link);
  });

  test('a kept game that cannot be read any more is set aside, and the level begins', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await keep(page, KNOWN);
    await keep(page, { 'running/sokoban': 'dedalo replay 1\ngame sokoban rules 1\ntitle "Classic 4"\nbroken' });
    await openLevel(page, 'continue');
    await page.locator('.toast').getByText(web.keptAside).waitFor();
    await page.keyboard.press('ArrowRight');
    await expectRow(page, 3, '# @$ . #');
  });
});
