import { ok, type Result } from '@dedalo/grid';
import { decodeLevelFile, readLevels, type TextProblem } from '@dedalo/sokoban';
import type { ReadLevels } from './add-levels.ts';

/** Foreign files are read beside the page, which stays awake whatever they hold. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const text = decodeLevelFile(data);
  const read = readLevels(text);
  const answer: Result<ReadLevels, TextProblem> = read.ok
    ? ok({
        text,
        count: read.value.entries.length,
        ...(read.value.title !== undefined && { title: read.value.title }),
      })
    : read;
  postMessage(answer);
});
