import { expect, test } from 'vitest';
import { raceAtlas } from '../../../../build/atlas.ts';
import { encodePng } from '../../../../build/png.ts';
import { decodePng } from './decode-png.ts';

test('the PNG of the atlas decodes to the pixels of the source', () => {
  const { pixels, palette } = raceAtlas();
  const png = encodePng(pixels, palette.colours);
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const { width, height, rgba } = decodePng(png);
  expect([width, height]).toEqual([pixels.width, pixels.height]);
  const expected = Uint8Array.from([...pixels.colours].flatMap((colour) => palette.colours[colour]!));
  expect(Buffer.compare(rgba, expected)).toBe(0);
});
