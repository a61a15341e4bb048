import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { centreOn } from '../../src/sokoban/board/camera.ts';
import { fittedTile } from '../../src/sokoban/board/fit.ts';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';

const { squares } = en.web.sokoban;
const SIGNS: Readonly<Record<string, string>> = {
  [squares.wall]: '#',
  [squares.floor]: ' ',
  [squares.outside]: ' ',
  [squares.goal]: '.',
  [squares.box]: '$',
  [squares['box-on-goal']]: '*',
  [squares.player]: '@',
  [squares['player-on-goal']]: '+',
};

export const board = (page: Page): Locator => page.getByRole('application', { name: en.web.game.board('Sokoban') });

/** Opens a level for somebody who has been here before. */
export async function openLevel(page: Page, address: string): Promise<void> {
  await keep(page, KNOWN);
  await visit(page, `#/sokoban/${address}`);
  await board(page).waitFor();
}

/** The board as those hear it who cannot see it, drawn as levels are. */
async function drawn(page: Page): Promise<string> {
  const rows = await page.getByRole('table', { name: en.web.game.asTable }).locator('tr').all();
  const words = await Promise.all(rows.map((row) => row.locator('td').allTextContents()));
  return words
    .map((row) =>
      row
        .map((word) => SIGNS[word] ?? '?')
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** Waits until the board is this one. */
export const expectBoard = (page: Page, rows: readonly string[]): Promise<void> =>
  expect.poll(() => drawn(page)).toBe(rows.join('\n'));

/** Waits until the row, counted from 1, is this one. */
export const expectRow = (page: Page, row: number, squaresOfRow: string): Promise<void> =>
  expect.poll(async () => (await drawn(page)).split('\n')[row - 1]).toBe(squaresOfRow);

/** Figures above the board by their names. */
export async function counts(page: Page): Promise<Record<string, string>> {
  const all = await page.locator('.counts > div').all();
  const pairs = all.map(async (count) => [
    await count.locator('dt').innerText(),
    await count.locator('dd').innerText(),
  ]);
  return Object.fromEntries((await Promise.all(pairs)) as [string, string][]);
}

export const expectCounts = (page: Page, expected: Readonly<Record<string, string>>): Promise<void> =>
  expect.poll(() => counts(page)).toMatchObject(expected);

/** The middle of a square on the page; column and row count from 1. Only for boards that have not been zoomed. */
export async function squareAt(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  const box = (await board(page).boundingBox())!;
  const lines = (await drawn(page)).split('\n');
  const cells = await page
    .getByRole('table', { name: en.web.game.asTable })
    .locator('tr')
    .first()
    .locator('td')
    .count();
  const level = { width: cells, height: lines.length };
  const ratio = await page.evaluate(() => devicePixelRatio);
  const view = { width: Math.floor(box.width * ratio), height: Math.floor(box.height * ratio) };
  const tile = fittedTile(level, view, ratio);
  const camera = centreOn({ x: level.width / 2, y: level.height / 2 }, { level, view, tile });
  return {
    x: box.x + ((column - 0.5) * tile - camera.x) / ratio,
    y: box.y + ((row - 0.5) * tile - camera.y) / ratio,
  };
}

/** Presses keys one after the other: letters of moves are arrows. */
export async function press(page: Page, keys: string): Promise<void> {
  const arrows: Readonly<Record<string, string>> = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' };
  for (const key of keys) await page.keyboard.press(arrows[key.toLowerCase()]!);
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Tabs until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 80; times++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`no way by Tab to ${String(target)}`);
}
