import { computed, signal } from '@preact/signals';
import { helpOpenFor } from '../input/help.ts';

const isAtWindow = signal(isHere());

/** Whether the person looks at the game: the window is in front, and no help is open. */
export const isAttended = computed(() => isAtWindow.value && helpOpenFor.value === undefined);

function isHere(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

const look = (): void => {
  isAtWindow.value = isHere();
};
for (const name of ['focus', 'blur'] as const) addEventListener(name, look);
document.addEventListener('visibilitychange', look);
