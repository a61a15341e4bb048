import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatBinary, formatMovingAi, formatRaceMap, formatSymbols, type MapFormat } from '../../src/index.ts';
import {
  detectMapFormat,
  parseBinary,
  parseMovingAi,
  parseRaceMap,
  parseSymbols,
  type Result,
} from '../../src/index.ts';

const folder = new URL('boards/', import.meta.url);
const boards = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const THERE_AND_BACK: Readonly<Record<MapFormat, (text: string) => string>> = {
  symbols: (text) => formatSymbols(unwrap(parseSymbols(text))),
  binary: (text) => formatBinary(unwrap(parseBinary(text))),
  map: (text) => formatMovingAi(unwrap(parseMovingAi(text)).grid),
  race: (text) => formatRaceMap(unwrap(parseRaceMap(text)).map),
};

test('there are 20 boards, five of each format', () => {
  const formats = boards.map(({ name }) => name.split('.')[1]).toSorted((a = '', b = '') => a.localeCompare(b));
  expect(formats).toEqual(['binary', 'map', 'race', 'symbols'].flatMap((format) => Array<string>(5).fill(format)));
});

test.each(boards)('$name is recognised, read, and printed back byte for byte', ({ name, text }) => {
  const format = name.split('.')[1] as MapFormat;
  expect(detectMapFormat(text)).toBe(format);
  expect(THERE_AND_BACK[format](text)).toBe(text);
});
