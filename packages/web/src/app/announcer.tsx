import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** Two regions in turn, for a text that is said twice must change to be heard twice. */
const said = signal<readonly [string, string]>(['', '']);
let turn = 0;

/** Says something to those who listen instead of looking. */
export function announce(text: string): void {
  turn = 1 - turn;
  said.value = turn === 0 ? [text, ''] : ['', text];
}

export const Announcer = (): JSX.Element => (
  <div class="only-heard" aria-live="polite" role="status">
    <p>{said.value[0]}</p>
    <p>{said.value[1]}</p>
  </div>
);
