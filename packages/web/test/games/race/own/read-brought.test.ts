import { MOST_BYTES, MOST_ENTRIES } from '@dedalo/clients/race/brought-limits';
import { unzip } from '@dedalo/clients/race/unzip';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type BroughtItem, itemsOfDrop } from '../../../../src/app/dropped-items.ts';
import { readBrought } from '../../../../src/games/race/own/read-brought.ts';
import { below, SMALL, smallWith } from './support.ts';

const patient = new AbortController().signal;
const read = (items: readonly BroughtItem[], signal = patient): ReturnType<typeof readBrought> =>
  readBrought(items, signal, async (packed) => unzip(packed, unzipSync));

/** A file as a folder chooser gives it. */
function fileIn(path: string, content: Uint8Array | { readonly size: number }): File {
  const bytes = content instanceof Uint8Array ? content : new Uint8Array();
  const file = new File([bytes as Uint8Array<ArrayBuffer>], path.split('/').at(-1)!);
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  if (!(content instanceof Uint8Array)) Object.defineProperty(file, 'size', { value: content.size });
  return file;
}

const chosen = (files: ReadonlyMap<string, Uint8Array>): File[] =>
  [...files].map(([path, bytes]) => fileIn(path, bytes));

interface Tree {
  readonly [name: string]: Tree | Uint8Array;
}

/** An entry as a drop gives it; a folder is read some entries at a time. */
function entryOf(path: string, content: Tree | Uint8Array | Error): FileSystemEntry {
  const name = path.split('/').at(-1)!;
  if (content instanceof Uint8Array || content instanceof Error) {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void): void =>
      content instanceof Error ? reject(content) : resolve(new File([content as Uint8Array<ArrayBuffer>], name));
    return { isFile: true, isDirectory: false, name, fullPath: path, file } as unknown as FileSystemEntry;
  }
  const createReader = (): unknown => {
    const left = Object.entries(content).map(([inner, value]) => entryOf(`${path}/${inner}`, value));
    return { readEntries: (resolve: (some: FileSystemEntry[]) => void) => resolve(left.splice(0, 3)) };
  };
  return { isFile: false, isDirectory: true, name, fullPath: path, createReader } as unknown as FileSystemEntry;
}

function treeOf(files: ReadonlyMap<string, Uint8Array>): Tree {
  const tree: Record<string, Tree | Uint8Array> = {};
  for (const [path, bytes] of files) {
    const parts = path.split('/');
    let folder = tree;
    for (const part of parts.slice(0, -1)) folder = (folder[part] ??= {}) as typeof tree;
    folder[parts.at(-1)!] = bytes;
  }
  return tree;
}

/** The whole small game under this name, in this folder of what was brought. */
function expectSmall(brought: Awaited<ReturnType<typeof read>>, name: string, folder = ''): void {
  if (!brought.ok) throw new Error(JSON.stringify(brought.error));
  const files = folder === '' ? smallWith() : below(folder, smallWith());
  expect(new Map(brought.value.files)).toEqual(files);
  expect(brought.value.name).toBe(name);
}

test('a folder that is dropped is walked to its end', async () => {
  const many = Object.fromEntries(Array.from({ length: 10 }, (_, number) => [`more/${number}.txt`, '']));
  const brought = await read([entryOf('/my-race', treeOf(smallWith(many)))]);
  expect(brought.ok && brought.value.files.size).toBe(SMALL.size + 10);
  expectSmall(await read([entryOf('/my-race', treeOf(smallWith()))]), 'my-race', 'my-race');
});

test('a folder that is chosen comes as its files', async () => {
  expectSmall(await read(chosen(below('my-race', smallWith()))), 'my-race', 'my-race');
});

test('a game may be dropped as its files and folders', async () => {
  const items = Object.entries(treeOf(smallWith())).map(([name, content]) => entryOf(`/${name}`, content));
  expectSmall(await read(items), '');
});

test.each(['my-race.zip', 'My-Race.ZIP'])('a zip is unpacked, dropped or chosen: %s', async (name) => {
  const zip = zipSync(Object.fromEntries(smallWith()));
  expectSmall(await read([new File([zip as Uint8Array<ArrayBuffer>], name)]), name.slice(0, -4));
  expectSmall(await read([entryOf(`/${name}`, zip)]), name.slice(0, -4));
  const packedFolder = zipSync(Object.fromEntries(below('inside', smallWith())));
  expectSmall(await read([new File([packedFolder as Uint8Array<ArrayBuffer>], name)]), 'inside', 'inside');
});

test('a file that is no zip is reported by its name', async () => {
  expect(await read([new File(['nothing'], 'a.zip')])).toEqual({
    ok: false,
    error: [{ code: 'bad-zip', file: 'a.zip' }],
  });
});

test('what begins with a dot is passed over, however much it is', async () => {
  const hidden = Object.fromEntries(Array.from({ length: MOST_ENTRIES + 1 }, (_, number) => [`.git/${number}`, '']));
  expectSmall(await read([entryOf('/g', treeOf(smallWith(hidden)))]), 'g', 'g');
  expectSmall(await read(chosen(below('g', smallWith(hidden)))), 'g', 'g');
});

test('more files and folders than any game has are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: MOST_ENTRIES }, (_, number) => [`many/${number}`, '']));
  const refused = { ok: false, error: [{ code: 'too-many-entries', file: 'g', most: 2000 }] };
  expect(await read([entryOf('/g', treeOf(smallWith(many)))])).toEqual(refused);
  expect(await read(chosen(below('g', smallWith(many))))).toEqual(refused);
});

test('too much is refused before it is read', async () => {
  const refused = { ok: false, error: [{ code: 'too-much-brought', file: 'g', megabytes: 64 }] };
  const files = chosen(below('g', smallWith()));
  expect(await read([...files, fileIn('g/film.avi', { size: MOST_BYTES })])).toEqual(refused);
  const zip = fileIn('', { size: MOST_BYTES + 1 });
  Object.defineProperty(zip, 'name', { value: 'g.zip' });
  expect(await read([zip])).toMatchObject({ ok: false, error: [{ code: 'too-much-brought', file: 'g.zip' }] });
});

test('an unreadable file is reported, with the reason', async () => {
  const gone = new Error('gone');
  gone.name = 'NotFoundError';
  expect(await read([entryOf('/config.cfg', gone)])).toEqual({
    ok: false,
    error: [{ code: 'cannot-read', file: 'config.cfg', reason: 'NotFoundError' }],
  });
});

test('nothing at all is no game, and no accident', async () => {
  expect(await read([])).toEqual({ ok: true, value: { name: '', files: new Map(), warnings: [] } });
});

test('it can be stopped', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(read(chosen(smallWith()), stopped)).rejects.toThrow('stopped');
});

test('a drop is asked for all that it holds at once; what is no file is passed over', () => {
  const entry = entryOf('/g', {});
  const file = new File([''], 'a.zip');
  const items = [
    { webkitGetAsEntry: () => entry, getAsFile: () => null },
    { webkitGetAsEntry: () => null, getAsFile: () => file },
    { webkitGetAsEntry: () => null, getAsFile: () => null },
  ];
  expect(itemsOfDrop({ items } as unknown as DataTransfer)).toEqual([entry, file]);
});
