import { type Packed, unzip } from '@dedalo/clients/race/unzip';
import { unzipSync } from 'fflate';

/** A foreign zip is unpacked beside the page, which stays awake however long that takes. */
addEventListener('message', ({ data }: MessageEvent<Packed>) => postMessage(unzip(data, unzipSync)));
