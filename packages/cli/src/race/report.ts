import { sentence } from '@dedalo/clients/message';
import { placedText, problemText, type Problem, type Warning, warningText } from '@dedalo/clients/race/finding-text';
import type { Words } from '@dedalo/words';
import { type Checked, summaryOf } from './check-folder.ts';

/** What was found, line by line, problems first; at the end what the game has. */
export function reportLines(words: Words, folder: string, { content, problems, warnings }: Checked): string[] {
  const said = words.games.race.files.check;
  const counts = said.found({ problems: problems.length, warnings: warnings.length });
  return [
    ...problems.map((problem) => placedText(folder, problem, problemText(words, problem))),
    ...warnings.map((warning) => placedText(folder, warning, `${words.files.warning}: ${warningText(words, warning)}`)),
    ...(content ? [sentence(said.has(summaryOf(content)))] : []),
    sentence(counts),
  ];
}

interface Told {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly code: string;
  readonly text: string;
}

function told(finding: Problem | Warning, text: string): Told {
  const { file, code } = finding;
  const at = 'at' in finding ? finding.at : undefined;
  return { file, line: at?.line ?? null, column: at?.column ?? null, code, text };
}

/** The same as data. */
export const reportData = (words: Words, { content, problems, warnings, media }: Checked) => ({
  ok: problems.length === 0,
  problems: problems.map((problem) => told(problem, problemText(words, problem))),
  warnings: warnings.map((warning) => told(warning, warningText(words, warning))),
  media: media.map(({ path, file, at, isThere }) => ({ path, file, line: at.line, column: at.column, isThere })),
  summary: content ? summaryOf(content) : null,
});
