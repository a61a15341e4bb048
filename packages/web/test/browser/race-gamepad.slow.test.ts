import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringPad, hold, type PadButton, tilt } from './gamepad.ts';
import { botRun, openRace, runOf, type Stretch } from './race.ts';
import { expectEnd, expectPhase, expectSaid } from './race-map.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { goBy } from './time.ts';

const said = en.web.race;
const WAYS = ['up', 'right', 'down', 'left'] as const satisfies PadButton[];
const TILTS = [
  [0, -0.9],
  [0.9, 0.1],
  [0.1, 0.9],
  [-0.9, 0],
] as const;

/** A button is down for one picture of the screen. */
async function tapButton(page: Page, button: PadButton): Promise<void> {
  await hold(page, button, true);
  await goBy(page, 1);
  await hold(page, button, false);
}

/** Steers with the pad and the stick by turns. What begins the race is heard in one picture, and the next one is a tick. */
async function runByPad(page: Page, run: readonly Stretch[]): Promise<void> {
  let isStick = false;
  for (const [index, { press, ticks }] of run.entries()) {
    if (press && 'way' in press) {
      const [right, down] = TILTS[press.way];
      if (isStick) await tilt(page, right, down);
      else await hold(page, WAYS[press.way], true);
      await goBy(page, index === 0 ? 2 : 1);
      await tilt(page, 0, 0);
      await hold(page, WAYS[press.way], false);
      await goBy(page, ticks - 1);
      isStick = !isStick;
    } else await goBy(page, ticks);
  }
}

inBrowser('the race with a gamepad', (theatre) => {
  test('is won with the pad and the stick, and a button begins another one', async () => {
    const page = await theatre.page();
    await bringPad(page, { isPluggedIn: true });
    await openRace(page);
    await runByPad(page, runOf({}));
    await goBy(page, 10);
    await expectEnd(page, 'victory');
    await tapButton(page, 'a');
    await goBy(page, 5);
    await expectPhase(page, 'ready');
  });

  test('its first button uses an item, the menu button pauses and resumes', async () => {
    const page = await theatre.page();
    await bringPad(page, { isPluggedIn: true });
    const wanted = { game: 'daedalus', level: 4 } as const;
    await openRace(page, wanted);
    const { keys, state } = botRun(wanted, ({ scene }) => scene.stock.some((count) => count > 0));
    const { name } = state.scene.config.content.powerUps[state.scene.stock.findIndex((count) => count > 0)]!;
    await runByPad(page, keys);
    await goBy(page, 6);
    await page.getByRole('button', { name: said.use({ name, count: 1 }) }).waitFor();
    await tapButton(page, 'a');
    await goBy(page, 6);
    await expectSaid(page, en.games.race.told.works(name));
    expect(await page.getByRole('button', { name: said.use({ name, count: 1 }) }).count()).toBe(0);

    await tapButton(page, 'menu');
    await expectPhase(page, 'paused');
    await goBy(page, 1);
    await tapButton(page, 'menu');
    await expectPhase(page, 'running');
    await goBy(page, 1);
    await tapButton(page, 'view');
    await expectPhase(page, 'paused');
  });
});
