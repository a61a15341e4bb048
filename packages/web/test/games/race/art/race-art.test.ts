import { describe, expect, test } from 'vitest';
import { colourAt, makePixels, type Pixels, TRANSPARENT } from '../../../../art/pixels.ts';
import { raceAtlas } from '../../../../build/atlas.ts';

const { parts, pixels, palette } = raceAtlas();
const INK = palette.numbers.get('ink')!;

const CHARACTERS = 'hero snail fox hound owl ghost magpie wolf minotaur goose dog'.split(' ');
const THEMES = 'garden cloister harbour catacombs foundry clockwork observatory labyrinth'.split(' ');
const COSTS = ['fast', 'slow'].flatMap((kind) => [1, 2, 3, 4].map((level) => `${kind}/${level}`));
const PLACES = ['exit', 'start', 'rubble', ...['north', 'east', 'south', 'west'].map((side) => `passage/${side}`)];
const POWERS = 'sandals frost aegis gate mire dusk heart speed slow freeze shield eye teleport life unknown'.split(' ');
const TOKENS = ['heart', 'heart-empty', 'glow', 'crown', 'medal'];
const ICONS = [...COSTS, ...PLACES, ...POWERS.map((name) => `power/${name}`), ...TOKENS];
const TILINGS = THEMES.flatMap((theme) => [`wall/${theme}`, `floor/${theme}`]);

function cut(name: string): Pixels {
  const [left, top, width, height] = parts[name]!;
  return makePixels(width, height, (x, y) => colourAt(pixels, left + x, top + y));
}

function frameOf(name: string, row: number, column: number): Pixels {
  const sheet = cut(name);
  return makePixels(16, 20, (x, y) => colourAt(sheet, column * 16 + x, row * 20 + y));
}

const look = ({ colours }: Pixels): string => colours.join(' ');
const shape = ({ colours }: Pixels): string =>
  [...colours].map((colour) => (colour === TRANSPARENT ? '.' : '#')).join('');

describe('every picture is there, in its size', () => {
  test.each([
    ...CHARACTERS.map((name) => [name, 48, 80] as const),
    ...TILINGS.map((name) => [name, 32, 48] as const),
    ...ICONS.map((name) => [name, 16, 16] as const),
  ])('%s', (name, width, height) => {
    expect(parts[name]?.slice(2)).toEqual([width, height]);
  });

  test('and no unknown ones', () => {
    expect(Object.keys(parts).sort()).toEqual([...CHARACTERS, ...TILINGS, ...ICONS].sort());
  });
});

describe.each(CHARACTERS)('%s', (name) => {
  const rows = [0, 1, 2, 3];
  const frames = rows.map((row) => [0, 1, 2].map((column) => frameOf(name, row, column)));

  test('walks: the three frames of a direction differ', () => {
    for (const row of frames) expect(new Set(row.map(look)).size).toBe(3);
  });

  test('looks another way in every direction', () => {
    expect(new Set(frames.map((row) => look(row[1]!))).size).toBe(4);
  });

  test('touches the ground in every frame', () => {
    for (const frame of frames.flat()) {
      const ground = frame.colours.subarray(19 * 16);
      expect(ground.some((colour) => colour !== TRANSPARENT)).toBe(true);
    }
  });

  test('has an outline: what touches the floor is ink', () => {
    const edges = frames.flat().flatMap((frame) =>
      [...frame.colours].filter((colour, at) => {
        const [x, y] = [at % 16, Math.floor(at / 16)];
        const sides = [
          colourAt(frame, x - 1, y),
          colourAt(frame, x + 1, y),
          colourAt(frame, x, y - 1),
          colourAt(frame, x, y + 1),
        ];
        return colour !== TRANSPARENT && sides.includes(TRANSPARENT);
      }),
    );
    expect(new Set(edges)).toEqual(new Set([INK]));
  });
});

test('characters differ by their shape alone', () => {
  const kinds = CHARACTERS.filter((name) => name !== 'dog');
  for (const row of [0, 1, 2, 3]) {
    for (const [at, name] of kinds.entries()) {
      for (const other of kinds.slice(at + 1)) {
        const [one, two] = [shape(frameOf(name, row, 1)), shape(frameOf(other, row, 1))];
        const different = [...one].filter((pixel, place) => pixel !== two[place]).length;
        expect(different, `${name} and ${other} in row ${row}`).toBeGreaterThanOrEqual(20);
      }
    }
  }
});

test('effects of every level look different, and so do power-ups', () => {
  expect(new Set(COSTS.map((name) => look(cut(name)))).size).toBe(COSTS.length);
  const shipped = POWERS.slice(0, 7).map((name) => look(cut(`power/${name}`)));
  expect(new Set(shipped).size).toBe(shipped.length);
});

test('every colour of the palette is used', () => {
  const used = new Set(pixels.colours);
  expect([...palette.numbers].filter(([, number]) => !used.has(number))).toEqual([]);
});

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: number): number {
  const [red, green, blue] = palette.colours[colour]!.slice(0, 3).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function meanLuminance(name: string): number {
  const block = [...cut(name).colours].slice(16 * 32);
  return block.reduce((sum, colour) => sum + luminance(colour), 0) / block.length;
}

describe.each(THEMES)('the tilings of %s', (theme) => {
  test('have no hole', () => {
    for (const kind of ['wall', 'floor']) expect(cut(`${kind}/${theme}`).colours.includes(TRANSPARENT)).toBe(false);
  });

  test('a wall is darker than its floor, at least 3 to 1', () => {
    const ratio = (meanLuminance(`floor/${theme}`) + 0.05) / (meanLuminance(`wall/${theme}`) + 0.05);
    expect(ratio).toBeGreaterThanOrEqual(3);
  });

  test('a floor is quiet: no pixel of its inside is far from the others', () => {
    const sheet = cut(`floor/${theme}`);
    const inside = Array.from({ length: 256 }, (_, at) => luminance(colourAt(sheet, 8 + (at % 16), 24 + (at >> 4))));
    expect((Math.max(...inside) + 0.05) / (Math.min(...inside) + 0.05)).toBeLessThan(2);
  });
});
