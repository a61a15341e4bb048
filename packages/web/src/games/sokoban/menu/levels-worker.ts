import { ok, type Result } from '@dedalo/grid';
import { decodeLevelFile, readGoodLevels, type TextProblem } from '@dedalo/sokoban';
import type { ReadLevels } from './add-levels.ts';

/** Untrusted files are read in a worker, so the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const text = decodeLevelFile(data);
  const read = readGoodLevels(text);
  const answer: Result<ReadLevels, TextProblem> = read.ok
    ? ok({
        text,
        count: read.value.collection.entries.length,
        leftOut: read.value.leftOut,
        ...(read.value.collection.title !== undefined && { title: read.value.collection.title }),
      })
    : read;
  postMessage(answer);
});
