import type { Key } from '@dedalo/clients';

const NAMES: Readonly<Record<string, Key>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'enter',
  Escape: 'escape',
  Backspace: 'backspace',
  Delete: 'delete',
  Home: 'home',
  End: 'end',
  PageUp: 'page-up',
  PageDown: 'page-down',
  ' ': 'space',
};

/** A pressed key by the name that settings and key maps use; undefined for those that do nothing alone. */
export function keyName({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Key | undefined {
  const name = NAMES[key];
  if (name !== undefined) return shiftKey ? `shift-${name}` : name;
  return [...key].length === 1 ? key : undefined;
}
