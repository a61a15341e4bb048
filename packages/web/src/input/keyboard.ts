import { isShifted, type Key, letterOf } from '@dedalo/clients/key-map';
import type { Command } from '@dedalo/words';
import { isPresenting } from '../app/presentation.ts';
import { REPEATED, runCommand, runEverywhere, screenOnTop } from './commands.ts';
import { helpOpenFor } from './help.ts';
import { keyMap } from './key-map.ts';
import { keyName } from './key-names.ts';

/** Elements in which people type. */
const TYPED = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable]';
/** Elements that use some keys themselves. */
const OWN_KEYS: Readonly<Record<string, string>> = {
  'select, input[type=range], input[type=radio], pre': 'up down left right home end page-up page-down space',
  'button, a, summary, input[type=checkbox], select': 'enter space',
};

export const startKeyboard = (): void => addEventListener('keydown', hear);

function hear(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.isComposing || target.closest('dialog')) return;
  if (event.ctrlKey || event.metaKey) {
    const command = event.altKey || target.closest(TYPED) ? undefined : controlCommand(event);
    if (command && runCommand(command)) event.preventDefault();
    return;
  }
  const key = keyName(event);
  const screen = screenOnTop();
  if (event.altKey || key === undefined || !screen || isUsedBy(target, key)) return;
  const handler = screen.current;
  const letter = letterOf(key);
  if (letter !== undefined && handler.letter?.(letter)) return event.preventDefault();
  const command = keyMap.value.commandOf(key, [...handler.commands, 'help', 'present', 'back']);
  if (!command || (command === 'back' && !isPresenting.value && !handler.commands.includes('back'))) return;
  event.preventDefault();
  if (command === 'help') return void (helpOpenFor.value = screen);
  if (!event.repeat && runEverywhere(command)) return;
  if (event.repeat && !REPEATED.includes(command)) return;
  handler.run(command, { isShifted: isShifted(key) });
}

function isUsedBy(target: Element, key: Key): boolean {
  if (target.closest(TYPED) || (target.matches('select') && key.length === 1)) return true;
  return Object.entries(OWN_KEYS).some(([kind, keys]) => target.matches(kind) && keys.split(' ').includes(key));
}

/** The command of Ctrl with a letter. */
function controlCommand(event: KeyboardEvent): Command | undefined {
  const letter = event.key.toLowerCase();
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}
