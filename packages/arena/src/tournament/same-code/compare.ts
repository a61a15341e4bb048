import type { SamePair } from '@dedalo/protocol/report';
import type { Sources } from './read-sources.ts';

/** So many lines one after the other must be equal: single lines are alike by chance. */
const RUN = 3;
/** Some hand-ins with the same code may have copied; more than these few, if they are most of all, were given it. */
const FEW = 3;
const MOST = 3 / 4;

/** Where a run of lines stands in a hand-in: the numbers of the lines on which one begins, by what it says. */
type Runs = ReadonlyMap<string, readonly number[]>;

interface Indexed {
  readonly name: string;
  readonly lines: number;
  readonly runs: Runs;
  readonly languages: ReadonlySet<string>;
}

/**
 * Compares hand-ins two by two, the most alike first; pairs without a common line are left out. A line is equal where it
 * stands in a run of three that both have. What most hand-ins of a language have was given to them and does not count,
 * neither as equal nor among the lines of a hand-in.
 */
export function compareSources(sources: readonly Sources[]): SamePair[] {
  const indexed = withoutGiven(sources.map(indexOf)).filter(({ lines }) => lines > 0);
  const pairs: SamePair[] = [];
  for (const [index, one] of indexed.entries()) {
    for (const two of indexed.slice(index + 1)) {
      const [less, more] = one.lines <= two.lines ? [one, two] : [two, one];
      const lines = linesOf(less.runs, (run) => more.runs.has(run)).size;
      if (lines > 0) pairs.push({ names: [one.name, two.name], lines, of: less.lines });
    }
  }
  return pairs.toSorted((a, b) => b.lines / b.of - a.lines / a.of || b.lines - a.lines);
}

function indexOf({ name, files }: Sources): Indexed {
  const runs = new Map<string, number[]>();
  let before = 0;
  for (const { language, lines } of files) {
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = [language, ...lines.slice(at, at + RUN)].join('\n');
      const starts = runs.get(run) ?? [];
      starts.push(before + at);
      runs.set(run, starts);
    }
    before += lines.length;
  }
  return {
    name,
    lines: linesOf(runs, () => true).size,
    runs,
    languages: new Set(files.map(({ language }) => language)),
  };
}

/** The lines on which the chosen runs stand. */
function linesOf(runs: Runs, isChosen: (run: string) => boolean): Set<number> {
  const lines = new Set<number>();
  for (const [run, starts] of runs) {
    if (!isChosen(run)) continue;
    for (const start of starts) for (let line = start; line < start + RUN; line++) lines.add(line);
  }
  return lines;
}

function withoutGiven(indexed: readonly Indexed[]): Indexed[] {
  const owners = new Map<string, number>();
  const inLanguage = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { runs, languages } of indexed) {
    for (const run of runs.keys()) count(owners, run);
    for (const language of languages) count(inLanguage, language);
  }
  const isGiven = (run: string): boolean => {
    const all = inLanguage.get(run.slice(0, run.indexOf('\n')))!;
    return owners.get(run)! > FEW && owners.get(run)! >= all * MOST;
  };
  return indexed.map((one) => {
    const runs = new Map([...one.runs].filter(([run]) => !isGiven(run)));
    return { ...one, runs, lines: linesOf(runs, () => true).size };
  });
}
