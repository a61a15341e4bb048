import { signal } from '@preact/signals';

/** In place of the client's, which knows all games: a report plays none, and replays have the same keys everywhere. */
export const gameSeen = signal<string | undefined>(undefined);
