import type { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import type { Happening } from '@dedalo/clients/play/happening';
import { squareName } from '@dedalo/grid';
import type { Event, ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import { announce } from '../../../app/announcer.tsx';
import { playSound, type Sound } from '../../../sound/sounds.ts';

/** What has happened, as a sound and a few words. */
export function hear(play: ExpeditionPlay, { kind, events, isLast }: Happening<ExpeditionTypes>): void {
  if (kind === 'refused') return playSound('refused');
  if (kind !== 'played') return undefined;
  playSound(soundOf(events));
  const isWalk = events.every(({ type }) => WALK.has(type));
  if (isLast || !isWalk) announce(saidOf(play, events));
  return undefined;
}

/** Of a walk only the end is announced. */
const WALK: ReadonlySet<Event['type']> = new Set(['acted', 'moved', 'wild-moved', 'sighted']);

/** The loudest first. */
const SOUNDS: readonly (readonly [Event['type'], Sound])[] = [
  ['ended', 'refused'],
  ['entered', 'solved'],
  ['fight-won', 'goal'],
  ['fainted', 'refused'],
  ['joined', 'goal'],
  ['met', 'pick'],
  ['found', 'pick'],
  ['woke', 'refused'],
  ['attacked', 'push'],
  ['struck', 'push'],
  ['turned-back', 'undo'],
  ['made-way', 'undo'],
];

const soundOf = (events: readonly Event[]): Sound =>
  SOUNDS.find(([type]) => events.some((event) => event.type === type))?.[1] ?? 'step';

function saidOf(play: ExpeditionPlay, events: readonly Event[]): string {
  const { text } = play.verdict();
  const hasMoved = events.some(({ type }) => type === 'moved' || type === 'turned-back');
  const { at, columns } = play.view;
  return hasMoved ? `${squareName(at, columns)}. ${text}` : text;
}
