import type { JSX } from 'preact';

/** Shown when not even the words could be loaded, so it cannot come from them. */
export const NotStarted = (): JSX.Element => (
  <main class="page page-note">
    <h1>Dedalo could not be loaded. Is there a connection?</h1>
    <button type="button" class="button button-first" onClick={() => location.reload()}>
      Try again
    </button>
  </main>
);
