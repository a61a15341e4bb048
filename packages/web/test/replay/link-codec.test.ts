import { Random } from '@dedalo/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../src/replay/base64url.ts';
import { decodeLink, encodeLink, LONGEST_DATA, MOST_TEXT_BYTES } from '../../src/replay/link-codec.ts';
import { passThrough } from '../../src/replay/pass-through.ts';
import { recordOf, textOf } from './support.ts';

const REPLAY = textOf(recordOf(['#######', '#@ $ .#', '#######'], 'rrr'));
const encode = async (text: string): Promise<string> => (await encodeLink(text, LONGEST_DATA))!;

describe('a link', () => {
  test('carries a replay and gives it back', async () => {
    const data = await encode(REPLAY);
    expect(data).toMatch(/^1[\w-]+$/);
    expect(data.length).toBeLessThan(400);
    expect(await decodeLink(data)).toEqual({ ok: true, value: REPLAY });
  });

  test('carries any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 3000 }), async (text) => {
        const whole = text.toWellFormed();
        // A mark of byte order at the start says nothing and is left out.
        expect(await decodeLink(await encode(whole))).toEqual({ ok: true, value: whole.replace(/^\uFEFF/, '') });
      }),
      { numRuns: 50 },
    );
  });

  test('is as long as it may be and no longer', async () => {
    const data = await encode(REPLAY);
    expect(await encodeLink(REPLAY, data.length)).toBe(data);
    expect(await encodeLink(REPLAY, data.length - 2)).toBeUndefined();
    const noise = toBase64Url(noiseOf(100_000, 'long'));
    expect(await encodeLink(noise, 8000)).toBeUndefined();
  });
});

describe('what is no link of ours', () => {
  test('cut off anywhere it is damaged', async () => {
    const data = await encode(REPLAY);
    for (let length = 0; length < data.length; length++) {
      expect(await decodeLink(data.slice(0, length)), String(length)).toEqual({ ok: false, error: 'damaged' });
    }
  });

  test('with something after it, it is damaged', async () => {
    expect(await decodeLink(`${await encode(REPLAY)}AAAA`)).toEqual({ ok: false, error: 'damaged' });
  });

  test.each(['', '1', '1A', '1+/=', '1%20', '1 ', '1é', 'x', '1<script>', '1\u0000', 'undefined'])(
    'damaged: %j',
    async (data) => {
      expect(await decodeLink(data)).toEqual({ ok: false, error: 'damaged' });
    },
  );

  test('another number before it is a newer one', async () => {
    expect(await decodeLink('2AAAA')).toEqual({ ok: false, error: 'newer' });
  });

  test('random bytes never break it', async () => {
    for (let round = 0; round < 200; round++) {
      const data = `1${toBase64Url(noiseOf(1 + (round % 60), String(round)))}`;
      const decoded = await decodeLink(data);
      expect(decoded.ok ? typeof decoded.value : decoded.error).toMatch(/string|damaged/);
    }
  });

  test('bytes that are no text are damaged', async () => {
    const deflated = await passThrough(new CompressionStream('deflate-raw'), new Uint8Array([0xff, 0xfe, 0x80]), 1000);
    expect(await decodeLink(`1${toBase64Url(deflated!)}`)).toEqual({ ok: false, error: 'damaged' });
  });

  test('what is too long is not even looked at', async () => {
    expect(await decodeLink('1'.repeat(LONGEST_DATA + 1))).toEqual({ ok: false, error: 'too-large' });
  });

  test('a bomb is put down', async () => {
    const bomb = await encode('a'.repeat(MOST_TEXT_BYTES * 4));
    expect(bomb.length).toBeLessThan(LONGEST_DATA);
    expect(await decodeLink(bomb)).toEqual({ ok: false, error: 'too-large' });
    expect(await decodeLink(await encode('a'.repeat(MOST_TEXT_BYTES)))).toMatchObject({ ok: true });
  });
});

test('base64url differs from other text', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = noiseOf(length, 'base');
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  }
  for (const text of ['A', 'AAAAA', 'AA=', 'A+AA', 'A/AA', 'AA AA', 'AA\n'])
    expect(fromBase64Url(text), text).toBeUndefined();
});

function noiseOf(length: number, seed: string): Uint8Array<ArrayBuffer> {
  const random = new Random(seed);
  return Uint8Array.from({ length }, () => random.below(256));
}
