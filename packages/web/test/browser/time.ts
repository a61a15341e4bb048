import type { Page } from 'playwright-core';

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

/** So many ticks go by. */
export const goBy = (page: Page, ticks: number): Promise<void> => page.clock.runFor(ticks * FRAME_MS);

/** Time goes by again as it does elsewhere. */
export const letTimeGo = (page: Page): Promise<void> => page.clock.resume();
