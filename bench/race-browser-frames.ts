import { Random } from '@dedalo/grid';
import { keep } from '../packages/web/test/browser/screens.ts';
import type { Stage } from '../tools/browser.ts';
import { type Frames, timeFrames } from './browser-frames.ts';

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const KEY_MS = 400;
const at = (phase: string): string => `.race[data-phase="${phase}"]`;

/** The level with the most opponents, steered by chance; when a race is over, the next begins. */
export async function raceFrames(stage: Stage, seconds: number): Promise<Frames> {
  const page = await stage.open({ locale: 'en' });
  await page.addInitScript({ content: timeFrames(at('running')) });
  await keep(page, {
    progress: JSON.stringify({ known: ['race'], solved: [] }),
    race: JSON.stringify({ game: 'daedalus', level: 7, difficulty: 'gentle' }),
  });
  await page.goto('/#/race/play');
  await page.locator(at('ready')).waitFor();
  const random = new Random('keys');
  while ((await page.evaluate<number>('frameTimes.between.reduce((sum, one) => sum + one, 0)')) < seconds * 1000) {
    const isOver = (await page.locator(at('over')).count()) > 0;
    await page.keyboard.press(isOver ? 'Enter' : random.pick(KEYS));
    await page.waitForTimeout(KEY_MS);
  }
  const frames = await page.evaluate<Frames>('frameTimes');
  await page.context().close();
  return frames;
}
