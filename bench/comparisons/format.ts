import { formatTable } from '../table.ts';
import type { ComparisonResult, Standing } from './comparison.ts';
import { fastest, ratio, sum } from './ratio.ts';

/** Mean CPU time of a task, or tasks per CPU second. */
export function figure(result: ComparisonResult, standing: Standing): number {
  const mean = sum(standing.times) / standing.times.length;
  return result.measure === 'CPU ms' ? mean : 1000 / mean;
}

const number = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  return value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0);
};

export function formatComparison(result: ComparisonResult): string {
  const ours = fastest(result.standings, 'ours');
  const rows = result.standings.map((standing) => {
    const isCompared = standing.wrong === undefined && ours !== undefined;
    return [
      standing.name,
      number(standing.setUpMs),
      number(figure(result, standing)),
      isCompared ? `${ratio(standing, ours).toFixed(2)}×` : '–',
      `${standing.times.length}`,
      standing.wrong === undefined ? 'all right' : `wrong: ${standing.wrong}`,
    ];
  });
  const table = formatTable(['contestant', 'set-up ms', result.measure, 'time to ours', 'answers', 'judged'], rows);
  const bars = result.bars.map(
    ({ claim, bar, measured, isReached }) => `${isReached ? 'ok    ' : 'MISSED'}  ${claim}: ${measured} (${bar})`,
  );
  return `${result.title} [${result.name}]\n\n${table}\n\n${bars.join('\n')}\n`;
}

/** The same as plain data. */
export function comparisonToJson(result: ComparisonResult): object {
  const ours = fastest(result.standings, 'ours');
  const { name, title, measure, bars } = result;
  const contestants = result.standings.map((standing) => ({
    name: standing.name,
    kind: standing.kind,
    setUpMs: standing.setUpMs,
    figure: figure(result, standing),
    timeToOurs: standing.wrong === undefined && ours ? ratio(standing, ours) : null,
    answers: standing.times.length,
    wrong: standing.wrong ?? null,
  }));
  return { name, title, measure, contestants, bars };
}
