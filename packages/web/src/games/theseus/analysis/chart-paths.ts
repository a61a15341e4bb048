import type { JudgedPosition } from '@dedalo/clients/theseus/judged-game';

/** The chart in its own units: as wide as there are positions, as high as all chances together. */
export const CHART = { width: 1000, height: 300 } as const;

/** Where a position is in the chart: each has a stretch of its own, as the steps have. */
export const xOf = (position: number, count: number): number => (position * CHART.width) / count;

/** A chance from 0 to 1 counts from the bottom. */
export const yOf = (chance: number): number => CHART.height * (1 - chance);

/** The area between two chances, a step a position. */
export function areaPath(
  positions: readonly JudgedPosition[],
  span: (position: JudgedPosition) => { readonly from: number; readonly to: number },
): string {
  const { length: count } = positions;
  const there: string[] = [];
  const back: string[] = [];
  for (const [index, position] of positions.entries()) {
    const { from, to } = span(position);
    const [left, right] = [xOf(index, count), xOf(index + 1, count)].map((x) => Number(x.toFixed(2)));
    there.push(`${left} ${yOf(to).toFixed(2)}L${right} ${yOf(to).toFixed(2)}`);
    back.push(`${right} ${yOf(from).toFixed(2)}L${left} ${yOf(from).toFixed(2)}`);
  }
  return `M${[...there, ...back.reverse()].join('L')}Z`;
}

/** The stepped line along the top of the chance to win. */
export function winLine(positions: readonly JudgedPosition[]): string {
  const { length: count } = positions;
  const points = positions.map(({ odds }, index) => {
    const y = yOf(odds.win).toFixed(2);
    return `${xOf(index, count).toFixed(2)} ${y}L${xOf(index + 1, count).toFixed(2)} ${y}`;
  });
  return `M${points.join('L')}`;
}

/** The position under a point, as a share of the chart's width. */
export const positionAt = (share: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(share * count)));
