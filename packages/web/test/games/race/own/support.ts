import { shippedFiles } from '@dedalo/race';

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The small shipped game, which has nothing wrong. */
export const SMALL: ReadonlyMap<string, string> = new Map(shippedFiles('small').map(({ path, text }) => [path, text]));

/** Its files, with others more or instead. */
export const smallWith = (files: Readonly<Record<string, string | Uint8Array>> = {}): Map<string, Uint8Array> =>
  new Map(
    [...SMALL, ...Object.entries(files)].map(([path, content]) => [
      path,
      typeof content === 'string' ? encode(content) : content,
    ]),
  );

export const below = (folder: string, files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> =>
  new Map([...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]));

/** As much of a PNG as tells its size. */
export function pngHead(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, ...encode('PNG\r\n\u001A\n'), 0, 0, 0, 13, ...encode('IHDR')]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
