import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useTitle } from '../../app/page.tsx';
import { words } from '../../speech.ts';
import { formatTime } from '../format.ts';
import { arena, said } from '../given/speech.ts';
import { printableText } from '../printable-text.ts';
import { type Report, useReport } from '../report.ts';
import { Section } from '../section.tsx';
import { AbsentList } from './absent.tsx';
import { Bracket } from './bracket.tsx';
import { Forfeits, Ratings, Results, Times } from './charts.tsx';
import { CrossTable } from './cross-table.tsx';
import { LevelTable } from './level-table.tsx';
import { Rounds } from './rounds.tsx';
import { SameCode } from './same-code.tsx';
import { Standings } from './standings.tsx';

const formatOf = ({ result }: Report): string =>
  result.isSolo && result.format === 'round-robin' ? said.alone : said.formats[result.format];

export function OverviewPage(): JSX.Element {
  const report = useReport();
  const { result } = report;
  useTitle(result.title);
  return (
    <div class="page report-page">
      <header class="page-head report-head">
        <p class="report-kicker">
          {gameWords(words.value, report.gameId).name} · {formatOf(report)}
        </p>
        <h1>
          <bdi>{printableText(result.title)}</bdi>
        </h1>
        <p>
          {said.players(result.players.length)}, {said.games(result.games.length)} ·{' '}
          {result.isFinished ? said.finished : said.unfinished}
        </p>
      </header>
      <Section title={said.standings} class="is-wide">
        <Standings />
      </Section>
      <AbsentList />
      {result.format === 'knockout' && <Bracket />}
      {result.format === 'swiss' && <Rounds />}
      {result.isSolo && <LevelTable />}
      <CrossTable />
      <div class="report-charts">
        <Ratings />
        <Results />
        <Times />
        <Forfeits />
      </div>
      <SameCode />
      <Circumstances />
    </div>
  );
}

/** What is needed to play everything again. */
function Circumstances(): JSX.Element {
  const report = useReport();
  const { settings, clock, seed, secret, isSandboxed, superseded } = report.result;
  const chosen = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const { move, bank, first } = clock;
  const rows: readonly (readonly [string, string])[] = [
    [said.facts.seed, seed],
    ...(secret === undefined ? [] : [[said.facts.secret, secret] as const]),
    [said.facts.settings, chosen.length === 0 ? said.usualSettings : chosen.join(', ')],
    [said.facts.clock, said.clock({ move: formatTime(move), bank: formatTime(bank), first: formatTime(first) })],
    [said.facts.programs, isSandboxed ? said.sandboxed : said.notSandboxed],
    ...(superseded === undefined ? [] : [[said.facts.changes, arena.tournament.superseded(superseded)] as const]),
  ];
  return (
    <Section title={said.how}>
      <dl class="report-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{printableText(value)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
