import type { JSX } from 'preact';

/** A labyrinth of one line that is also a D. */
export const Logo = (): JSX.Element => (
  <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M4 4H18A12 12 0 0 1 18 28H4V9H17.5A7 7 0 0 1 17.5 23H9V14H16.5" />
  </svg>
);
