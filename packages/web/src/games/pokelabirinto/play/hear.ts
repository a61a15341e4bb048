import type { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import { squareName } from '@dedalo/grid';
import type { Event, PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { announce } from '../../../app/announcer.tsx';
import type { Happening } from '@dedalo/clients/play/happening';
import { playSound, type Sound } from '../../../sound/sounds.ts';

/** What has happened, as a sound and a few words. */
export function hear(play: PokelabirintoPlay, { kind, events, isLast }: Happening<PokelabirintoTypes>): void {
  if (kind === 'refused') return playSound('refused');
  if (kind !== 'played') return undefined;
  playSound(soundOf(events));
  const isWalk = events.every(({ type }) => type !== 'met' && type !== 'ended');
  if (isLast || !isWalk) announce(saidOf(play, events));
  return undefined;
}

/** The loudest of what happened. */
function soundOf(events: readonly Event[]): Sound {
  const find = <T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined =>
    events.find((event): event is Extract<Event, { type: T }> => event.type === type);
  const ended = find('ended');
  if (ended) return ended.end === 'escaped' ? 'solved' : 'refused';
  const won = find('fight-won');
  if (won) return won.by === 'hero' ? 'goal' : 'refused';
  if (find('met')) return 'pick';
  if (find('attacked')) return 'push';
  return find('turned-back') || find('made-way') ? 'undo' : 'step';
}

function saidOf(play: PokelabirintoPlay, events: readonly Event[]): string {
  const { view } = play;
  const { text } = play.verdict();
  const moved = events.find(({ type }) => type === 'moved' || type === 'turned-back');
  if (!moved || !('to' in moved)) return text;
  return `${squareName(moved.to, view.columns)}. ${text}`;
}
