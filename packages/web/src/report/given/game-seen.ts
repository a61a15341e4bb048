import { type ReadonlySignal, signal } from '@preact/signals';

/** A report has replays and no screen of any game; to know the games would bring all of their screens into its one script. */
export const gameSeen: ReadonlySignal<string | undefined> = signal(undefined);
