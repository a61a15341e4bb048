import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../../src/terminal/difference.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { ROLES, type Role, themeOf } from '../../src/terminal/theme.ts';

const WIDE = '倉';

/** As much of a terminal as is needed: places, styles, and a line that wraps when it is overrun. */
class Screen {
  readonly #columns: number;
  readonly #places: string[];
  #cursor = 0;
  #style = '';

  constructor(columns: number, rows: number, filling: string) {
    this.#columns = columns;
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
    for (const [one, parameters, letter] of text.matchAll(/\u001B\[([0-9;]*)([A-Za-z])|./gsu)) {
      if (letter === 'H') this.#goTo(parameters!);
      else if (letter === 'J') this.#clear(parameters!);
      else if (letter === 'm') this.#setStyle(parameters!);
      else if (letter !== undefined || one < ' ') throw new Error(`not known: ${JSON.stringify(one)}`);
      else this.#show(one);
    }
  }

  /** Of a wide character that is overwritten by half the other half goes blank. */
  #show(character: string): void {
    const width = character === WIDE ? 2 : 1;
    for (let half = 0; half < width; half++) {
      const place = this.#cursor + half;
      if (this.#places[place]!.startsWith('|')) this.#places[place - 1] = 'half';
      if (this.#places[place + 1]?.startsWith('|')) this.#places[place + 1] = 'half';
    }
    this.#places[this.#cursor++] = `${character}|${this.#style}`;
    if (width === 2) this.#places[this.#cursor++] = `|${this.#style}`;
  }

  #goTo(parameters: string): void {
    const [row, column] = parameters.split(';').map(Number);
    this.#cursor = (row! - 1) * this.#columns + column! - 1;
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
  text: fc.string({ unit: fc.constantFrom(' ', 'a', 'b', '█', 'ω', '\u{1D7D8}', WIDE, '\u0301'), maxLength: 9 }),
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

test('another size draws everything anew', () => {
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
