import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** Two regions in turn, for a text that is said twice must change to be heard twice. */
const said = signal<readonly [string, string]>(['', '']);
let turn = 0;
/** Whether it was said just now, in the same task: such a thing belongs to what begins. */
let isNew = false;

/** Says something to those who listen instead of looking. */
export function announce(text: string): void {
  turn = 1 - turn;
  said.value = turn === 0 ? [text, ''] : ['', text];
  isNew = true;
  queueMicrotask(() => (isNew = false));
}

/** What was said of one game must not be read in the next. */
export function forgetSaid(): void {
  if (!isNew) said.value = ['', ''];
}

export const Announcer = (): JSX.Element => (
  <div class="only-heard" aria-live="polite" role="status">
    <p>{said.value[0]}</p>
    <p>{said.value[1]}</p>
  </div>
);
