import type { Bout, BoutReport } from '../bout/bout.ts';

/** What a thread is told. */
export type ToThread = { readonly type: 'play'; readonly bout: Bout } | { readonly type: 'stop' };

/** What a thread tells: a game is over, or could not be played to its end. */
export type FromThread =
  | { readonly type: 'played'; readonly report: BoutReport }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly message: string };
