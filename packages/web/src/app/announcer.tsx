import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** Two regions in turn: a screen reader only reads a text that has changed. */
const said = signal<readonly [string, string]>(['', '']);
let turn = 0;
/** Whether it was announced just now, in the same task: then it belongs to what begins. */
let isNew = false;

/** Announces a text to screen readers. */
export function announce(text: string): void {
  turn = 1 - turn;
  said.value = turn === 0 ? [text, ''] : ['', text];
  isNew = true;
  queueMicrotask(() => (isNew = false));
}

/** Announcements about one game must not be read in the next. */
export function forgetSaid(): void {
  if (!isNew) said.value = ['', ''];
}

export const Announcer = (): JSX.Element => (
  <div class="only-heard" aria-live="polite" role="status">
    <p>{said.value[0]}</p>
    <p>{said.value[1]}</p>
  </div>
);
