import { TICKS_A_SECOND } from '@dedalo/race';
import type { CDPSession, Page } from 'playwright-core';
import { openRace, runKeys, runOf } from '../packages/web/test/browser/race.ts';
import type { Stage } from '../tools/browser.ts';
import { goBy } from '../packages/web/test/browser/time.ts';

const MB = 1024 * 1024;
const LONGEST_SECONDS = 600;
const COURSE = { game: 'daedalus', difficulty: 'gentle' } as const;

/** The heap at the beginning of each of so many levels, in MB: our bot's keys lead from one to the next. */
export async function heapByLevel(stage: Stage, levels: number): Promise<number[]> {
  const page = await stage.open({ locale: 'en' });
  await openRace(page, COURSE);
  const session = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for await (const _ of enteredLevels(page)) {
    heaps.push(await heapMb(session));
    if (heaps.length === levels) break;
  }
  await page.context().close();
  return heaps;
}

/** What is held when the garbage is gone. */
async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize / MB;
}

/** The names of levels as they are entered, race after race. */
async function* enteredLevels(page: Page): AsyncIterable<string> {
  const run = runOf(COURSE);
  for (;;) {
    let entered = '';
    for (const stretch of run) {
      const level = (await page.locator('.race-place b').textContent())!;
      if (level !== entered) yield level;
      entered = level;
      await runKeys(page, [stretch]);
    }
    await untilOver(page);
    await page.keyboard.press('Enter');
    await page.locator('.race[data-phase="ready"]').waitFor();
    await goBy(page, 10);
  }
}

/** Without a key the opponents soon come to the end. */
async function untilOver(page: Page): Promise<void> {
  for (let second = 0; second < LONGEST_SECONDS; second++) {
    if ((await page.locator('.race[data-phase="over"]').count()) > 0) return;
    await goBy(page, TICKS_A_SECOND);
  }
  throw new Error(`the race is not over after ${LONGEST_SECONDS} seconds more than our bot needs`);
}
