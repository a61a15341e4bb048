import { fileName, sokobanFileProblem } from '@dedalo/clients';
import { leftOutText } from '@dedalo/clients/sokoban/left-out';
import type { Result } from '@dedalo/grid';
import type { LeftOut, TextProblem } from '@dedalo/sokoban';
import type { Opening } from '../../../app/opener.ts';
import { go, linkTo } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { askWorker } from '../../../work/ask-worker.ts';
import { withPatience } from '../../../work/with-patience.ts';
import { addOwnSource } from '../sources.ts';

export interface ReadLevels {
  readonly text: string;
  readonly count: number;
  readonly title?: string;
  readonly leftOut: readonly LeftOut[];
}

/** Reads the user's own levels and opens them. */
export async function addLevels(name: string, bytes: Uint8Array): Promise<Opening> {
  const read = await withPatience((signal) => {
    const worker = new Worker(new URL('./levels-worker.ts', import.meta.url), { type: 'module' });
    return askWorker<Result<ReadLevels, TextProblem>>(worker, bytes, signal);
  });
  if (read === 'stopped') return read;
  const said = words.value;
  if (!read.ok) return { problem: sokobanFileProblem(said, name, read.error) };
  const { text, count, title, leftOut } = read.value;
  const { path, isKept } = await addOwnSource(name, text);
  const added = { levels: said.games.sokoban.levels(count), name: title ?? fileName(name) };
  toast(isKept ? said.web.sokoban.added(added) : said.web.sokoban.notKeptLevels, {
    role: isKept ? 'good' : 'bad',
    isAhead: true,
  });
  const left = leftOutText(said, name, leftOut);
  if (left !== undefined) toast(left, { role: 'bad', isAhead: true });
  go(linkTo(count === 1 ? [...path, 1] : path));
  return 'opened';
}
