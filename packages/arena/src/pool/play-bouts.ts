/** A thread of the pool: plays one game after the other, and leaves no program running when it is told to stop. */
import { parentPort } from 'node:worker_threads';
import type { Bout } from '../bout/bout.ts';
import { playBout } from '../bout/play-bout.ts';
import { KeptPrograms } from '../players/kept-programs.ts';
import type { FromThread, ToThread } from './messages.ts';
import { Stopped } from './pool.ts';
import { showGame } from './show-game.ts';

const port = parentPort!;
const kept = new KeptPrograms();
let playing: AbortController | undefined;

const tell = (message: FromThread): void => port.postMessage(message);

port.on('message', (message: ToThread) => {
  if (message.type === 'play') void play(message.bout, message.isSeen);
  else if (playing) playing.abort();
  else void stop();
});

/** Ends the programs that wait for another game. */
async function stop(): Promise<void> {
  await kept.close();
  tell({ type: 'stopped' });
}

async function play(bout: Bout, isSeen: boolean): Promise<void> {
  playing = new AbortController();
  try {
    const shown = isSeen ? await showGame(bout, (seen) => tell({ type: 'seen', seen })) : {};
    tell({ type: 'played', report: await playBout(bout, { signal: playing.signal, kept, ...shown }) });
  } catch (error) {
    if (error instanceof Stopped) await stop();
    else tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    playing = undefined;
  }
}
