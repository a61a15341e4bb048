import { Camera, cellSize } from '../../src/games/race/board/camera.ts';
import type { Rectangle, Size } from '@dedalo/grid';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pictureOf } from './board.ts';
import type { Spot } from './spot.ts';
import { en } from './replays.ts';

const said = en.web.race;

export const map = (page: Page): Locator => page.getByRole('application', { name: said.board });

const canvas = (page: Page): Locator => map(page).locator('canvas');

/** Stands for what is seen: another picture is another text. */
export const picture = (page: Page): Promise<string> => pictureOf(canvas(page));

/** Waits until the race is ready, runs, waits or is over. */
export const expectPhase = (page: Page, phase: 'ready' | 'running' | 'paused' | 'over'): Promise<void> =>
  page.locator(`.race[data-phase=${phase}]`).waitFor();

/** The place and the time as they are told above the map. */
export async function placeAndTime(page: Page): Promise<string> {
  const texts = await page.locator('.race-place, .race-time b').allInnerTexts();
  return texts.join(' ');
}

/** What is told to those who listen. */
export const expectSaid = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor({ state: 'attached' });

/** The race that waits to be gone on with, as text. */
export const keptRace = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('dedalo/running/race'));

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Of which map, and how many points of its pictures are a cell wide. */
export interface Drawn extends Size {
  readonly points: number;
}

/** The maps of the small game in our pictures. */
export const SHED: Drawn = { width: 11, height: 9, points: 16 };

/** Red, green, blue and opacity of all points of a part of a map that fits on the screen; all counts in cells. */
async function pointsOf(page: Page, part: Rectangle, drawn: Drawn): Promise<readonly number[]> {
  const [view, ratio] = await canvas(page).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    return [{ width, height }, devicePixelRatio] as const;
  });
  const size = cellSize(drawn, view, { points: drawn.points, ratio });
  const camera = new Camera();
  camera.fit({ width: drawn.width * size, height: drawn.height * size }, view);
  camera.follow({ x: 0, y: 0 });
  const seen = {
    x: Math.floor(part.x * size - camera.x),
    y: Math.floor(part.y * size - camera.y),
    width: Math.max(1, Math.floor(part.width * size)),
    height: Math.max(1, Math.floor(part.height * size)),
  };
  return canvas(page).evaluate((element, { x, y, width, height }) => {
    // Read from a copy: a canvas that is read becomes a slow one, and the browser complains of it.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(element as HTMLCanvasElement, -x, -y);
    return [...copy.getImageData(0, 0, width, height).data];
  }, seen);
}

/** What is seen of one cell. */
export const cellAt = (page: Page, { x, y }: Spot, drawn: Drawn): Promise<readonly number[]> =>
  pointsOf(page, { x, y, width: 1, height: 1 }, drawn);

export async function colourAt(page: Page, { x, y }: Spot, drawn: Drawn): Promise<Colour> {
  const [red, green, blue, alpha] = await pointsOf(page, { x, y, width: 0, height: 0 }, drawn);
  return [red!, green!, blue!, alpha!];
}

/** Whether somebody is at the window, as the browser tells it. */
export async function attend(page: Page, isThere: boolean): Promise<void> {
  await page.evaluate((isHere) => {
    document.hasFocus = () => isHere;
    dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  }, isThere);
}

/** Waits for the end of a race and for how it ended. */
export async function expectEnd(page: Page, end: 'victory' | 'lost'): Promise<void> {
  await expectPhase(page, 'over');
  await page.getByRole('heading', { name: said[end], exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: said[end === 'lost' ? 'victory' : 'lost'] }).count()).toBe(0);
}
