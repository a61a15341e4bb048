import { MOST_BYTES, MOST_ENTRIES } from '@dedalo/clients/race/brought-limits';
import { unzip as unzipWith } from '@dedalo/clients/race/unzip';
import { Random } from '@dedalo/grid';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { encode, smallWith } from './support.ts';

const unzip = (name: string, bytes: Uint8Array): ReturnType<typeof unzipWith> => unzipWith({ name, bytes }, unzipSync);

const zipOf = (files: ReadonlyMap<string, Uint8Array>): Uint8Array => zipSync(Object.fromEntries(files) as Zippable);

const CENTRAL_HEADER = [0x50, 0x4b, 0x01, 0x02];

/** The same zip, whose list says that every file has this size when it is unpacked. */
function saying(zip: Uint8Array, size: number): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 <= bytes.length; at++) {
    if (CENTRAL_HEADER.every((byte, index) => bytes[at + index] === byte)) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

test('the files of a zip, byte by byte', () => {
  const files = smallWith({ 'img/a.bin': Uint8Array.from({ length: 5000 }, (_, index) => (index * 7) % 256) });
  const unpacked = unzip('game.zip', zipOf(files));
  expect(unpacked).toEqual({ ok: true, value: files });
});

test('files that are stored as they are', () => {
  const unpacked = unzip('game.zip', zipSync({ 'config.cfg': encode('int a = 1;') }, { level: 0 }));
  expect(unpacked).toEqual({ ok: true, value: new Map([['config.cfg', encode('int a = 1;')]]) });
});

test('folders, and what begins with a dot, are passed over', () => {
  const zip = zipSync({
    'a/': new Uint8Array(),
    'a/b.cfg': encode('x'),
    '__MACOSX/a/._b.cfg': encode('y'),
    '.git/c': encode('z'),
  });
  expect(unzip('game.zip', zip)).toEqual({ ok: true, value: new Map([['a/b.cfg', encode('x')]]) });
});

test('names in UTF-8 are read, also where the zip does not say that they are', () => {
  const zip = zipOf(new Map([['città/è.png', encode('x')]]));
  const unsaid = zip.slice();
  const view = new DataView(unsaid.buffer);
  for (let at = 0; at + 46 <= unsaid.length; at++) {
    if (CENTRAL_HEADER.every((byte, index) => unsaid[at + index] === byte)) view.setUint16(at + 8, 0, true);
  }
  expect(unsaid).not.toEqual(zip);
  for (const one of [zip, unsaid])
    expect(unzip('game.zip', one)).toMatchObject({ value: new Map([['città/è.png', encode('x')]]) });
});

test('more entries than any game has are refused, folders counted too', () => {
  const many = (count: number): Uint8Array =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, number) => [`${number}/`, new Uint8Array()])));
  expect(unzip('game.zip', many(MOST_ENTRIES)).ok).toBe(true);
  expect(unzip('game.zip', many(MOST_ENTRIES + 1))).toEqual({
    ok: false,
    error: { code: 'too-many-entries', file: 'game.zip', most: 2000 },
  });
});

test('what says that it becomes too large is refused before it is unpacked', () => {
  const zip = zipOf(smallWith());
  const refused = { ok: false, error: { code: 'too-much-brought', file: 'game.zip', megabytes: 64 } };
  expect(unzip('game.zip', saying(zip, MOST_BYTES + 1))).toEqual(refused);
  expect(unzip('game.zip', saying(zip, 0xffff_fffe))).toEqual(refused);
  // Together, not each for itself.
  expect(unzip('game.zip', saying(zip, MOST_BYTES / 2))).toEqual(refused);
});

test('what becomes larger than it said gets no more room than that', () => {
  const bomb = zipOf(new Map([['a.bin', new Uint8Array(3_000_000)]]));
  expect(bomb.length).toBeLessThan(10_000);
  const unpacked = unzip('game.zip', saying(bomb, 1000));
  expect(unpacked.ok && unpacked.value.get('a.bin')!.buffer.byteLength).toBe(1000);
});

test('what is no zip is refused, as is one that is cut off', () => {
  const refused = { ok: false, error: { code: 'bad-zip', file: 'game.zip' } };
  const zip = zipOf(smallWith());
  for (const bytes of [new Uint8Array(), encode('PK'), encode('x'.repeat(1000)), zip.slice(0, 500), zip.slice(500)]) {
    expect(unzip('game.zip', bytes)).toEqual(refused);
  }
});

test('2,000 damaged zips are unpacked or refused, never more than said', () => {
  const random = new Random('hostile zips');
  const zip = zipOf(smallWith({ 'img/a.bin': new Uint8Array(5000) }));
  const seen = new Map<string, number>();
  for (let left = 2000; left > 0; left--) {
    const bytes = zip.slice(0, random.int(0, 9) === 0 ? random.int(0, zip.length) : zip.length);
    for (let damages = random.int(1, 6); damages > 0; damages--) {
      // The list at the end is what everything hangs on.
      const from = random.int(0, 1) === 0 ? 0 : bytes.length - Math.min(bytes.length, 500);
      if (bytes.length > 0) bytes[random.int(from, bytes.length - 1)] = random.int(0, 255);
    }
    const unpacked = unzip('game.zip', bytes);
    const verdict = unpacked.ok ? 'unpacked' : unpacked.error.code;
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
    if (!unpacked.ok) continue;
    const size = [...unpacked.value.values()].reduce((sum, { length }) => sum + length, 0);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
  }
  expect(seen.get('unpacked'), JSON.stringify([...seen])).toBeGreaterThan(100);
  expect(seen.get('bad-zip'), JSON.stringify([...seen])).toBeGreaterThan(100);
});
