import type { JSX } from 'preact';

/** Where not even the words have come; so these are in no list of them. */
export const NotStarted = (): JSX.Element => (
  <main class="page page-note">
    <h1>Dedalo could not be loaded. Is there a connection?</h1>
    <button type="button" class="button button-first" onClick={() => location.reload()}>
      Try again
    </button>
  </main>
);
