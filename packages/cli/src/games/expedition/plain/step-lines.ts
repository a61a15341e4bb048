import { eventTexts } from '@dedalo/clients/expedition/event-texts';
import { sentence } from '@dedalo/clients/message';
import type { ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';
import type { PlayedStep } from '../../cli-game.ts';

/** A step of a replay: what the maze does not show. */
export function stepLines({ before, after, events }: PlayedStep<ExpeditionTypes>, words: Words): string[] {
  const { phase, wild, end } = after;
  const hasMet = events.some(({ type }) => type === 'met') && phase.name === 'meeting';
  return [
    ...eventTexts(events, before, words),
    ...(hasMet ? [words.games.pokelabirinto.met(wild[phase.wild]!.creature)] : []),
    ...(end === null ? [] : [sentence(words.games.expedition.ends[end])]),
  ];
}
