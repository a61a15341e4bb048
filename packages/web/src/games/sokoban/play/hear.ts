import { homeCount, isHome, type SokobanPlay } from '@dedalo/clients';
import { squareName } from '@dedalo/grid';
import type { Event, SokobanTypes } from '@dedalo/sokoban';
import { announce } from '../../../app/announcer.tsx';
import type { Happening } from '@dedalo/clients/play/happening';
import { playSound, type Sound } from '../../../sound/sounds.ts';
import { words } from '../../../speech.ts';

/** What has happened, as a sound and a few words. */
export function hear(play: SokobanPlay, { kind, events, isLast }: Happening<SokobanTypes>): void {
  if (kind === 'refused') return playSound('refused');
  if (kind !== 'played') return playSound('undo');
  const [event] = events;
  if (!event) return undefined;
  const isSolved = events.some(({ type }) => type === 'solved');
  playSound(isSolved ? 'solved' : soundOf(play, event));
  const said = isSolved ? play.verdict()?.text : saidOf(play, event);
  if (said !== undefined && isLast) announce(said);
  return undefined;
}

function soundOf(play: SokobanPlay, event: Event): Sound {
  if (event.type !== 'pushed' && event.type !== 'pulled') return 'step';
  return isHome(play.state, event.to) ? 'goal' : 'push';
}

function saidOf(play: SokobanPlay, event: Event): string | undefined {
  const { walked, pushed, pulled, onGoals } = words.value.web.sokoban;
  const at = (cell: number): string => squareName(cell, play.state.config.level.width);
  if (event.type === 'walked' || event.type === 'jumped') return walked(at(event.to));
  if (event.type !== 'pushed' && event.type !== 'pulled') return undefined;
  const moved = (event.type === 'pushed' ? pushed : pulled)(at(event.to));
  const standing = `${moved}, ${onGoals(homeCount(play.state))}`;
  // A push may have lost the level.
  const verdict = event.type === 'pushed' ? play.verdict() : undefined;
  return verdict ? `${standing}. ${verdict.text}` : standing;
}
