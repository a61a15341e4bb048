import { isShifted, type Key, KeyMap, letterOf } from '@dedalo/clients/key-map';
import { moveKeys } from '@dedalo/clients/move-keys';
import type { Command, CommandWords } from '@dedalo/words';
import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { canPresent, isPresenting } from '../app/presentation.ts';
import { words } from '../speech.ts';
import { settings } from '../store/settings.ts';
import { gameSeen } from './game-seen.ts';
import { keyName } from './key-names.ts';

export interface Press {
  readonly isShifted: boolean;
}

/** What a screen can do at the moment, by whatever means it is asked: key, gamepad, button. */
export interface Commanded {
  readonly commands: readonly Command[];
  run(command: Command, press: Press): void;
  /** Where letters have a meaning of their own: a capital one, and whether it was heard. */
  letter?(letter: string): boolean;
  /** How to play what is seen, for the help. */
  readonly howTo?: () => HowToRead;
  /** A command's words where they say more than anywhere else. */
  wordsFor?(command: Command): CommandWords | undefined;
}

export interface HowToRead {
  readonly game: string;
  readonly steps: readonly string[];
}

/** The keys of the game that is seen. */
export const keyMap = computed(() => new KeyMap(settings.value, { game: gameSeen.value }));

/** The keys that move, as a sentence names them. */
export const namedMoveKeys = computed(() => moveKeys(keyMap.value, words.value));

/** Commands that are repeated while a key or a button is held down. */
export const REPEATED: readonly Command[] = ['up', 'down', 'left', 'right', 'undo', 'redo', 'faster', 'slower'];

/** Those that are open, the one on top last: it alone is asked. */
const stack: { current: Commanded }[] = [];

/** Lets this component hear commands while it is there. */
export function useCommands(commanded: Commanded): void {
  const entry = useRef(commanded);
  entry.current = commanded;
  // Before the first paint: what can be seen can be used.
  useLayoutEffect(() => {
    stack.push(entry);
    return () => {
      stack.splice(stack.indexOf(entry), 1);
      // Whoever has gone elsewhere has left its help too.
      if (helped.peek() === entry) helped.value = undefined;
    };
  }, []);
}

/** The screen on top. */
const onTop = (): Commanded | undefined => stack.at(-1)?.current;

/** Does what is the same on every screen: show it large, and go back from there. */
function runEverywhere(command: Command): boolean {
  if (command === 'present' && canPresent.value) isPresenting.value = !isPresenting.value;
  else if (command === 'back' && isPresenting.value) isPresenting.value = false;
  else return false;
  return true;
}

/** The screen to which the help that is open belongs. */
export const helped = signal<{ readonly current: Commanded } | undefined>(undefined);

export const isHeard = (command: Command): boolean => onTop()?.commands.includes(command) ?? false;

/** Asks the screen on top; whether it heard the command. */
export function runCommand(command: Command, press: Press = { isShifted: false }): boolean {
  const commanded = onTop();
  if (runEverywhere(command)) return true;
  if (!commanded || !isHeard(command)) return false;
  commanded.run(command, press);
  return true;
}

const TYPED = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable]';
/** These use the keys themselves. */
const OWN_KEYS: Readonly<Record<string, string>> = {
  'select, input[type=range], input[type=radio], pre': 'up down left right home end page-up page-down space',
  'button, a, summary, input[type=checkbox], select': 'enter space',
};

function isForItself(target: Element, key: Key): boolean {
  if (target.closest(TYPED) || (target.matches('select') && key.length === 1)) return true;
  return Object.entries(OWN_KEYS).some(([kind, keys]) => target.matches(kind) && keys.split(' ').includes(key));
}

/** Also where the focus fell out of an open dialog, for what had it is gone: Escape is to close that. */
const isInDialog = (target: Element): boolean =>
  target.closest('dialog') !== null || (target === document.body && document.querySelector('dialog[open]') !== null);

/** What Ctrl means with a letter. */
const controlCommand = (event: KeyboardEvent): Command | undefined => {
  const letter = event.key.toLowerCase();
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
};

addEventListener('keydown', (event) => {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.isComposing || isInDialog(target)) return;
  if (event.ctrlKey || event.metaKey) {
    const command = event.altKey || target.closest(TYPED) ? undefined : controlCommand(event);
    if (command && runCommand(command)) event.preventDefault();
    return;
  }
  const key = keyName(event);
  const commanded = onTop();
  if (event.altKey || key === undefined || !commanded || isForItself(target, key)) return;
  const letter = letterOf(key);
  if (letter !== undefined && commanded.letter?.(letter)) return event.preventDefault();
  const command = keyMap.value.commandOf(key, [...commanded.commands, 'help', 'present', 'back']);
  if (!command || (command === 'back' && !isPresenting.value && !commanded.commands.includes('back'))) return;
  event.preventDefault();
  if (command === 'help') return void (helped.value = stack.at(-1));
  if (!event.repeat && runEverywhere(command)) return;
  if (event.repeat && !REPEATED.includes(command)) return;
  commanded.run(command, { isShifted: isShifted(key) });
});
