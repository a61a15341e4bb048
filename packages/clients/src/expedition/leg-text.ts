import type { FindKind, Leg } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';

/** A maze of the journey in a line: steps, points, who was beaten or lost, and what was found. */
export function legText({ steps, par, points, won, lost, finds }: Leg, number: number, words: Words): string {
  const said = words.games.expedition;
  const names = (kinds: readonly FindKind[]): string => kinds.map((kind) => said.finds[kind]).join(', ');
  return [
    said.leg({ number, steps, par, points }),
    ...(won.length > 0 ? [said.beaten(won.join(', '))] : []),
    ...(lost.length > 0 ? [said.lost(lost.join(', '))] : []),
    ...(finds.length > 0 ? [said.taken(names(finds))] : []),
  ].join('; ');
}
