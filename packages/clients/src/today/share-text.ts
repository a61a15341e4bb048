import { gameWords } from '@dedalo/words';
import { type DayOf, type DayState, resultOn, resultText, stateOf } from './day-state.ts';
import { dayText } from './day-text.ts';
import { anyWonDays, streakOf } from './streak.ts';

const SQUARES: Readonly<Record<DayState, string>> = { perfect: '🟩', won: '🟨', lost: '🟥', open: '⬜' };

/** The text that people share: squares and numbers, and no solution. */
export function shareText({ link, ...of }: DayOf & { readonly link?: string }): string {
  const { today, results, games, words, language } = of;
  const squares = games.map((game) => SQUARES[stateOf(resultOn(of, game, today))]).join('');
  const lines = games.flatMap((game) => {
    const result = resultOn(of, game, today);
    if (!result) return [];
    return [`${SQUARES[stateOf(result)]} ${gameWords(words, game).name}: ${resultText(result, words)}`];
  });
  const { now } = streakOf(anyWonDays(results), today);
  return [
    `Dedalo, ${dayText(today, language)}`,
    squares,
    ...lines,
    ...(now > 0 ? [words.today.streak(now)] : []),
    ...(link === undefined ? [] : [link]),
  ].join('\n');
}
