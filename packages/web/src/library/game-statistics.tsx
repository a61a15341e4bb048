import type { GameId } from '@dedalo/catalogue/loaders';
import { figureText } from '@dedalo/clients/history/figure-text';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { GAME_RESULTS } from '@dedalo/clients/history/library-game';
import { type BestGame, type DayCount, type Statistics, statisticsOf } from '@dedalo/clients/history/statistics';
import { percentText } from '@dedalo/clients/percent-text';
import { printable } from '@dedalo/clients/printable';
import { dayText } from '@dedalo/clients/today/day-text';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { language, words } from '../speech.ts';
import { openKept } from './open-kept.ts';
import { OwnStatistics } from './own-statistics.tsx';
import { calendar, whenText } from './when.ts';

const MOST_BEST = 12;

/** The statistics of one game: charts, each with its table, and the records. */
export function GameStatistics({
  id,
  games,
}: {
  readonly id: GameId;
  readonly games: readonly KeptGame[];
}): JSX.Element | null {
  const statistics = statisticsOf(games, calendar());
  const said = words.value.history;
  if (statistics.played === 0) return null;
  const { winShare, longestRow, days, best, results } = statistics;
  const percent = winShare === undefined ? undefined : `${percentText(winShare, language.value, 0)} ${said.winShare}`;
  return (
    <article class="library-statistics">
      <h3>{gameWords(words.value, id).name}</h3>
      <p class="library-facts">
        {[
          said.count(statistics.played),
          ...(percent === undefined ? [] : [percent]),
          ...(results.won > 0 ? [said.longestRow(longestRow)] : []),
        ].join(' · ')}
      </p>
      <Results statistics={statistics} />
      <Days days={days} />
      {best.length > 0 && <Best best={best} />}
      <OwnStatistics id={id} games={games} />
    </article>
  );
}

/** A chart that is its own table: every row has its number and its bar. */
function Results({ statistics: { played, results } }: { readonly statistics: Statistics }): JSX.Element {
  const said = words.value.history;
  return (
    <table class="library-results">
      <caption class="only-heard">{said.result}</caption>
      <thead class="only-heard">
        <tr>
          <th scope="col">{said.result}</th>
          <th scope="col">{said.played}</th>
        </tr>
      </thead>
      <tbody>
        {GAME_RESULTS.filter((result) => results[result] > 0).map((result) => (
          <tr key={result}>
            <th scope="row">{said.results[result]}</th>
            <td>
              <span class="library-number">{results[result]}</span>
              <svg class="library-bar" aria-hidden="true" focusable="false">
                <rect class={`library-bar-${result}`} width={`${(results[result] / played) * 100}%`} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DAY_HEIGHT = 60;
const DAY_WIDTH = 10;

/** A column for each of the last days; the same as a table. */
function Days({ days }: { readonly days: readonly DayCount[] }): JSX.Element | null {
  const said = words.value.history;
  const most = Math.max(...days.map(({ played }) => played));
  if (most === 0) return null;
  const heightOf = (count: number): number => (count / most) * DAY_HEIGHT;
  const played = days.filter((day) => day.played > 0);
  return (
    <figure class="library-days">
      <figcaption>{said.perDay}</figcaption>
      <svg viewBox={`0 0 ${days.length * DAY_WIDTH} ${DAY_HEIGHT}`} aria-hidden="true" focusable="false">
        {days.map(({ day, played: count, won }, index) => (
          <g key={day} transform={`translate(${index * DAY_WIDTH + 1} 0)`}>
            <rect
              class="library-bar-lost"
              y={DAY_HEIGHT - heightOf(count)}
              width={DAY_WIDTH - 2}
              height={heightOf(count)}
            />
            <rect class="library-bar-won" y={DAY_HEIGHT - heightOf(won)} width={DAY_WIDTH - 2} height={heightOf(won)} />
          </g>
        ))}
      </svg>
      <details>
        <summary>{said.asTable}</summary>
        <table class="library-table">
          <thead>
            <tr>
              <th scope="col">{said.day}</th>
              <th scope="col">{said.played}</th>
              <th scope="col">{said.results.won}</th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ day, played: count, won }) => (
              <tr key={day}>
                <th scope="row">{dayText(day, language.value)}</th>
                <td>{count}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Best({ best }: { readonly best: readonly BestGame[] }): JSX.Element {
  const said = words.value.history;
  const hasLevels = best.some(({ title }) => title !== '');
  return (
    <table class="library-table">
      <caption>{said.records}</caption>
      <thead>
        <tr>
          {hasLevels && <th scope="col">{said.level}</th>}
          <th scope="col">{said.best}</th>
          <th scope="col">{said.ended}</th>
        </tr>
      </thead>
      <tbody>
        {best.slice(0, MOST_BEST).map(({ title, figure, count, game }) => (
          <tr key={title}>
            {hasLevels && <th scope="row">{printable(title)}</th>}
            <td>
              <button type="button" class="library-link" onClick={() => void openKept(game)}>
                {figureText(words.value, figure, count)}
              </button>
            </td>
            <td>{whenText(game.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
