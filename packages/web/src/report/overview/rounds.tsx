import type { JSX } from 'preact';
import { linkTo } from '../../app/route.ts';
import { formatNumber } from '../format.ts';
import { said } from '../given/speech.ts';
import { type Report, useReport } from '../report.ts';
import { Section } from '../section.tsx';

interface Met {
  readonly a: number;
  readonly b: number;
  readonly points: readonly [number, number];
}

interface Round {
  readonly number: number;
  readonly meetings: readonly Met[];
}

/** The pairs of every round, with the points of all their games in it. */
function roundsOf({ result }: Report): Round[] {
  const rounds = new Map<number, Map<string, Met>>();
  for (const { round, seats, points } of result.games) {
    if (seats.length !== 2) continue;
    const [a, b] = [Math.min(...seats), Math.max(...seats)];
    const won = (player: number): number => points[seats.indexOf(player)] ?? 0;
    const meetings = rounds.get(round) ?? new Map<string, Met>();
    const before = meetings.get(`${a} ${b}`)?.points ?? [0, 0];
    meetings.set(`${a} ${b}`, { a, b, points: [before[0] + won(a), before[1] + won(b)] });
    rounds.set(round, meetings);
  }
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([number, meetings]) => ({ number, meetings: [...meetings.values()] }));
}

/** Of a Swiss tournament: round by round, the last one open. */
export function Rounds(): JSX.Element | null {
  const report = useReport();
  const rounds = roundsOf(report);
  if (rounds.length === 0) return null;
  return (
    <Section title={said.rounds}>
      <div class="rounds">
        {rounds.map(({ number, meetings }) => (
          <div key={number} class="round">
            <h3>{said.round(number)}</h3>
            <ul>
              {meetings.map(({ a, b, points }) => (
                <li key={`${a} ${b}`}>
                  <a href={linkTo(['pair', a + 1, b + 1])}>
                    <bdi class="round-name">{report.nameOf(a)}</bdi>
                    <span class="round-points">
                      {formatNumber(points[0])} : {formatNumber(points[1])}
                    </span>
                    <bdi class="round-name">{report.nameOf(b)}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
