import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL_SCREENS } from './all-screens.ts';
import { board, openLevel } from './board.ts';
import { keepToasts } from './keep-toasts.ts';
import { en } from './replays.ts';
import { solveFirstLevel } from './screens.ts';
import { inBrowser } from './stage.ts';

const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;
const WALL = { viewport: { width: 2560, height: 1440 } } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (place: Locator): Promise<Box> => (await place.first().boundingBox())!;
const open = (page: Page, name: string): Promise<void> =>
  ALL_SCREENS.find((screen) => screen.name === name)!.open(page);
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

inBrowser('layout', (theatre) => {
  test('in a small window the buttons of a fight do not cover what is said above them, however long it is', async () => {
    const page = await theatre.page({ viewport: { width: 1100, height: 700 } });
    await open(page, 'expedition-offer');
    const caption = page.locator('.fight-caption');
    await caption.evaluate((element) => (element.textContent = 'Word '.repeat(60)));
    expect((await boxOf(caption)).height).toBeGreaterThan(60);
    expect(overlap(await boxOf(caption), await boxOf(page.locator('.fight-actions')))).toBe(false);
  });

  test.for(['sokoban', 'pokelabirinto-maze', 'race-paused', 'stratego-setup', 'theseus-maze', 'sokoban-watch'])(
    'on a phone on its side %s has its buttons on the screen, and half of the height is board',
    async (name) => {
      const page = await theatre.page(SIDEWAYS);
      await open(page, name);
      const buttons = page.locator(
        '.game-tools button, .race-buttons > *, .race-panel button, .race-pad, .transport button',
      );
      const seen = await buttons.filter({ visible: true }).all();
      expect(seen.length).toBeGreaterThan(1);
      for (const button of seen) {
        const { y, height } = await boxOf(button);
        expect(y + height, (await button.textContent()) ?? '').toBeLessThanOrEqual(390);
      }
      const { height } = await boxOf(page.locator('.board, .race-stage, .replay-board, .stratego-square'));
      expect(height).toBeGreaterThan(390 / 2);
    },
  );

  test.for(['sokoban', 'stratego', 'theseus-dice', 'pokelabirinto-maze'])(
    'on a large screen %s takes nine tenths of it',
    async (name) => {
      const page = await theatre.page(WALL);
      await open(page, name);
      const { width, height } = await boxOf(page.locator('.game'));
      expect((width * height) / (2560 * 1440)).toBeGreaterThan(0.85);
      expect((await boxOf(page.locator('.game h1'))).height).toBeGreaterThan(35);
    },
  );

  test('neither a hint, nor a first best, moves the board', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    const before = await boxOf(board(page));
    await page.keyboard.press('i');
    await page.locator('.said-hint, .said-text').first().waitFor();
    expect(await boxOf(board(page))).toEqual(before);
    await solveFirstLevel(page);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.counts small').first().waitFor();
    expect(await boxOf(board(page))).toEqual(before);
  });

  test('a toast covers nothing of the game, on the desk and on the phone', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await theatre.page({ viewport });
      await keepToasts(page);
      await openLevel(page, 'first-steps/6');
      if (viewport.width < 1000) await page.locator('.tool-more').click();
      await page.getByRole('button', { name: en.web.game.copySolution }).click();
      const toast = await boxOf(page.locator('.toast'));
      expect(overlap(toast, await boxOf(page.locator('.game')))).toBe(false);
    }
  });

  test('a finger leaves no frame round the board, keys do', async () => {
    const page = await theatre.page(SIDEWAYS);
    await openLevel(page, 'first-steps/6');
    const frame = (): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.querySelector('.board')).outlineStyle`);
    await board(page).tap();
    expect(await frame()).toBe('none');
    await page.keyboard.press('ArrowUp');
    await board(page).focus();
    expect(await frame()).toBe('solid');
  });

  test.for([
    'sokoban',
    'stratego',
    'race-paused',
    'sokoban-watch',
    'isles',
    'theseus-dice',
    'theseus-maze',
    'expedition-maze',
  ])('by one key %s is shown large, with nothing round it; Escape goes back', async (name) => {
    const page = await theatre.page();
    // Without a whole screen the window is what there is.
    await page.addInitScript('delete Element.prototype.requestFullscreen');
    await open(page, name);
    const place = page.locator('.board, .race-stage, .replay-board, .text-board-frame').first();
    const before = await boxOf(place);
    await page.keyboard.press('g');
    await page.locator('html[data-presentation]').waitFor({ state: 'attached' });
    const after = await boxOf(place);
    expect(after.width * after.height).toBeGreaterThan(before.width * before.height);
    expect(await page.locator('.brand, .top-nav, .game-side').filter({ visible: true }).count()).toBe(0);
    const parts = await page.locator('.game > :visible').all();
    const boxes = await Promise.all(parts.map(boxOf));
    for (const [index, box] of boxes.entries())
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('html:not([data-presentation])').waitFor({ state: 'attached' });
    expect(await boxOf(place)).toEqual(before);
    await page.getByRole('button', { name: en.web.present }).click();
    await page.getByRole('button', { name: en.web.leaveLarge }).click();
    expect(await boxOf(place)).toEqual(before);
  });
});
