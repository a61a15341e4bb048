import { ownCommandsOn } from '@dedalo/clients/all-commands';
import type { Command } from '@dedalo/words';
import { isHeard, REPEATED, runCommand } from './commands.ts';
import { moveFocus } from './move-focus.ts';

/** Of the shared commands, in the standard layout: https://w3c.github.io/gamepad/#remapping */
const BUTTONS: Readonly<Partial<Record<number, Command>>> = {
  0: 'choose',
  1: 'undo',
  2: 'redo',
  3: 'restart',
  5: 'new-game',
  8: 'back',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};

/** Either trigger, held, is what Shift is on a keyboard. */
const SHIFTS = [6, 7];

const STICK_AT = 0.55;
const REPEAT_AFTER_MS = 320;
const REPEAT_EVERY_MS = 110;

/** When each command that is held down is due again. */
const held = new Map<Command, number>();
let isPolling = false;

export function startGamepads(): void {
  if (!('getGamepads' in navigator)) return;
  addEventListener('gamepadconnected', poll);
  // The event may have come before we listened.
  if (isPluggedIn()) poll();
}

function isPluggedIn(): boolean {
  try {
    return navigator.getGamepads().some((pad) => pad !== null);
  } catch {
    // A page within another page may not be allowed to ask.
    return false;
  }
}

function poll(): void {
  if (isPolling) return;
  isPolling = true;
  requestAnimationFrame(tick);
}

function tick(time: number): void {
  const pads = navigator.getGamepads().filter((pad) => pad !== null);
  isPolling = pads.length > 0;
  if (isPolling) requestAnimationFrame(tick);
  if (!document.hasFocus()) return held.clear();
  const pressed = new Set(pads.flatMap(commandsOf));
  for (const command of held.keys()) if (!pressed.has(command)) held.delete(command);
  const isShifted = pads.some(({ buttons }) => SHIFTS.some((index) => buttons[index]?.pressed));
  for (const command of pressed) press(command, time, isShifted);
}

/** A command of the current game for its own button, otherwise the button's shared meaning. */
const commandOn = (button: number): Command | undefined => ownCommandsOn(button).find(isHeard) ?? BUTTONS[button];

function commandsOf({ buttons, axes }: Gamepad): Command[] {
  const found = buttons.flatMap(({ pressed }, index) => (pressed ? (commandOn(index) ?? []) : []));
  const [x = 0, y = 0] = axes;
  if (Math.abs(x) > Math.abs(y) && Math.abs(x) > STICK_AT) found.push(x < 0 ? 'left' : 'right');
  else if (Math.abs(y) > STICK_AT) found.push(y < 0 ? 'up' : 'down');
  return found;
}

function press(command: Command, time: number, isShifted: boolean): void {
  const due = held.get(command);
  if (due !== undefined && (time < due || !REPEATED.includes(command))) return;
  held.set(command, time + (due === undefined ? REPEAT_AFTER_MS : REPEAT_EVERY_MS));
  if (!document.querySelector('dialog[open]') && runCommand(command, { isShifted })) return;
  inMenus(command);
}

/** Where no game uses the command, a gamepad moves the focus. */
function inMenus(command: Command): void {
  const focused = document.activeElement;
  if (command === 'up' || command === 'left') moveFocus(-1);
  else if (command === 'down' || command === 'right') moveFocus(1);
  else if (command === 'choose' && focused instanceof HTMLElement) focused.click();
  else if (command === 'undo' || command === 'back') goBack();
}

function goBack(): void {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else history.back();
}
