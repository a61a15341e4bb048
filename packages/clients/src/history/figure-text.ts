import { readable, type Words } from '@dedalo/words';

/** A figure with its noun: `34 moves`, `0:58.13`; one without words is shown by its name. */
export function figureText(words: Words, figure: string, count: number): string {
  const said: Readonly<Record<string, (count: number) => string>> = words.history.figures;
  if (figure === 'hundredths') return timeText(count);
  return Object.hasOwn(said, figure) ? said[figure]!(count) : `${readable(figure)}: ${count}`;
}

function timeText(hundredths: number): string {
  const seconds = Math.floor(hundredths / 100);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}
