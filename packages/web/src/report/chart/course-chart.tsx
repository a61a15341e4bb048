import type { JSX } from 'preact';
import { formatNumber } from '../format.ts';
import { said } from '../given/speech.ts';
import type { Sat } from '../report.ts';

const HEIGHT = 100;
/** The height of a won game; a lost one is still visible. */
const WON = 88;
const LOST = 5;

const pointsOf = (games: readonly Sat[]): number[] => games.map(({ game, seat }) => game.points[seat] ?? 0);

/** What the chart shows, in words. */
export function courseWords(games: readonly Sat[]): string {
  const total = pointsOf(games).reduce((sum, each) => sum + each, 0);
  return said.courseWords({ points: formatNumber(total), games: said.games(games.length) });
}

/** A player's games in order: the points of each, and above them the sum. */
export function CourseChart({ games }: { readonly games: readonly Sat[] }): JSX.Element {
  const points = pointsOf(games);
  let sum = 0;
  const line = points.map((each, index) => {
    sum += each;
    return `${index + 0.5},${(HEIGHT - (WON * sum) / Math.max(1, games.length)).toFixed(2)}`;
  });
  return (
    <svg
      class="course-chart"
      viewBox={`0 0 ${Math.max(1, games.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={courseWords(games)}
    >
      {points.map((each, index) => (
        <rect
          key={index}
          class={each > 0.5 ? 'bar-won' : each < 0.5 ? 'bar-lost' : 'bar-drawn'}
          x={index + 0.12}
          width={0.76}
          y={HEIGHT - Math.max(LOST, each * WON)}
          height={Math.max(LOST, each * WON)}
        />
      ))}
      <polyline class="course-line" points={line.join(' ')} />
    </svg>
  );
}
