/** Reports of real games between bots, for tests and pictures of the viewer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ReportOrder, writeReport } from '../packages/arena/src/report/write-report.ts';
import type { TournamentResult } from '../packages/protocol/src/report/index.ts';
import { playTournament, type SampleName } from '../packages/arena/test/report/samples.ts';
import { loadArenaWords } from '../packages/words/src/arena/index.ts';
import type { Language } from '../packages/words/src/language.ts';

export interface SampleReport {
  /** As a browser opens it: file://… */
  readonly address: string;
  readonly folder: string;
  readonly result: TournamentResult;
  remove(): void;
}

export async function makeSampleReport(name: SampleName, language: Language = 'en'): Promise<SampleReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-report-'));
  const result = await playTournament(name, folder);
  const file = await reportOn({ result, folder, language });
  return { address: pathToFileURL(file).href, folder, result, remove: () => rmSync(folder, { recursive: true }) };
}

type Told = Pick<ReportOrder, 'result' | 'folder'> & { readonly language?: Language };

/** Writes the report of a folder, anew where there is one. */
export const reportOn = async ({ result, folder, language = 'en' }: Told): Promise<string> =>
  writeReport({ result, folder, language, words: await loadArenaWords(language) });
