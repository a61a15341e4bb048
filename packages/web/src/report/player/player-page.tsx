import { cleanTitle } from '@dedalo/clients';
import type { JSX } from 'preact';
import { useTitle } from '../../app/page.tsx';
import { linkTo } from '../../app/route.ts';
import { Icon } from '../../ui/icon.tsx';
import { BarTable } from '../chart/bar-table.tsx';
import { ResultBar } from '../chart/bars.tsx';
import { CourseChart, courseWords } from '../chart/course-chart.tsx';
import { FaultCard } from '../fault-card.tsx';
import { formatNumber, formatTime, formatWhole } from '../format.ts';
import { GamesTable } from '../games-table.tsx';
import { said } from '../given/speech.ts';
import { NameLink } from '../name-link.tsx';
import { resultWords } from '../overview/charts.tsx';
import { meanTime, ratingText } from '../overview/standings.tsx';
import { sittersText } from '../sitters-text.ts';
import { printableText } from '../printable-text.ts';
import { type Sat, useReport } from '../report.ts';
import { Section } from '../section.tsx';
import { PlayerLogs } from './player-logs.tsx';

/** Everything about one player. */
export function PlayerPage({ player: index }: { readonly player: number }): JSX.Element {
  const report = useReport();
  const games = report.gamesOf(index);
  useTitle(report.nameOf(index));
  return (
    <div class="page report-page">
      <PlayerHead player={index} />
      {games.length > 1 && (
        <Section title={said.course} note={courseWords(games)}>
          <CourseChart games={games} />
        </Section>
      )}
      <Faults games={games} />
      <ByOpponent player={index} />
      <Section title={said.itsGames}>
        <GamesTable games={games} label={said.itsGames} />
      </Section>
      <PlayerLogs player={index} games={games} />
    </div>
  );
}

function PlayerHead({ player: index }: { readonly player: number }): JSX.Element {
  const report = useReport();
  const player = report.players[index]!;
  const { author, id, byes = 0 } = player;
  const about = [
    ...[author, id].flatMap((text) => (text === undefined ? [] : [cleanTitle(text)])),
    ...(player.kind === 'bot' ? [said.bot] : []),
    ...(player.bots ? [sittersText(player.bots)] : []),
    ...(player.ownName === null ? [] : [said.callsItself(printableText(player.ownName))]),
    ...(player.outIn === null ? [] : [said.outIn(player.outIn)]),
    ...(byes === 0 ? [] : [said.byes(byes)]),
  ];
  const stats: readonly (readonly [string, string])[] = [
    [said.columns.points, formatNumber(player.points)],
    ...(report.result.isSolo ? [] : [[said.columns.games, formatWhole(player.games)] as const]),
    [said.columns.result, resultWords(player)],
    [said.columns.rating, ratingText(player)],
    [said.columns.time, formatTime(meanTime(player))],
    [said.columns.longest, formatTime(player.time.longest)],
  ];
  return (
    <header class="page-head report-head">
      <nav class="report-turn" aria-label={said.standings}>
        {index > 0 && (
          <a class="button button-quiet" href={linkTo(['player', index])}>
            <Icon name="back" />
            {said.previous}
          </a>
        )}
        {index < report.players.length - 1 && (
          <a class="button button-quiet" href={linkTo(['player', index + 2])}>
            {said.next}
            <Icon name="forward" />
          </a>
        )}
      </nav>
      <p class="report-kicker">
        {said.place({ rank: formatWhole(player.rank), of: formatWhole(report.players.length) })}
      </p>
      <h1>
        <bdi>{report.nameOf(index)}</bdi>
      </h1>
      {about.length > 0 && <p>{about.join(' · ')}</p>}
      <dl class="report-stats">
        {stats.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** A failing program repeats itself: a few games are enough. */
const MOST_FAULTS = 3;

function Faults({ games }: { readonly games: readonly Sat[] }): JSX.Element | null {
  const lost = games.filter(({ game, seat }) => game.ending.type === 'fault' && game.ending.seat === seat);
  if (lost.length === 0) return null;
  const [shown, folded] = [lost.slice(0, MOST_FAULTS), lost.slice(MOST_FAULTS)];
  return (
    <Section title={said.forfeits}>
      {shown.map(({ game }) => (
        <FaultEntry key={game.id} game={game} />
      ))}
      {folded.length > 0 && (
        <details class="more-faults">
          <summary>
            <Icon name="forward" />
            <span>{said.moreGames(folded.length)}</span>
          </summary>
          {folded.map(({ game }) => (
            <FaultEntry key={game.id} game={game} />
          ))}
        </details>
      )}
    </Section>
  );
}

function FaultEntry({ game }: Pick<Sat, 'game'>): JSX.Element {
  const report = useReport();
  return (
    <article class="fault-entry">
      <h3>
        <a href={linkTo(['game', game.id])}>
          {!report.result.isSolo && `${said.round(game.round)}: `}
          <bdi>{report.titleOf(game)}</bdi>
        </a>
      </h3>
      <FaultCard game={game} />
    </article>
  );
}

function ByOpponent({ player }: { readonly player: number }): JSX.Element {
  const { result } = useReport();
  const rows = result.pairings[player]!.flatMap((tally, other) =>
    tally
      ? [
          {
            key: other,
            head: <NameLink player={other} />,
            bar: <ResultBar {...tally} />,
            words: <a href={linkTo(['pair', player + 1, other + 1])}>{resultWords(tally)}</a>,
          },
        ]
      : [],
  );
  return (
    <Section title={said.byOpponent}>
      <BarTable columns={[said.columns.opponent, said.columns.result]} caption={said.byOpponent} rows={rows} />
    </Section>
  );
}
