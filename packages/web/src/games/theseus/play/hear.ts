import { seeEachOther } from '@dedalo/clients/theseus/sight';
import type { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import { eventTexts } from '@dedalo/clients/theseus/words';
import { sentence } from '@dedalo/clients/message';
import type { TheseusTypes } from '@dedalo/theseus';
import { announce } from '../../../app/announcer.tsx';
import type { Happening } from '@dedalo/clients/play/happening';
import { playSound, type Sound } from '../../../sound/sounds.ts';
import { words } from '../../../speech.ts';
import { keepFinished } from '../finished.ts';
import { preferences } from '../preferences.ts';

/** What has happened, as a sound and a few words. A finished game is kept for its analysis. */
export function hear(play: TheseusPlay, { kind, events }: Happening<TheseusTypes>): void {
  if (kind === 'refused') return playSound('refused');
  if (kind !== 'played' || events.length === 0) return undefined;
  const { outcome } = play.source.standing;
  const has = (type: (typeof events)[number]['type']): boolean => events.some((event) => event.type === type);
  if (outcome) {
    keepFinished(play.source.saveLater()());
    playSound(outcome.winners.includes(play.seat) ? 'solved' : 'refused');
    return announce(play.verdict().text);
  }
  // A thud in the dark would reveal a wall.
  const isUnseen = preferences.value.sees && !play.isBotsTurn && !seeEachOther(play.state);
  const sound: Sound = has('collected') ? 'goal' : has('blocked') && !isUnseen ? 'push' : 'step';
  playSound(sound);
  // In the person's turn the last mover was the bot.
  if (!play.isBotsTurn) return announce(toldText(play));
  return announce(eventTexts(events, play.state, words.value).map(sentence).join(' '));
}

/** The state of the game in words, without what is out of sight. */
export function toldText(play: TheseusPlay): string {
  const isBlind = preferences.value.sees;
  const { text } = play.verdict({ isBlind });
  const isTold = play.isBotsTurn || play.source.standing.outcome || play.state.dice === 0 || seeEachOther(play.state);
  if (!isBlind || isTold) return text;
  const { seats } = words.value.games.theseus;
  return `${words.value.web.theseus.movedUnseen(seats[1 - play.seat]!)} ${text}`;
}
