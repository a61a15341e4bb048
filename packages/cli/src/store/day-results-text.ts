import { type DayResults, plainResults, readResults } from '@dedalo/clients/today/day-result';
import { err, ok, type Result } from '@dedalo/grid';
import { type Damaged, formatKey, formatString, type NewerVersion, parseToml } from './toml.ts';

const VERSION = 1;

/** Invalid entries are skipped. */
export function parseDayResults(text: string): Result<DayResults, Damaged | NewerVersion> {
  const parsed = parseToml(text);
  if (!parsed.ok) return parsed;
  const { version, ...games } = parsed.value;
  if (typeof version === 'number' && version > VERSION) return err({ code: 'newer-version', version });
  if (version !== VERSION) return err({ code: 'damaged', line: 1, column: 1 });
  return ok(readResults(games));
}

const HEADER = `# What came out of the challenges of each day in Dedalo.
# Dedalo writes this file; it is meant to be read.
`;

export function formatDayResults(results: DayResults): string {
  const games = Object.entries(plainResults(results)).map(([game, days]) => {
    const lines = Object.entries(days).map(([day, result]) => `${formatKey(day)} = ${formatString(result)}\n`);
    return `[${formatKey(game)}]\n${lines.join('')}`;
  });
  return [HEADER, `version = ${VERSION}\n`, ...games].join('\n');
}
