import type { Bout } from '../bout/bout.ts';

interface Waiting {
  readonly bout: Pick<Bout, 'meeting'>;
}

interface Thread {
  /** The meetings that other threads are playing: their programs are there. */
  readonly held: readonly string[];
  /** The meeting whose programs are in this thread. */
  readonly own?: string | undefined;
}

/**
 * The index of the waiting game that a thread plays next, -1 where it can play none. Games of one meeting are played one
 * after the other in the thread that has its programs; all others in their order.
 */
export function nextJob(waiting: readonly Waiting[], { held, own }: Thread): number {
  const ofOwn = own === undefined ? -1 : waiting.findIndex(({ bout }) => bout.meeting === own);
  if (ofOwn !== -1) return ofOwn;
  return waiting.findIndex(({ bout }) => bout.meeting === undefined || !held.includes(bout.meeting));
}
