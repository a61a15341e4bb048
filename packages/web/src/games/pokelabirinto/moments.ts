import { fightTexts, DASHES, opponentSpecies, turnBackText } from '@dedalo/clients/pokelabirinto/words';
import { squareName } from '@dedalo/grid';
import { type Event, pokelabirinto, type PokelabirintoTypes, type State } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import type { MarkKind, Moment } from '../../replay/replay-game.ts';

type PokelabirintoMoment = Moment<PokelabirintoTypes>;

const find = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }> | undefined =>
  events.find((event): event is Extract<Event, { type: T }> => event.type === type);

/** Ends, fights that are won, encounters. */
export function pokelabirintoMark({ events }: PokelabirintoMoment): MarkKind | undefined {
  if (find(events, 'ended')) return 'end';
  const won = find(events, 'fight-won');
  if (won) return won.by === 'hero' ? 'gain' : 'loss';
  return find(events, 'met') ? 'turn' : undefined;
}

export function pokelabirintoMomentWords(words: Words, { events, after, acted }: PokelabirintoMoment): string {
  const said = words.web.pokelabirinto;
  const view = pokelabirinto.view(after, 'public');
  const moved = find(events, 'moved');
  const met = find(events, 'met');
  const ended = find(events, 'ended');
  return [
    ...(moved ? [said.replay.walked(squareName(moved.to, after.config.columns))] : []),
    ...(acted.action.type === 'fight' ? [said.replay.fights] : []),
    ...events.flatMap((event) => turnBackText(event, view, words) ?? []),
    ...fightTexts(
      events.filter(({ type }) => type !== 'round-ended'),
      view,
      words,
    ).filter((text) => text !== DASHES),
    ...(met ? [said.replay.met(opponentSpecies(view, met.opponent).name)] : []),
    ...(ended ? [words.games.pokelabirinto.ends[ended.end]] : []),
  ].reduce((told, text) => told + (/[.!]$/.test(told) ? ' ' : ', ') + text);
}

export const pokelabirintoCountWords = (words: Words, { hero, opponents }: State): string =>
  words.web.pokelabirinto.replay.counts({
    hp: hero.hp,
    energy: hero.energy,
    opponents: opponents.filter(({ hp }) => hp > 0).length,
  });
