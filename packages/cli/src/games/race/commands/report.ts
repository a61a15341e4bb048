import { sentence } from '@dedalo/clients/message';
import { printable } from '@dedalo/clients/printable';
import { placedText, problemText, type Problem, type Warning, warningText } from '@dedalo/clients/race/finding-text';
import { ROOT_FILE } from '@dedalo/race';
import type { Words } from '@dedalo/words';
import { type Checked, summaryOf } from './check-folder.ts';

/** The findings, line by line, problems first; at the end how files were found, and what the game has. */
export function reportLines(words: Words, folder: string, checked: Checked): string[] {
  const { content, problems, warnings } = checked;
  const said = words.games.race.files.check;
  const counts = said.found({ problems: problems.length, warnings: warnings.length });
  return [
    ...problems.map((problem) => placedText(folder, problem, problemText(words, problem))),
    ...warnings.map((warning) => placedText(folder, warning, `${words.files.warning}: ${warningText(words, warning)}`)),
    ...(content ? [...lookupLines(words, checked), sentence(said.has(summaryOf(content)))] : []),
    sentence(counts),
  ];
}

/** Empty where all files are where their names say. */
function lookupLines(words: Words, { root, found }: Checked): string[] {
  const said = words.games.race.files.check;
  const byLookup = (['above', 'shortened'] as const).flatMap((lookup) => {
    const files = found.filter(({ by }) => by === lookup);
    const [first] = files;
    if (!first) return [];
    return said.lookups[lookup]({ count: files.length, name: printable(first.name), path: printable(first.path) });
  });
  return [...(root === ROOT_FILE ? [] : [said.root(printable(root))]), ...byLookup].map(sentence);
}

interface Finding {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly code: string;
  readonly text: string;
}

function asData(finding: Problem | Warning, text: string): Finding {
  const { file, code } = finding;
  const at = 'at' in finding ? finding.at : undefined;
  return { file, line: at?.line ?? null, column: at?.column ?? null, code, text };
}

/** The same as data. */
export const reportData = (words: Words, { root, content, problems, warnings, media, found }: Checked) => ({
  ok: problems.length === 0,
  problems: problems.map((problem) => asData(problem, problemText(words, problem))),
  warnings: warnings.map((warning) => asData(warning, warningText(words, warning))),
  media: media.map(({ path, file, at, found: there }) => ({
    path,
    file,
    line: at.line,
    column: at.column,
    isThere: there !== undefined,
  })),
  root,
  found,
  summary: content ? summaryOf(content) : null,
});
