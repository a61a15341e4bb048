import { err, type Result } from '@dedalo/grid';
import { createConfig } from '../config.ts';
import { RULE_SET_NAMES } from '../rule-set.ts';
import type { Config } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';

export const unexpected = (line: number, expected: string): Result<never, TextProblem> =>
  err({ code: 'unexpected-line', expected, at: { line, column: 1 } });

export const configLines = ({ rules, movesEach }: Config): string[] => [`rules ${rules}`, `moves-each ${movesEach}`];

/** Two lines, the first of which has the given number. */
export function parseConfigLines(lines: readonly string[], first: number): Result<Config, TextProblem> {
  const rules = RULE_SET_NAMES.find((name) => lines[0] === `rules ${name}`);
  if (!rules) return unexpected(first, `rules ${RULE_SET_NAMES.join(' / ')}`);
  const movesEach = numberAfter('moves-each', lines[1]);
  if (movesEach === undefined) return unexpected(first + 1, 'moves-each N');
  const config = createConfig({ rules, movesEach });
  return config.ok ? config : err({ ...config.error, at: { line: first + 1, column: 1 } });
}

/** A whole number as it would be written, so that no two texts mean the same. */
export function numberAfter(word: string, line: string | undefined): number | undefined {
  const match = /^([\w-]+) (0|[1-9]\d{0,14})$/.exec(line ?? '');
  return match?.[1] === word ? Number(match[2]) : undefined;
}
