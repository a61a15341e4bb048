import { openPool } from '@dedalo/arena/pool/open-pool';
import { type Playing, playTournament } from '@dedalo/arena/tournament/index';
import { arenaSpeech } from './arena-words.ts';
import { RunBar, type Stand } from './run-bar.ts';
import type { Watch } from './watch/open-watch.ts';
import type { WatchFlags } from './watch/watch-option.ts';

export interface PlayAll extends Omit<Playing, 'pool' | 'onGame'> {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly look: () => Stand;
  /** The port of the page, or true for any. */
  readonly watch?: WatchFlags['watch'];
}

/**
 * Plays a tournament or a match in threads, shows the progress, and returns whether everything is done. No process is
 * left running, however it ends.
 */
export async function playAll({ jobs, signal, look, watch: port, ...playing }: PlayAll): Promise<boolean> {
  const bar = new RunBar(look);
  const watch = port === undefined ? undefined : await startWatch(port, { ...playing, look: () => bar.look() });
  const pool = openPool(jobs, watch?.onlooker);
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await playTournament({ ...playing, pool, onGame: () => bar.show() });
  } finally {
    bar.clear();
    signal.removeEventListener('abort', stop);
    await pool.close();
    await watch?.close();
  }
}

type Watched = Pick<PlayAll, 'tournament' | 'journal' | 'look'>;

/** Loaded only for watching. */
async function startWatch(
  port: NonNullable<WatchFlags['watch']>,
  { tournament, journal, look }: Watched,
): Promise<Watch> {
  const { openWatch } = await import('./watch/open-watch.ts');
  const watch = await openWatch({ port, tournament, played: journal.played, look });
  process.stderr.write(`dedalo: ${arenaSpeech().watch.at(watch.address)}\n`);
  return watch;
}
