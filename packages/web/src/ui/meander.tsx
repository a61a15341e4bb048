import type { JSX } from 'preact';

/** The Greek key, our dividing line. The pattern is the background of its class. */
export const Meander = (): JSX.Element => <div class="meander" aria-hidden="true" />;
