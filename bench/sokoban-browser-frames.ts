import { LONG_LEVEL } from '../packages/web/test/browser/long-level.ts';
import { keep, KNOWN } from '../packages/web/test/browser/screens.ts';
import type { Stage } from '../tools/browser.ts';
import { type Frames, timeFrames } from './browser-frames.ts';

const KEYS = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'] as const;
const KEY_MS = 250;

/** A level being played on while the solver works at it beside the page; only frames of that time count. */
export async function solvingFrames(stage: Stage, seconds: number): Promise<Frames> {
  const page = await stage.open({ locale: 'en' });
  await keep(page, KNOWN);
  await page.addInitScript({ content: timeFrames('.stop-search') });
  await page.addInitScript({ content: '{ const again = () => void requestAnimationFrame(again); again(); }' });
  await page.goto('/#/sokoban/first-steps');
  await page.locator('.packs button').click();
  await page.locator('textarea').fill(LONG_LEVEL);
  await page.locator('.add-levels .button-first').click();
  await page.locator('.board canvas').first().waitFor();
  await page.keyboard.press('i');
  await page.locator('.stop-search').waitFor();
  for (let press = 0; press * KEY_MS < seconds * 1000; press++) {
    await page.keyboard.press(KEYS[press % KEYS.length]!);
    await page.waitForTimeout(KEY_MS);
  }
  const isSearching = (await page.locator('.stop-search').count()) > 0;
  const frames = await page.evaluate<Frames>('frameTimes');
  await page.context().close();
  if (!isSearching) throw new Error('the solver was done before the time was up: the figures are of an idle page');
  return frames;
}
