import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL_VIEWS } from './all-screens.ts';
import { board, expectSaid, heard, openLevel, playMoves } from './board.ts';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { edges: choices } = en.client.settings;
const { walked } = en.web.sokoban;

const letters = (page: Page): Locator => page.locator('.edges-columns span');
const numbers = (page: Page): Locator => page.locator('.edges-rows span');
const choose = (page: Page, edges: keyof typeof choices): Promise<void> =>
  keep(page, { settings: JSON.stringify({ version: 2, edges }) });

async function openScreen(page: Page, name: string): Promise<void> {
  await ALL_VIEWS.find((view) => view.name === name)!.open(page);
}

/** The middle of the square whose names lie there. */
async function pointAt(page: Page, letter: string, number: string): Promise<{ x: number; y: number }> {
  const above = (await letters(page).getByText(letter, { exact: true }).boundingBox())!;
  const beside = (await numbers(page).getByText(number, { exact: true }).boundingBox())!;
  return { x: above.x + above.width / 2, y: beside.y + beside.height / 2 };
}

/** Every board, with the names of its last column and its last row that are labelled. */
const BOARDS: readonly (readonly [screen: string, letter: string, number: string])[] = [
  ['sokoban', 'H', '8'],
  ['sokoban-watch', 'G', '6'],
  ['pokelabirinto-maze', 'O', '15'],
  ['expedition-maze', 'M', '13'],
  ['race-harbour', 'AI', '19'],
  ['theseus-dice', 'O', '15'],
  ['theseus-maze', 'F', '7'],
  ['theseus-watch', 'F', '7'],
  ['theseus-two-bots', 'I', '9'],
];

inBrowser('letters and numbers at the edge of boards', (theatre) => {
  test('are chosen in the settings, and stay chosen', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await expect.poll(() => letters(page).count()).toBe(0);
    await visit(page, '#/settings');
    await page.getByRole('radio', { name: choices.all }).check({ force: true });
    await visit(page, '#/sokoban/first-steps/1');
    await page.reload();
    await board(page).waitFor();
    await expect.poll(() => letters(page).allTextContents()).toEqual([...'ABCDEFGH']);
    expect(await numbers(page).allTextContents()).toEqual(['1', '2', '3', '4', '5']);
    await playMoves(page, 'r');
    await expectSaid(page, walked('C3'));
    await expect.poll(async () => (await heard(page))[2]?.[2]).toBe(en.web.sokoban.squares.player);
  });

  test('stand at the squares that they name: a click where two of them meet is a click on the square', async () => {
    const page = await theatre.page();
    await choose(page, 'all');
    await openLevel(page, 'first-steps/3');
    const { x, y } = await pointAt(page, 'F', '3');
    await page.mouse.click(x, y);
    await expectSaid(page, walked('F3'));
    await expect.poll(async () => (await heard(page))[2]?.[5]).toBe(en.web.sokoban.squares.player);
    // Nearer: they go with their squares.
    const apart = async (): Promise<number> => (await pointAt(page, 'D', '1')).x - (await pointAt(page, 'C', '1')).x;
    const before = await apart();
    await page.getByRole('button', { name: en.web.game.zoomIn }).click();
    await expect.poll(apart).toBeGreaterThan(before);
    const near = await pointAt(page, 'C', '5');
    await page.mouse.click(near.x, near.y);
    await expectSaid(page, walked('C5'));
  });

  test.each(BOARDS)('%s has them', async (screen, letter, number) => {
    const page = await theatre.page();
    await choose(page, 'all');
    await openScreen(page, screen);
    await expect.poll(() => letters(page).last().textContent()).toBe(letter);
    expect(await numbers(page).last().textContent()).toBe(number);
    const layer = (await page.locator('.edges').boundingBox())!;
    const first = (await letters(page).first().boundingBox())!;
    expect(first.y).toBeGreaterThanOrEqual(layer.y);
    expect(await page.locator('.edges').getAttribute('aria-hidden')).toBe('true');
  });

  test('Stratego has them on its frame, turned with the board, unless somebody wants none', async () => {
    const page = await theatre.page();
    await openScreen(page, 'stratego');
    const names = page.locator('.stratego-edge');
    await expect.poll(() => names.allTextContents()).toHaveLength(20);
    expect((await names.allTextContents()).slice(0, 4)).toEqual(['10', 'J', '9', 'I']);
    const none = await theatre.page();
    await choose(none, 'none');
    await openScreen(none, 'stratego');
    await none.locator('.stratego-field .stratego-board').waitFor();
    await expect.poll(() => none.locator('.stratego-edge').count()).toBe(0);
  });

  test('usually replays have them, and so has every board in the large view, in larger letters', async () => {
    const size = (spot: Locator): Promise<number> =>
      spot.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const replay = await theatre.page();
    await openScreen(replay, 'sokoban-watch');
    await expect.poll(() => letters(replay).first().textContent()).toBe('A');
    const usual = await size(letters(replay));

    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await expect.poll(() => letters(page).count()).toBe(0);
    await page.getByRole('button', { name: en.web.present }).click();
    await expect.poll(() => letters(page).allTextContents()).toEqual([...'ABCDEFGH']);
    expect(await size(letters(page))).toBeGreaterThan(1.4 * usual);
    await page.keyboard.press('Escape');
    await expect.poll(() => letters(page).count()).toBe(0);
  });

  test('on a phone they leave the board its room, and where squares are small only some are named', async () => {
    const page = await theatre.page({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await choose(page, 'all');
    await openScreen(page, 'theseus-dice');
    await expect.poll(() => letters(page).count()).toBeGreaterThan(0);
    const host = (await page.locator('.has-edges').boundingBox())!;
    const drawn = (await page.locator('.has-edges .lab').boundingBox())!;
    expect(drawn.width).toBeGreaterThan(0.93 * host.width);
    const spans = await letters(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    for (const [index, { right }] of spans.slice(0, -1).entries()) expect(right).toBeLessThan(spans[index + 1]!.left);
  });
});
