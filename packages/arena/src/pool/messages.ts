import type { Bout, BoutReport } from '../bout/bout.ts';
import type { Seen } from './pool.ts';

/** What a thread is told. */
export type ToThread =
  | { readonly type: 'play'; readonly bout: Bout; readonly isSeen: boolean }
  | { readonly type: 'stop' };

/** What a thread tells: how a game stands, that it is over, or could not be played to its end. */
export type FromThread =
  | { readonly type: 'seen'; readonly seen: Seen }
  | { readonly type: 'played'; readonly report: BoutReport }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly message: string };
