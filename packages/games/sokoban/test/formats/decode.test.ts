import { expect, test } from 'vitest';
import { decodeLevelFile } from '../../src/formats/decode.ts';

test('UTF-8 is read as such, without its byte order mark', () => {
  expect(decodeLevelFile(new TextEncoder().encode('; Niveau français – 1'))).toBe('; Niveau français – 1');
  expect(decodeLevelFile(Uint8Array.of(0xef, 0xbb, 0xbf, 0x23))).toBe('#');
});

test('bytes that are no UTF-8 are Latin-1', () => {
  expect(decodeLevelFile(Uint8Array.of(0x46, 0x72, 0x61, 0x6e, 0xe7, 0x6f, 0x69, 0x73))).toBe('François');
});

test('an empty file is an empty text', () => {
  expect(decodeLevelFile(new Uint8Array())).toBe('');
});
