import type { Page } from 'playwright-core';
import { goBy, holdTime, letTimeGo } from './time.ts';

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
export type PadButton = keyof typeof PAD;

interface Pad {
  readonly buttons: { pressed: boolean }[];
  readonly axes: number[];
}
type PadScope = { readonly pad: Pad; readonly plugged: { isThere: boolean } };

/** A gamepad that the test holds in its hands, plugged in already or not yet. */
export async function bringPad(page: Page, { isPluggedIn }: { readonly isPluggedIn: boolean }): Promise<void> {
  await page.addInitScript((isThere) => {
    const pad: Pad = { buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0, 0, 0] };
    const plugged = { isThere };
    Object.assign(globalThis, { pad, plugged });
    navigator.getGamepads = () => [null, plugged.isThere ? (pad as unknown as Gamepad) : null, null, null];
  }, isPluggedIn);
}

export const plug = (page: Page, isThere: boolean): Promise<void> =>
  page.evaluate((isIn) => {
    (globalThis as unknown as PadScope).plugged.isThere = isIn;
    dispatchEvent(new Event(isIn ? 'gamepadconnected' : 'gamepaddisconnected'));
  }, isThere);

/** Presses buttons for two pictures of the screen, which is shorter than what repeats; only then does time stand still. */
export async function press(page: Page, ...buttons: PadButton[]): Promise<void> {
  await holdTime(page);
  for (const isDown of [true, false]) {
    for (const button of buttons) await hold(page, button, isDown);
    await goBy(page, 2);
  }
  await letTimeGo(page);
}

/** Presses a button, or lets it go, where time stands still. */
export const hold = (page: Page, button: PadButton, isDown: boolean): Promise<void> =>
  page.evaluate(
    ([index, pressed]) => {
      (globalThis as unknown as PadScope).pad.buttons[index]!.pressed = pressed;
    },
    [PAD[button], isDown] as const,
  );

export const tilt = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([right, down]) => {
      const { pad } = globalThis as unknown as PadScope;
      [pad.axes[0], pad.axes[1]] = [right!, down!];
    },
    [x, y],
  );
