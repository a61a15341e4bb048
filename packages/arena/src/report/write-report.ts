import { join } from 'node:path';
import type { TournamentResult } from '@dedalo/protocol/report';
import { writeSafely } from '@dedalo/files';
import { gather } from './gather.ts';
import { formatPage } from './page.ts';
import { loadViewer, type Viewer } from './viewer.ts';

export interface ReportOrder {
  readonly result: TournamentResult;
  /** That of the tournament: the replays and logs are below it, and the report comes into it. */
  readonly folder: string;
  /** The words of the arena in that language. */
  readonly words: { readonly report: { readonly needsScript: string } };
  readonly language: string;
  /** Else it is read, and built where that is needed. */
  readonly viewer?: Viewer;
}

/** Writes the report of a tournament, over or not, as one page that needs nothing else; gives the path of it. */
export async function writeReport({ result, folder, words, language, viewer }: ReportOrder): Promise<string> {
  const data = await gather(result, folder);
  const seenWith = viewer ?? (await loadViewer(result.game, language));
  const { needsScript } = words.report;
  const page = formatPage({ data, viewer: seenWith, language, needsScript });
  const file = join(folder, 'report.html');
  // Whoever opens the report while it is written anew still has the one before.
  await writeSafely(file, page);
  return file;
}
