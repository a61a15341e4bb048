import { dayText } from '@dedalo/clients/today/day-text';
import { type DayOf, type DayState, resultOn, resultText, stateOf } from '@dedalo/clients/today/day-state';
import { anyWonDays, streakOf } from '@dedalo/clients/today/streak';
import { gameWords } from '@dedalo/words';
import { SIGNS } from './signs.ts';

/** In pixels. */
const LAYOUT = { width: 1080, margin: 84, square: 56, row: 92, head: 250, foot: 150 };
const DRAWN: Readonly<Record<DayState, string>> = {
  perfect: '--good',
  won: '--maze-head',
  lost: '--bad',
  open: '--line',
};

/** The results of a day as a picture: squares, names and numbers, in the colours of the page. */
export function pictureOfDay(of: DayOf): Promise<Blob> {
  const { today, results, games, words, language } = of;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name);
  const canvas = document.createElement('canvas');
  canvas.width = LAYOUT.width;
  canvas.height = LAYOUT.head + games.length * LAYOUT.row + LAYOUT.foot;
  const pen = canvas.getContext('2d')!;
  const write = (text: string, x: number, y: number, look: { size: number; ink: string; family?: string }): void => {
    pen.fillStyle = colour(look.ink);
    pen.font = `${look.size}px ${colour(look.family ?? '--sans')}`;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = colour('--ground');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  write('Dedalo', LAYOUT.margin, 100, { size: 84, ink: '--ink', family: '--serif' });
  write(dayText(today, language), LAYOUT.margin, 182, { size: 42, ink: '--ink-soft' });
  for (const [index, game] of games.entries()) {
    const result = resultOn(of, game, today);
    const y = LAYOUT.head + (index + 0.5) * LAYOUT.row;
    pen.fillStyle = colour(DRAWN[stateOf(result)]);
    pen.fillRect(LAYOUT.margin, y - LAYOUT.square / 2, LAYOUT.square, LAYOUT.square);
    pen.textAlign = 'center';
    const sign = SIGNS[stateOf(result)];
    write(sign, LAYOUT.margin + LAYOUT.square / 2, y, { size: 36, ink: '--ground' });
    pen.textAlign = 'start';
    write(gameWords(words, game).name, LAYOUT.margin + 92, y, { size: 36, ink: result ? '--ink' : '--ink-soft' });
    if (!result) continue;
    pen.textAlign = 'end';
    write(resultText(result, words), LAYOUT.width - LAYOUT.margin, y, { size: 36, ink: '--ink' });
  }
  pen.textAlign = 'start';
  const { now } = streakOf(anyWonDays(results), today);
  if (now > 0) {
    write(words.today.streak(now), LAYOUT.margin, canvas.height - 78, { size: 48, ink: '--accent', family: '--serif' });
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser makes no picture of the day')))),
  );
}
