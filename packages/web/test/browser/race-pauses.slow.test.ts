import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botRun, openMenu, openRace, runKeys } from './race.ts';
import { attend, expectEnd, expectPhase, keptRace, map, picture, placeAndTime } from './race-map.ts';
import { expectCourse, savedRace, ticksOf, verifiedRace } from './race-replays.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { goBy, holdTime, letTimeGo } from './time.ts';

const said = en.web.race;
const { menu } = en.games.race;
const SMALL = { game: 'small' } as const;
const { keys, state } = botRun(SMALL);
/** So many keys lead into the second map. */
const HALF = 7;

const opacity = async (page: Page): Promise<number> =>
  Number(
    await map(page)
      .locator('canvas')
      .evaluate((canvas) => getComputedStyle(canvas.parentElement!).opacity),
  );

inBrowser('a race that waits', (theatre) => {
  test('waits when the window loses the focus, and no tick passes until it is resumed', async () => {
    const page = await theatre.page();
    await openRace(page);
    await runKeys(page, keys.slice(0, 3));
    await attend(page, false);
    await expectPhase(page, 'paused');
    await page.getByText(en.games.race.paused).first().waitFor();
    const [kept, seen, told] = [await keptRace(page), await picture(page), await placeAndTime(page)];
    const ticks = keys.slice(0, 3).reduce((sum, stretch) => sum + stretch.ticks, 0);
    expect(ticksOf(verifiedRace(kept!))).toBe(ticks);
    await goBy(page, 60);
    await attend(page, true);
    await goBy(page, 60);
    await expectPhase(page, 'paused');
    expect([await keptRace(page), await picture(page), await placeAndTime(page)]).toEqual([kept, seen, told]);
    // Arrows are not for a race that waits.
    await page.keyboard.press('ArrowLeft');
    await goBy(page, 5);
    expect(await picture(page)).toBe(seen);

    await page.keyboard.press('Space');
    await expectPhase(page, 'running');
    await runKeys(page, keys.slice(3));
    await expectEnd(page, 'victory');
  });

  test('is resumed after its menu and a reload, where it was, and its replay verifies', async () => {
    const page = await theatre.page({ acceptDownloads: true });
    await openRace(page);
    await runKeys(page, keys.slice(0, HALF));
    await page.keyboard.press('Space');
    await goBy(page, 5);
    const told = await placeAndTime(page);
    expect(told).toContain(en.games.race.map({ number: 2, of: 2 }));
    await letTimeGo(page);
    await page.getByRole('button', { name: said.menu }).click();
    await page.getByRole('link', { name: menu.goOn }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: menu.goOn }).click();
    await expectPhase(page, 'paused');
    expect(await placeAndTime(page)).toBe(told);
    await holdTime(page);
    await page.keyboard.press('Space');
    await runKeys(page, keys.slice(HALF));
    await expectEnd(page, 'victory');
    await letTimeGo(page);
    const record = await savedRace(page);
    expect(ticksOf(record)).toBe(state.scene.ticks);
    expectCourse(record, SMALL);
  });

  test('in the middle of a change of maps it shows the map to which one has come', async () => {
    const page = await theatre.page({ reducedMotion: 'no-preference' });
    await openRace(page);
    await runKeys(page, botRun(SMALL, ({ scene }) => scene.transition !== null).keys);
    // The map that was left is fading out.
    expect(await opacity(page)).toBeGreaterThan(0);
    expect(await opacity(page)).toBeLessThan(1);
    await page.keyboard.press('Space');
    await expectPhase(page, 'paused');
    expect(await placeAndTime(page)).toContain(en.games.race.map({ number: 2, of: 2 }));
    expect(await opacity(page)).toBe(1);
    const shown = await picture(page);
    // A page that is loaded anew knows nothing of the map before.
    await letTimeGo(page);
    await page.reload();
    await expectPhase(page, 'paused');
    expect(await picture(page)).toBe(shown);
  });

  test('a window that is closed in the middle of a race loses nothing of it', async () => {
    const page = await theatre.page();
    await openRace(page);
    await runKeys(page, keys.slice(0, HALF));
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    await letTimeGo(page);
    const again = await theatre.windowBeside(page);
    await openMenu(again);
    await again.getByRole('link', { name: menu.goOn }).click();
    await expectPhase(again, 'paused');
    const ticks = keys.slice(0, HALF).reduce((sum, stretch) => sum + stretch.ticks, 0);
    expect(ticksOf(verifiedRace((await keptRace(again))!))).toBe(ticks);
  });

  test('looking at another course and going back keeps the race that was left', async () => {
    const page = await theatre.page({ acceptDownloads: true });
    await openRace(page);
    await runKeys(page, keys.slice(0, HALF));
    await page.keyboard.press('Escape');
    await letTimeGo(page);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: said.difficulties.gentle }).check();
    await page.getByRole('link', { name: said.start }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.client.notOver.giveUp }).click();
    await expectPhase(page, 'ready');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: menu.goOn }).click();
    await expectPhase(page, 'paused');
    await holdTime(page);
    await page.keyboard.press('Space');
    await runKeys(page, keys.slice(HALF));
    await expectEnd(page, 'victory');
    await letTimeGo(page);
    expectCourse(await savedRace(page), SMALL);
    await page.getByRole('button', { name: said.menu }).click();
    const best = page.getByRole('region', { name: said.best.title }).getByRole('listitem');
    await best.getByText(said.difficulties.usual).waitFor();
  });
});
