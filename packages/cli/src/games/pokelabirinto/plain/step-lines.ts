import { sentence } from '@dedalo/clients/message';
import { speciesText } from '@dedalo/clients/creature-maze/species-text';
import { opponentSpecies } from '@dedalo/clients/pokelabirinto/words';
import type { PokelabirintoTypes, View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import type { PlayedStep } from '../../cli-game.ts';
import { endText, eventLines } from './event-lines.ts';

/** A step of a replay: what the maze does not show. */
export const stepLines = ({ before, after, events }: PlayedStep<PokelabirintoTypes>, words: Words): string[] => [
  ...eventLines(events, { ...after, phase: before.phase }, words),
  ...metLines(after, words),
  ...(after.end === null ? [] : [endText(after.end, words)]),
];

function metLines(view: View, words: Words): string[] {
  if (view.phase.name !== 'meeting' || view.end !== null) return [];
  const species = opponentSpecies(view, view.phase.opponent);
  return [words.games.pokelabirinto.met(species.name), sentence(speciesText(species, words))];
}
