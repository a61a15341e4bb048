import type { JSX } from 'preact';
import { useTitle } from '../app/page.tsx';
import { ResultBar } from './chart/bars.tsx';
import { GamesTable } from './games-table.tsx';
import { said } from './given/speech.ts';
import { NameLink } from './name-link.tsx';
import { resultWords } from './overview/charts.tsx';
import { useReport } from './report.ts';
import { Section } from './section.tsx';

/** The games between two players, as the first sees them; for games of one player, those of each. */
export function PairPage({ a, b }: { readonly a: number; readonly b: number }): JSX.Element {
  const report = useReport();
  const title = said.gamesOf({ a: report.nameOf(a), b: report.nameOf(b) });
  useTitle(title);
  const { isSolo } = report.result;
  const games = report.gamesBetween(a, b).map((game) => ({ game, seat: game.seats.indexOf(a) }));
  const tally = report.result.pairings[a]?.[b];
  return (
    <div class="page report-page">
      <header class="page-head report-head">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {tally && (
          <>
            <svg class="bar bar-large" aria-hidden="true" focusable="false">
              <ResultBar {...tally} />
            </svg>
            <p>
              <NameLink player={a} />: {resultWords(tally)}
            </p>
          </>
        )}
      </header>
      {isSolo ? (
        [a, b].map((player) => (
          <Section key={player} title={report.nameOf(player)}>
            <GamesTable games={report.gamesOf(player)} label={report.nameOf(player)} />
          </Section>
        ))
      ) : (
        <GamesTable games={games} label={title} />
      )}
    </div>
  );
}
