import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import type { Spot } from './spot.ts';
import { between, Fingers } from './fingers.ts';
import { botRun, openRace, runOf, type Stretch } from './race.ts';
import { expectEnd, expectPhase, expectSaid } from './race-map.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { goBy } from './time.ts';

const said = en.web.race;
const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true };
/** The ways of a race as points on a screen. */
const WAYS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** Lets time go by between what fingers do. */
async function runByHand(
  page: Page,
  run: readonly Stretch[],
  hand: { readonly steer: (way: Spot) => Promise<void> },
): Promise<void> {
  for (const { press, ticks } of run) {
    if (press && 'way' in press) await hand.steer(WAYS[press.way]);
    await goBy(page, ticks);
  }
}

const middleOf = async (page: Page, name: string): Promise<Spot> => {
  const { x, y, width, height } = (await page.locator(name).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Swipes that begin in the middle of the map. */
async function swiper(page: Page, fingers: Fingers): Promise<(way: Spot) => Promise<void>> {
  const from = await middleOf(page, '.race-map');
  return ({ x, y }) => fingers.along(between(from, { x: from.x + 60 * x, y: from.y + 60 * y }));
}

inBrowser('the race on a phone', (theatre) => {
  test('is won with swipes on the map', async () => {
    const page = await theatre.page(PHONE);
    await openRace(page);
    await page.getByText(said.goHow.touch).waitFor();
    const fingers = await Fingers.on(page);
    await runByHand(page, runOf({}), { steer: await swiper(page, fingers) });
    await expectEnd(page, 'victory');
  });

  test('is won with the pad alone, by a finger that taps it or slides over it', async () => {
    const page = await theatre.page(PHONE);
    await openRace(page);
    const fingers = await Fingers.on(page);
    const middle = await middleOf(page, '.race-pad');
    const { width } = (await page.locator('.race-pad').boundingBox())!;
    const side = ({ x, y }: Spot): Spot => ({ x: middle.x + (x * width) / 3, y: middle.y + (y * width) / 3 });
    let isSliding = false;
    await runByHand(page, runOf({}), {
      steer: async (way) => {
        await fingers.along(isSliding ? between(middle, side(way)) : [side(way)]);
        isSliding = !isSliding;
      },
    });
    await expectEnd(page, 'victory');
  });

  test('a power-up is used by a tap on its button, and a button pauses', async () => {
    const page = await theatre.page(PHONE);
    const wanted = { game: 'daedalus', level: 4 } as const;
    await openRace(page, wanted);
    const fingers = await Fingers.on(page);
    const { keys, state } = botRun(wanted, ({ scene }) => scene.stock.some((count) => count > 0));
    const { name } = state.scene.config.content.powerUps[state.scene.stock.findIndex((count) => count > 0)]!;
    await runByHand(page, keys, { steer: await swiper(page, fingers) });
    await goBy(page, 6);
    const button = page.getByRole('button', { name: said.use({ name, count: 1 }) });
    await button.waitFor();
    await fingers.tap(await middleOf(page, '.race-store button'));
    await goBy(page, 6);
    await expectSaid(page, en.games.race.told.works(name));
    // One tap is one use, though a touch is also told as a click.
    expect(await button.count()).toBe(0);

    await fingers.tap(await middleOf(page, `.race-buttons button[aria-label="${said.pause}"]`));
    await expectPhase(page, 'paused');
    await page.getByRole('button', { name: said.resume }).first().waitFor();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
});
