import { figureText } from '@dedalo/clients/history/figure-text';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import type { Calendar } from '@dedalo/clients/history/statistics';
import { printable } from '@dedalo/clients/printable';
import { dayOf } from '@dedalo/clients/today/day';
import { gameWords, type Words } from '@dedalo/words';
import { todayHere } from './today.ts';

export const calendarHere = (): Calendar => ({ today: todayHere(), dayOf: (at) => dayOf(new Date(at)) });

/** `2026-11-19 18:05`, where the machine is. */
export function whenText(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${dayOf(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const titleOf = ({ game, title }: KeptGame, words: Words): string =>
  title === '' ? gameWords(words, game).name : `${gameWords(words, game).name}, ${printable(title)}`;

/** “won, solved, 34 moves, 12 pushes”. */
export function factsOf({ game, result, ending, figures, day }: KeptGame, words: Words): string {
  const { results, daily } = words.history;
  const counted = Object.entries(figures).map(([figure, count]) => figureText(words, figure, count));
  const ended = result === 'open' ? [] : [gameWords(words, game).ending(ending)];
  return [results[result], ...ended, ...counted, ...(day === undefined ? [] : [daily])].join(', ');
}
