import { signal } from '@preact/signals';

/** Whether somebody is at the window. */
export const isAttended = signal(isHere());

function isHere(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

const look = (): void => {
  isAttended.value = isHere();
};
for (const name of ['focus', 'blur'] as const) addEventListener(name, look);
document.addEventListener('visibilitychange', look);
