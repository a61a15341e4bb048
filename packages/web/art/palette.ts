import { ArtError } from './art-error.ts';
import { type ArtFile, wordsOf } from './source.ts';

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The colours that all drawings share. Number 0 is transparent and has no name. */
export interface Palette {
  readonly colours: readonly Colour[];
  readonly numbers: ReadonlyMap<string, number>;
}

const MOST_COLOURS = 256;

/** One colour a line: its name, and #rrggbb or #rrggbbaa. */
export function readPalette(file: ArtFile): Palette {
  const colours: Colour[] = [[0, 0, 0, 0]];
  const numbers = new Map<string, number>();
  for (const [name, value, extra] of wordsOf(file)) {
    if (!name) continue;
    if (!value)
      throw new ArtError(name.place, `The colour ${name.text} has no value; write it as #rrggbb after the name.`);
    if (extra) throw new ArtError(extra.place, 'A colour has a name and a value, nothing more.');
    if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value.text)) {
      throw new ArtError(value.place, `${value.text} is not a colour; write #rrggbb, or #rrggbbaa to see through it.`);
    }
    if (numbers.has(name.text)) throw new ArtError(name.place, `The colour ${name.text} is there already.`);
    if (colours.length === MOST_COLOURS) {
      throw new ArtError(name.place, `A palette has at most ${MOST_COLOURS - 1} colours.`);
    }
    numbers.set(name.text, colours.length);
    const part = (at: number): number => Number.parseInt(value.text.slice(at, at + 2) || 'ff', 16);
    colours.push([part(1), part(3), part(5), part(7)]);
  }
  return { colours, numbers };
}
