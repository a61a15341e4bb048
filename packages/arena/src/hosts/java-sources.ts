import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import type { HostProblem } from './host-problem.ts';
import { runTool } from './run-tool.ts';

/** What is handed in as sources: all of a folder that has some and no classes. */
export async function sourcesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => !name.split(/[/\\]/).includes('.git'));
  if (files.some((name) => name.endsWith('.class'))) return [];
  return files.filter((name) => name.endsWith('.java')).sort();
}

interface Compilation {
  readonly sources: readonly string[];
  readonly classpath: string;
  readonly to: string;
  /** The oldest Java on which the classes run; without it that of the compiler. */
  readonly release?: number;
}

/** The words after `javac`. Processors of annotations are programs that would run while compiling. */
export const javacWords = ({ sources, classpath, to, release }: Compilation): readonly string[] => [
  '-proc:none',
  '-encoding',
  'UTF-8',
  ...(release === undefined ? [] : ['--release', String(release)]),
  '-cp',
  classpath,
  '-d',
  to,
  ...sources,
];

type CompileProblem = Extract<HostProblem, { code: 'no-javac' | 'compile-failed' }>;

export async function compileJava(place: string, compilation: Compilation): Promise<Result<void, CompileProblem>> {
  const sources = compilation.sources.map((source) => join(place, source));
  const { code, output } = await runTool('javac', javacWords({ ...compilation, sources }));
  if (code === undefined) return err({ code: 'no-javac' });
  return code === 0 ? ok(undefined) : err({ code: 'compile-failed', place, log: output });
}
