import { type Packed, unzip } from '@dedalo/clients/race/unzip';
import { unzipSync } from 'fflate';

/** An untrusted zip is unpacked in a worker, so the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Packed>) => postMessage(unzip(data, unzipSync)));
