import type { Bout } from '../bout/bout.ts';

interface Waiting {
  readonly bout: Pick<Bout, 'meeting'>;
}

interface Place {
  /** The meetings that other places are playing: their programs are there. */
  readonly held: readonly string[];
  /** The meeting whose programs are in this place. */
  readonly own?: string | undefined;
}

/**
 * Which of the games that wait is played in a place: the games of a meeting one after the other and where its programs are,
 * all others in their order. -1 where none can be.
 */
export function nextJob(waiting: readonly Waiting[], { held, own }: Place): number {
  const ofOwn = own === undefined ? -1 : waiting.findIndex(({ bout }) => bout.meeting === own);
  if (ofOwn !== -1) return ofOwn;
  return waiting.findIndex(({ bout }) => bout.meeting === undefined || !held.includes(bout.meeting));
}
