import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../../src/terminal/difference.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { ROLES, type Role, themeOf } from '../../src/terminal/theme.ts';

const WIDE = '倉';
const THUMB = '\u{1F44D}\u{1F3FD}';
const HEART = '❤\uFE0F';
const ACCENTED = 'ω\u0301';

interface Sign {
  readonly text: string;
  readonly width: number;
}

/** How a terminal takes a run of text apart. */
type Opinion = (run: string) => Sign[];

/** A terminal that knows clusters. */
const modern: Opinion = (run) =>
  Array.from(new Intl.Segmenter('en').segment(run), ({ segment }) => ({
    text: segment,
    width: [WIDE, THUMB, HEART].some((wide) => segment.startsWith(wide)) ? 2 : 1,
  }));

/** A terminal that knows none, as many are: the thumb and its colour stand side by side, the heart is one column wide. */
const old: Opinion = (run) =>
  Array.from(run)
    .filter((text) => !/\p{M}/u.test(text))
    .map((text) => ({ text, width: /倉|\u{1F44D}|\u{1F3FD}/u.test(text) ? 2 : 1 }));

/** As much of a terminal as is needed: places, styles, and lines that do not wrap. */
class Screen {
  readonly #columns: number;
  readonly #opinion: Opinion;
  readonly #places: string[];
  #cursor = 0;
  #rowEnd = 0;
  #style = '';

  constructor(columns: number, rows: number, filling: string, opinion = modern) {
    this.#columns = columns;
    this.#opinion = opinion;
    this.#places = Array.from({ length: columns * rows }, () => filling);
  }

  get style(): string {
    return this.#style;
  }

  get places(): readonly string[] {
    return this.#places;
  }

  write(text: string): void {
    // oxlint-disable-next-line no-control-regex -- terminals speak in control characters
    for (const [one, parameters, letter] of text.matchAll(/\u001B\[([0-9;]*)([A-Za-z])|[^\u0000-\u001F]+|./gsu)) {
      if (letter === 'H') this.#goTo(parameters!);
      else if (letter === 'J') this.#clear(parameters!);
      else if (letter === 'm') this.#setStyle(parameters!);
      else if (letter !== undefined || one < ' ') throw new Error(`not known: ${JSON.stringify(one)}`);
      else for (const sign of this.#opinion(one)) this.#show(sign);
    }
  }

  /** Of a wide character that is overwritten by half the other half goes blank. */
  #show({ text, width }: Sign): void {
    if (this.#cursor + width > this.#rowEnd) return;
    for (let half = 0; half < width; half++) {
      const place = this.#cursor + half;
      if (this.#places[place]!.startsWith('|')) this.#places[place - 1] = 'half';
      if (this.#places[place + 1]?.startsWith('|')) this.#places[place + 1] = 'half';
    }
    this.#places[this.#cursor++] = `${text}|${this.#style}`;
    if (width === 2) this.#places[this.#cursor++] = `|${this.#style}`;
  }

  #goTo(parameters: string): void {
    const [row, column] = parameters.split(';').map(Number);
    this.#cursor = (row! - 1) * this.#columns + column! - 1;
    this.#rowEnd = row! * this.#columns;
  }

  #clear(parameters: string): void {
    if (parameters !== '2') throw new Error(`cleared with ${parameters}`);
    this.#places.fill(` |${this.#style}`);
  }

  #setStyle(parameters: string): void {
    if (parameters === '0') this.#style = '';
    else if (parameters.startsWith('0;')) this.#style = parameters.slice(2);
    else throw new Error(`a style that adds to the last: ${parameters}`);
  }
}

interface Put {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly role: Role;
}

const anyPut: fc.Arbitrary<Put> = fc.record({
  x: fc.integer({ min: -3, max: 12 }),
  y: fc.integer({ min: -1, max: 7 }),
  text: fc.string({
    unit: fc.constantFrom(' ', 'a', 'b', '█', 'ω', '\u{1D7D8}', WIDE, THUMB, HEART, ACCENTED, '\u0301'),
    maxLength: 9,
  }),
  role: fc.constantFrom(...ROLES),
});
const anyPuts = fc.array(anyPut, { maxLength: 12 });
const anySize = fc.record({ columns: fc.integer({ min: 1, max: 10 }), rows: fc.integer({ min: 1, max: 6 }) });

function surfaceOf({ columns, rows }: { columns: number; rows: number }, puts: readonly Put[]): Surface {
  const surface = new Surface(columns, rows);
  for (const { x, y, text, role } of puts) surface.put(x, y, text, role);
  return surface;
}

const shownBy = (surface: Surface, theme: ReturnType<typeof themeOf>): string[] =>
  Array.from({ length: surface.columns * surface.rows }, (_, place) => {
    const { character, role } = surface.at(place % surface.columns, Math.floor(place / surface.columns));
    return `${character}|${theme[role]}`;
  });

test('sent to a terminal it shows the new surface, whatever it showed before', () => {
  fc.assert(
    fc.property(anySize, anyPuts, anyPuts, anyPuts, fc.boolean(), (size, first, second, third, colour) => {
      const theme = themeOf({ colour });
      const screen = new Screen(size.columns, size.rows, 'garbage');
      let before: Surface | undefined;
      for (const puts of [first, second, third]) {
        const after = surfaceOf(size, puts);
        screen.write(difference(before, after, theme));
        expect(screen.places).toEqual(shownBy(after, theme));
        expect(screen.style, 'nothing is left that would colour the shell').toBe('');
        before = after;
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a terminal that counts other widths for emoji still shows all the rest in its place', () => {
  fc.assert(
    fc.property(anySize, anyPuts, anyPuts, anyPuts, (size, first, second, third) => {
      const theme = themeOf({ colour: true });
      const screen = new Screen(size.columns, size.rows, 'garbage', old);
      let before: Surface | undefined;
      for (const puts of [first, second, third]) {
        const after = surfaceOf(size, puts);
        screen.write(difference(before, after, theme));
        const wanted = shownBy(after, theme);
        const isCertain = (_: string, place: number): boolean => wanted[place]!.indexOf('|') === 1;
        expect(screen.places.filter(isCertain)).toEqual(wanted.filter(isCertain));
        before = after;
      }
    }),
    { numRuns: 1000, seed: 1 },
  );
});

test('another size draws everything again', () => {
  fc.assert(
    fc.property(anySize, anySize, anyPuts, anyPuts, (oldSize, size, first, second) => {
      fc.pre(oldSize.columns !== size.columns || oldSize.rows !== size.rows);
      const theme = themeOf({ colour: true });
      const after = surfaceOf(size, second);
      const screen = new Screen(size.columns, size.rows, 'garbage');
      screen.write(difference(surfaceOf(oldSize, first), after, theme));
      expect(screen.places).toEqual(shownBy(after, theme));
    }),
    { seed: 1 },
  );
});

test('nothing is sent where nothing has changed, and little where little has', () => {
  const theme = themeOf({ colour: true });
  const put: Put = { x: 0, y: 0, text: 'abcdef', role: 'good' };
  const before = surfaceOf({ columns: 8, rows: 2 }, [put]);
  expect(difference(before, surfaceOf({ columns: 8, rows: 2 }, [put]), theme)).toBe('');
  const after = surfaceOf({ columns: 8, rows: 2 }, [put, { x: 2, y: 0, text: 'X', role: 'text' }]);
  expect(difference(before, after, theme)).toBe('\u001B[1;3HX');
});

test('without colours there is weight and inversion, and no colour at all', () => {
  const theme = themeOf({ colour: false });
  for (const role of ROLES) expect(theme[role]).toMatch(/^[17]?$/);
});
