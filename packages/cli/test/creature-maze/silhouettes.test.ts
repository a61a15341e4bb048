import { expect, test } from 'vitest';
import { SILHOUETTE_HEIGHT, SILHOUETTE_WIDTH, silhouetteOf } from '../../src/creature-maze/silhouettes.ts';
import { textWidth } from '../../src/terminal/text-width.ts';

const SPECIES = [0, 1, 2, 3, 4, 63];
const each = (isAscii: boolean): (readonly string[])[] =>
  SPECIES.flatMap((species) => (['left', 'right'] as const).map((looks) => silhouetteOf(species, { isAscii, looks })));

test('every species has one, of the one size', () => {
  for (const rows of [...each(true), ...each(false)]) {
    expect(rows.map(textWidth)).toEqual(Array.from({ length: SILHOUETTE_HEIGHT }, () => SILHOUETTE_WIDTH));
  }
});

test('plain characters where only those are asked for', () => {
  for (const rows of each(true)) expect(rows.join('')).toMatch(/^[ -~]+$/);
});

test('two that meet look at each other: the one is the mirror of the other', () => {
  const [right, left] = (['right', 'left'] as const).map((looks) => silhouetteOf(1, { isAscii: true, looks }));
  expect(right).toEqual(['     |\\|    ', '    / o \\__ ', ' __/    _-  ', '(_      \\   ', '   \\_\\_\\_\\_ ']);
  expect(left).toEqual(['    |/|     ', ' __/ o \\    ', '  -_    \\__ ', '   /      _)', ' _/_/_/_/   ']);
});

test('the species that come with the game all look different', () => {
  for (const isAscii of [true, false]) {
    const shapes = [0, 1, 2, 3].map((species) => silhouetteOf(species, { isAscii, looks: 'right' }).join('\n'));
    expect(new Set(shapes).size).toBe(4);
  }
});
