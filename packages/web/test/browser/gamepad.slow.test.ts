import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, expectBoard, expectCounts, expectResults, expectRow, hasFocus, openLevel } from './board.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

/** The standard layout: https://w3c.github.io/gamepad/#remapping */
const PAD = {
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  leftTrigger: 6,
  view: 8,
  menu: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;

interface Pad {
  readonly buttons: { pressed: boolean }[];
  readonly axes: number[];
}
type PadScope = { readonly pad: Pad; readonly plugged: { isThere: boolean } };

/** A gamepad that the test holds in its hands, plugged in already or not yet. */
async function bringPad(page: Page, { isPluggedIn }: { readonly isPluggedIn: boolean }): Promise<void> {
  await page.addInitScript((isThere) => {
    const pad: Pad = { buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0, 0, 0] };
    const plugged = { isThere };
    Object.assign(globalThis, { pad, plugged });
    navigator.getGamepads = () => [null, plugged.isThere ? (pad as unknown as Gamepad) : null, null, null];
  }, isPluggedIn);
}

const plug = (page: Page, isThere: boolean): Promise<void> =>
  page.evaluate((isIn) => {
    (globalThis as unknown as PadScope).plugged.isThere = isIn;
    dispatchEvent(new Event(isIn ? 'gamepadconnected' : 'gamepaddisconnected'));
  }, isThere);

/** Presses a button for two pictures of the screen, which is shorter than what repeats. */
async function press(page: Page, ...buttons: (keyof typeof PAD)[]): Promise<void> {
  const indexes = buttons.map((button) => PAD[button]);
  await page.evaluate(async (pressed) => {
    const { pad } = globalThis as unknown as PadScope;
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (const index of pressed) pad.buttons[index]!.pressed = true;
    for (let frames = 0; frames < 2; frames++) await frame();
    for (const index of pressed) pad.buttons[index]!.pressed = false;
    for (let frames = 0; frames < 2; frames++) await frame();
  }, indexes);
}

const tilt = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([right, down]) => {
      const { pad } = globalThis as unknown as PadScope;
      [pad.axes[0], pad.axes[1]] = [right!, down!];
    },
    [x, y],
  );

inBrowser('a gamepad', (theatre) => {
  test('leads from the home page through a level to the next, and back', async () => {
    const page = await theatre.page();
    await bringPad(page, { isPluggedIn: true });
    await visit(page, '');
    const play = page.getByRole('link', { name: en.web.playGame('Sokoban') });
    await expect
      .poll(async () => {
        await press(page, 'down');
        return hasFocus(play);
      })
      .toBe(true);
    await press(page, 'a');

    const howTo = dialog(page, en.client.howTo.title('Sokoban'));
    await howTo.getByText(en.client.howTo.step(1, 3)).waitFor();
    await press(page, 'a');
    await howTo.getByText(en.client.howTo.step(2, 3)).waitFor();
    await press(page, 'b');
    await howTo.waitFor({ state: 'detached' });

    for (const button of ['up', 'down', 'right', 'right'] as const) await press(page, button);
    await expectRow(page, 3, '#  @$. #');
    await press(page, 'b');
    await expectRow(page, 3, '# @$ . #');
    await press(page, 'x');
    await expectRow(page, 3, '#  @$. #');
    await press(page, 'y');
    await expectRow(page, 3, '#@ $ . #');
    await press(page, 'b');
    await expectCounts(page, { moves: '4', pushes: '1' });
    await press(page, 'right');
    await expectResults(page, { moves: '5', pushes: '2' });
    await press(page, 'a');
    await page.getByRole('heading', { level: 1, name: 'Round the back' }).waitFor();

    await press(page, 'menu');
    await page.waitForURL(/#\/sokoban\/first-steps$/);
    await page.getByText(en.web.solvedOf({ solved: 1, of: 20 })).waitFor();
  });

  test('may come and go; its stick walks as long as it is held, a trigger pulls in reverse play', async () => {
    const page = await theatre.page();
    await bringPad(page, { isPluggedIn: false });
    await openLevel(page, 'first-steps/1');
    await press(page, 'up');
    await plug(page, true);
    await press(page, 'up');
    await tilt(page, 0.4, 0.3);
    await tilt(page, 0.9, 0.2);
    await expectRow(page, 2, '#     @#');
    await tilt(page, 0, 0);
    await expectCounts(page, { moves: '6' });
    await plug(page, false);
    await press(page, 'left');
    await plug(page, true);
    await press(page, 'down');
    await expectRow(page, 3, '#  $ .@#');

    await openLevel(page, 'first-steps/1?mode=reverse');
    await expectBoard(page, ['########', '#      #', '#  . $ #', '#      #', '########']);
    for (let times = 0; times < 4; times++) await press(page, 'right');
    await expectRow(page, 3, '#  .@$ #');
    await press(page, 'leftTrigger', 'left');
    await expectRow(page, 3, '#  +$  #');
    await press(page, 'view');
    await page.waitForURL(/#\/sokoban\/first-steps$/);
  });
});
