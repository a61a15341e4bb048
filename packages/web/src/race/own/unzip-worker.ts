import { unzip } from './unzip.ts';

export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A foreign zip is unpacked beside the page, which stays awake however long that takes. */
addEventListener('message', ({ data: { name, bytes } }: MessageEvent<Packed>) => postMessage(unzip(name, bytes)));
