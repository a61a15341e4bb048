import type { PlayerResult } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { formatNumber, formatRating, formatTime, formatWhole, marginOf } from '../format.ts';
import { said } from '../given/speech.ts';
import { NameLink } from '../name-link.tsx';
import { printableText } from '../printable-text.ts';
import { useReport } from '../report.ts';
import { Scroll } from '../section.tsx';
import { sittersText } from '../sitters-text.ts';

interface Column {
  readonly name: string;
  readonly show: (player: PlayerResult) => string;
}

export const forfeitsOf = ({ faults }: PlayerResult): number =>
  Object.values(faults).reduce((sum, count) => sum + count, 0);

/** The mean time of an answer. */
export const meanTime = ({ time }: PlayerResult): number => time.total / Math.max(1, time.asked);

export const ratingText = ({ rating, deviation }: PlayerResult): string =>
  said.ratingWith({ rating: formatRating(rating), margin: formatWhole(marginOf(deviation)) });

/** The standings, and the reasons for the order. */
export function Standings(): JSX.Element {
  const { players, result } = useReport();
  const { columns } = said;
  const hasGrades = players.some(({ grade }) => grade !== undefined);
  const shown: readonly Column[] = [
    { name: columns.points, show: ({ points }) => formatNumber(points) },
    // In games for one, everybody is compared with all others on every level: these are no games.
    ...(result.isSolo ? [] : [{ name: columns.games, show: ({ games }: PlayerResult) => formatWhole(games) }]),
    { name: columns.wins, show: ({ wins }) => formatWhole(wins) },
    { name: columns.draws, show: ({ draws }) => formatWhole(draws) },
    { name: columns.losses, show: ({ losses }) => formatWhole(losses) },
    { name: columns.forfeits, show: (player) => formatWhole(forfeitsOf(player)) },
    ...(result.format === 'swiss'
      ? [{ name: columns.buchholz, show: (player: PlayerResult) => formatNumber(player.buchholz) }]
      : []),
    { name: columns.rating, show: ratingText },
    { name: columns.time, show: (player) => formatTime(meanTime(player)) },
    ...(hasGrades ? [{ name: columns.grade, show: ({ grade }: PlayerResult) => printableText(grade ?? '') }] : []),
  ];
  return (
    <Scroll label={said.standings}>
      <table class="report-table standings">
        <thead>
          <tr>
            <th scope="col" class="is-number">
              {columns.rank}
            </th>
            <th scope="col" class="is-name">
              {columns.name}
            </th>
            {shown.map(({ name }) => (
              <th key={name} scope="col" class="is-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={index} class={player.rank <= 3 ? `is-rank-${player.rank}` : undefined}>
              <td class="is-number rank">{player.rank}</td>
              <th scope="row" class="is-name">
                <NameLink player={index} />
                {player.bots && <small class="sitters">{sittersText(player.bots)}</small>}
              </th>
              {shown.map(({ name, show }) => (
                <td key={name} class="is-number">
                  {show(player)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
