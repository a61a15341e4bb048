import { computed, signal } from '@preact/signals';
import { helpOpenFor } from '../input/help.ts';

const isAtWindow = signal(isHere());

/** Whether somebody is at the window and looks at the game, not at the help above it. */
export const isAttended = computed(() => isAtWindow.value && helpOpenFor.value === undefined);

function isHere(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

const look = (): void => {
  isAtWindow.value = isHere();
};
for (const name of ['focus', 'blur'] as const) addEventListener(name, look);
document.addEventListener('visibilitychange', look);
