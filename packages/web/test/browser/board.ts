import { createHash } from 'node:crypto';
import { formatSquare } from '@dedalo/grid';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { centreOn } from '../../src/canvas/camera.ts';
import { fittedTile } from '../../src/canvas/fit.ts';
import { en } from './replays.ts';
import type { Spot } from './spot.ts';
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

/** The board as those hear it who cannot see it, by the names of its squares: “C4, wall” is the word of C4. */
export async function heard(page: Page): Promise<string[][]> {
  const rows = await page
    .getByRole('table', { name: en.web.game.asTable })
    .locator('tr')
    .evaluateAll((lines) => lines.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  return rows.map((row, y) =>
    row.map((text, x) => {
      const name = `${formatSquare({ x, y })}, `;
      return text.startsWith(name) ? text.slice(name.length) : `${name}it says: ${text}`;
    }),
  );
}

/** The same, drawn as levels are. */
async function drawn(page: Page): Promise<string[]> {
  const rows = await heard(page);
  return rows.map((row) => row.map((word) => SIGNS[word] ?? '?').join(''));
}

/** Waits until the board is this one. */
export async function expectBoard(page: Page, rows: readonly string[]): Promise<void> {
  await expect.poll(() => drawn(page)).toEqual(rows);
}

/** Waits until the row, counted from 1, is this one. */
export async function expectRow(page: Page, row: number, squaresOfRow: string): Promise<void> {
  await expect.poll(async () => (await drawn(page))[row - 1]).toBe(squaresOfRow);
}

/** Figures above the board by their names. */
export async function counts(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('.counts > div')
    .evaluateAll((all) => all.map((count) => [...count.children].map((part) => (part as HTMLElement).innerText)));
  return Object.fromEntries(pairs as [string, string][]);
}

export async function expectCounts(page: Page, expected: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => counts(page)).toMatchObject(expected);
}

/** What is said below the board. */
export const expectMessage = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.game-message').getByText(text).waitFor();

/** What is told to those who listen. */
export const expectSaid = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor({ state: 'attached' });

/** The middle of a square on the page; column and row count from 1. Only for boards that fit and are not zoomed. */
export async function squareAt(page: Page, column: number, row: number): Promise<Spot> {
  await expect.poll(() => heard(page)).not.toEqual([]);
  const rows = await heard(page);
  const level = { width: rows[0]!.length, height: rows.length };
  const box = (await board(page).boundingBox())!;
  const ratio = await page.evaluate(() => devicePixelRatio);
  const view = { width: Math.floor(box.width * ratio), height: Math.floor(box.height * ratio) };
  const tile = fittedTile(level, view, ratio);
  const camera = centreOn({ x: level.width / 2, y: level.height / 2 }, { level, view, tile });
  return {
    x: box.x + ((column - 0.5) * tile - camera.x) / ratio,
    y: box.y + ((row - 0.5) * tile - camera.y) / ratio,
  };
}

const ARROWS: Readonly<Record<string, string>> = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' };

/** Plays moves in LURD with the arrow keys. */
export async function playMoves(page: Page, letters: string): Promise<void> {
  await board(page).waitFor();
  for (const letter of letters) await page.keyboard.press(ARROWS[letter.toLowerCase()]!);
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Tabs until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 80; times++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`no way by Tab to ${String(target)}`);
}

/** Stands for what is seen on the board: another picture is another text. */
export const picture = (page: Page): Promise<string> => pictureOf(board(page).locator('canvas'));

/** The same of all that never moves: walls, floor, goals. */
export const groundPicture = (page: Page): Promise<string> => pictureOf(board(page).locator('canvas').first());

export async function pictureOf(canvases: Locator): Promise<string> {
  const urls = await canvases.evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
  return createHash('sha256').update(urls.join()).digest('hex');
}

/** Waits for the results of a solved level, and for these figures in them. */
export async function expectResults(page: Page, expected: Readonly<Record<string, string>>): Promise<Locator> {
  const results = dialog(page, en.web.game.results);
  await results.waitFor();
  const figures = results.locator('dl > div');
  await expect
    .poll(() =>
      figures.evaluateAll((all) =>
        Object.fromEntries(
          all.map((figure) => [
            figure.querySelector('dt')!.textContent,
            figure.querySelector('dd')!.firstChild!.textContent,
          ]),
        ),
      ),
    )
    .toMatchObject(expected);
  return results;
}
