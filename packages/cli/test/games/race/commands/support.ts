import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shippedFiles } from '@dedalo/race';
import { testFolder } from '../../../folder.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The small shipped game, which has nothing wrong. */
export const SMALL: Readonly<Record<string, string>> = Object.fromEntries(
  shippedFiles('small').map(({ path, text }) => [path, text]),
);

export const CONFIG = SMALL['config.cfg']!;
export const LEVEL_FILE = 'levels/yard/yard.cfg';
export const LEVEL = SMALL[LEVEL_FILE]!;

/** Folders of games in a folder of the test file's own. */
export function gameFolders(): { readonly path: string; make(name: string, files: Files): string } {
  const folder = testFolder();
  return {
    path: folder.path,
    make(name, files) {
      const game = join(folder.path, name);
      mkdirSync(game, { recursive: true });
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(game, path)), { recursive: true });
        writeFileSync(join(game, path), content);
      }
      return game;
    },
  };
}

/** Where something stands in a text, as it is told. */
export function placeOf(text: string, part: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, text.indexOf(part)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** As much of a PNG as tells its size. */
export function pngHead(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, ...Buffer.from('PNG\r\n\u001A\n'), 0, 0, 0, 13, ...Buffer.from('IHDR')]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A JPEG whose size comes late. */
export function lateJpeg(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(200_000);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffd8);
  let at = 2;
  for (let segments = 3; segments > 0; segments--) {
    view.setUint32(at, 0xffe1_ffff);
    at += 2 + 0xffff;
  }
  view.setUint32(at, 0xffc0_0011);
  view.setUint8(at + 4, 8);
  view.setUint16(at + 5, height);
  view.setUint16(at + 7, width);
  return bytes;
}
