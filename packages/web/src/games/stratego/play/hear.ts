import { sentence } from '@dedalo/clients/message';
import { sideText } from '@dedalo/clients/stratego/words';
import type { StrategoTypes } from '@dedalo/stratego';
import { announce } from '../../../app/announcer.tsx';
import type { Happening } from '@dedalo/clients/play/happening';
import { playSound } from '../../../sound/sounds.ts';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';

/** What has happened, as a sound and a few words. */
export function hear(playing: Playing, { kind, events }: Happening<StrategoTypes>): void {
  const { play } = playing;
  if (kind === 'refused') return playSound('refused');
  const placed = events.find((event) => event.type === 'placed');
  if (placed) {
    // The last announcement about one player's pieces must not be read by the other.
    if (play.isHandOver) return announceHandOver(play);
    // After the enemy's set-up it is the person's turn.
    return placed.seat === play.seat ? undefined : playing.tellStart();
  }
  const hasFought = events.some(({ type }) => type === 'fought');
  playSound(play.isOver ? 'solved' : hasFought ? 'push' : 'step');
  if (play.isHandOver) return announceHandOver(play);
  // A quiet move of the player's own needs no words: the answer is announced when it comes.
  if (!play.isBotsTurn || hasFought) announce(play.verdict().text);
  return undefined;
}

/** No announcement for one of two players may be left for the other to read. */
export function announceHandOver(play: Playing['play']): void {
  const side = sideText(play.seat, words.value);
  const { handOver, handOverAbout } = words.value.games.stratego;
  announce([...play.toldTexts().map(sentence), handOver(side), handOverAbout(side)].join(' '));
}
