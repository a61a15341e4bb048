import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The clock of the page, once installed, shows a picture every so many milliseconds. */
const FRAME_MS = 16;

/** Time stands still unless the test lets it go by; what the page was about to do is done. */
export async function holdTime(page: Page): Promise<void> {
  const now = (await page.evaluate('Date.now()')) as number;
  await page.clock.pauseAt(now + 60_000);
  // Pictures come at whole multiples: from one to the next it is a tick.
  const late = ((await page.evaluate('performance.now()')) as number) % FRAME_MS;
  await page.clock.runFor(10 * FRAME_MS - late);
}

/** The same from the start of the next page: not even what a page does at first is done before the test lets time go by. */
export async function holdFromStart(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + FRAME_MS);
}

/** So many ticks go by. */
export const goBy = (page: Page, ticks: number): Promise<void> => page.clock.runFor(ticks * FRAME_MS);

/** Time goes by again as it does elsewhere. */
export const letTimeGo = (page: Page): Promise<void> => page.clock.resume();

/** Time goes by tick by tick until something is so: what is there for one tick is not missed. */
export async function goByUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await goBy(page, 1);
      return isSo();
    })
    .toBe(true);
}
