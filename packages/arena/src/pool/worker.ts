/** A thread of the pool: plays one game after the other and lets nothing of it go on when it is told to stop. */
import { parentPort } from 'node:worker_threads';
import type { Bout } from '../bout/bout.ts';
import { playBout } from '../bout/play-bout.ts';
import type { FromThread, ToThread } from './messages.ts';
import { Stopped } from './pool.ts';

const port = parentPort!;
let playing: AbortController | undefined;

const tell = (message: FromThread): void => port.postMessage(message);

port.on('message', (message: ToThread) => {
  if (message.type === 'stop') playing?.abort();
  else void play(message.bout);
});

async function play(bout: Bout): Promise<void> {
  playing = new AbortController();
  try {
    tell({ type: 'played', report: await playBout(bout, { signal: playing.signal }) });
  } catch (error) {
    if (error instanceof Stopped) tell({ type: 'stopped' });
    else tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    playing = undefined;
  }
}
