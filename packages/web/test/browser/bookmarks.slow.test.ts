import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.bookmarks;
const KNOWN = { progress: JSON.stringify({ known: ['sokoban', 'logic-maze'], solved: [] }) };

const movesOn = async (page: Page): Promise<string> => page.locator('.counts dd').first().innerText();

const openList = async (page: Page): Promise<void> => {
  await page.keyboard.press(',');
  await page.getByRole('dialog').waitFor();
};

inBrowser('bookmarks', (theatre) => {
  test.each([
    ['Sokoban', '#/sokoban/classic/4', ['ArrowLeft', 'ArrowUp']],
    ['a logic maze', '#/theseus/mazes/labyrinths/12', ['ArrowLeft', 'ArrowUp']],
  ] as const)('in %s a position is kept over a reload, returned to and deleted', async (_, link, [first, second]) => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, link);
    await page.locator('.board, .lab-board').first().waitFor();
    await page.keyboard.press(first);
    const kept = await movesOn(page);
    await page.keyboard.press('.');
    await page.locator('.game-message').getByText(said.isSet('1')).waitFor();
    for (const key of [second, first, second]) await page.keyboard.press(key);
    await page.reload();
    await page.locator('.board, .lab-board').first().waitFor();
    const later = await movesOn(page);
    await openList(page);
    await page.getByRole('textbox', { name: said.name }).fill('the door');
    await page.getByRole('button', { name: said.goTo('1') }).focus();
    await page.getByRole('button', { name: said.goTo('the door') }).click();
    await page.locator('.game-message').getByText(said.gone('the door')).waitFor();
    expect(await movesOn(page)).toBe(kept);
    await page.keyboard.press('z');
    await expect.poll(() => movesOn(page)).toBe(later);
    await openList(page);
    await page.getByRole('button', { name: said.remove('the door') }).click();
    await page.getByText(said.none).waitFor();
    // What had the focus is gone: the key is still the dialog's.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await movesOn(page)).toBe(later);
  });
});
