import { findPack, formatLevels, PACKS } from '@dedalo/sokoban';
import { keep, KNOWN } from '../packages/web/test/browser/screens.ts';
import type { Stage } from '../tools/browser.ts';

/** The key goes down in the page itself, so that only the page's own time is counted. */
const ASK = `new Promise((resolve) => {
  const said = document.querySelector('.game-message');
  const begun = performance.now();
  const look = () => (/\\d,\\d/.test(said.textContent) ? resolve(performance.now() - begun) : setTimeout(look, 2));
  document.querySelector('.board').dispatchEvent(new KeyboardEvent('keydown', { key: 'i', code: 'KeyI', bubbles: true }));
  look();
})`;

/** How long the first hint of every shipped level takes where no solution is stored, in milliseconds; in a worker. */
export async function hintTimes(stage: Stage): Promise<number[]> {
  const entries = PACKS.flatMap((pack) => findPack(pack).entries).map(({ level, line }) => ({
    level,
    line,
    notes: [],
    games: [],
  }));
  const page = await stage.open({ locale: 'en' });
  await keep(page, KNOWN);
  await page.goto('/#/sokoban/first-steps');
  await page.locator('.packs button').click();
  await page.locator('textarea').fill(formatLevels({ notes: [], entries }, 'sok'));
  await page.locator('.add-levels .button-first').click();
  await page.waitForURL(/own/);
  const list = page.url();
  const times: number[] = [];
  for (const number of entries.keys()) {
    await page.goto(`${list}/${number + 1}`);
    await page.locator('.game-title p', { hasText: new RegExp(` ${number + 1}$`) }).waitFor();
    await page.locator('.board canvas').first().waitFor();
    times.push(await page.evaluate<number>(ASK));
  }
  await page.context().close();
  return times;
}
