import { SHIPPED } from '@dedalo/pokelabirinto';
import { expect, test } from 'vitest';
import { drawingOf } from '../../src/creature-maze/creatures/drawing-of.ts';
import { drawIdol, hashOf } from '../../src/creature-maze/creatures/idol.ts';

const NAMES = ['Talos', 'Kaineus', 'Skylla', 'Ikaros', 'Μέδουσα', 'Io', 'Pasiphae', 'Glaukos', 'Phaidra', 'Daidalos'];

test('each of the shipped species has a drawing of its own, with eyes', () => {
  const drawings = SHIPPED.map(drawingOf);
  expect(new Set(drawings).size).toBe(SHIPPED.length);
  for (const drawing of drawings) expect(drawing.some(({ part }) => part === 'eyes')).toBe(true);
});

test('an added creature always looks the same, and different names look different', () => {
  for (const name of NAMES) expect(drawIdol(name)).toEqual(drawIdol(name));
  expect(drawingOf({ name: 'Talos' })).toBe(drawingOf({ name: 'Talos' }));
  const looks = new Set(NAMES.map((name) => JSON.stringify(drawIdol(name))));
  expect(looks.size).toBe(NAMES.length);
});

test('two spellings of one accent are one name', () => {
  expect(hashOf('Μέδουσα'.normalize('NFD'))).toBe(hashOf('Μέδουσα'.normalize('NFC')));
});

test('every path is one that an SVG and a canvas can draw', () => {
  for (const drawing of [...SHIPPED.map(drawingOf), ...NAMES.map(drawIdol)]) {
    for (const { d, fill, stroke, width } of drawing) {
      expect(d).toMatch(/^M[\d\s.,MmLlHhVvCcSsAaZz-]+$/);
      expect(fill ?? stroke).toBeDefined();
      expect((width ?? 0) > 0).toBe(stroke !== undefined);
    }
  }
});
