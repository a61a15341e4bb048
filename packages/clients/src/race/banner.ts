import type { Words } from '@dedalo/words';
import { type Message, sentence } from '../message.ts';
import type { Seen } from './race-now.ts';
import { exactTimeText, levelName, levelText, mapText, placeText } from './words.ts';

interface BannerOptions {
  readonly isPaused: boolean;
  readonly words: Words;
}

/** The lines over the map: how the race ended, that it is paused, or which level or map begins. */
export function bannerOf(seen: Seen, { isPaused, words }: BannerOptions): Message[] {
  if (seen.end) return ending(seen, words);
  if (isPaused) return pause(seen, words);
  if (!seen.transition) return [];
  const map: Message = { text: mapText(seen, words), role: 'text' };
  if (seen.transition.to === 'map') return [map];
  return [{ text: levelName(seen, words), role: 'good' }, { text: levelText(seen, words), role: 'text' }, map];
}

function ending(seen: Seen, words: Words): Message[] {
  const said = words.games.race;
  const hasWon = seen.status === 'won';
  return [
    { text: hasWon ? said.victory : said.gameOver, role: hasWon ? 'good' : 'bad' },
    { text: sentence(said.ends[seen.end!]), role: 'text' },
    { text: placeText(seen, words), role: 'text' },
    { text: exactTimeText(seen.ticks), role: 'text' },
    { text: said.again, role: 'faint' },
  ];
}

function pause(seen: Seen, words: Words): Message[] {
  const said = words.games.race;
  const isFresh = seen.ticks === 0;
  return [
    ...(isFresh ? [] : [{ text: said.paused, role: 'good' } as const]),
    { text: levelName(seen, words), role: 'good' },
    { text: `${levelText(seen, words)}, ${mapText(seen, words)}`, role: 'text' },
    { text: isFresh ? said.ready : said.goesOn, role: 'faint' },
  ];
}
