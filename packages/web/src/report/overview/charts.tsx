import type { FaultCode, PairingResult, PlayerResult } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { BarTable } from '../chart/bar-table.tsx';
import { PlainBar, RatingBar, ratingSpan, ResultBar } from '../chart/bars.tsx';
import { formatTime, formatWhole } from '../format.ts';
import { arena, said } from '../given/speech.ts';
import { NameLink } from '../name-link.tsx';
import { useReport } from '../report.ts';
import { Section } from '../section.tsx';
import { meanTime, ratingText } from './standings.tsx';

export const resultWords = ({ wins, draws, losses }: PairingResult): string =>
  said.resultsWords({ wins: formatWhole(wins), draws: formatWhole(draws), losses: formatWhole(losses) });

export function Ratings(): JSX.Element {
  const { players } = useReport();
  const span = ratingSpan(players);
  const rows = players.map((player, index) => ({
    key: index,
    head: <NameLink player={index} />,
    bar: <RatingBar player={player} span={span} />,
    words: ratingText(player),
  }));
  return (
    <Section title={said.ratings} note={said.ratingNote}>
      <BarTable columns={[said.columns.name, said.columns.rating]} caption={said.ratings} rows={rows} />
    </Section>
  );
}

export function Results(): JSX.Element {
  const { players } = useReport();
  const rows = players.map((player, index) => ({
    key: index,
    head: <NameLink player={index} />,
    bar: <ResultBar {...player} />,
    words: resultWords(player),
  }));
  return (
    <Section title={said.results}>
      <BarTable columns={[said.columns.name, said.columns.result]} caption={said.results} rows={rows} />
    </Section>
  );
}

export function Times(): JSX.Element {
  const { players } = useReport();
  const most = Math.max(1, ...players.map(meanTime));
  const rows = players.map((player, index) => ({
    key: index,
    head: <NameLink player={index} />,
    bar: <PlainBar part={meanTime(player) / most} />,
    words: said.timeWords({ average: formatTime(meanTime(player)), longest: formatTime(player.time.longest) }),
  }));
  return (
    <Section title={said.times} note={said.timesNote}>
      <BarTable columns={[said.columns.name, said.columns.time]} caption={said.times} rows={rows} />
    </Section>
  );
}

interface FaultCount {
  readonly code: FaultCode;
  readonly count: number;
  readonly players: readonly number[];
}

/** How often each fault was made and by which player, the most frequent first. */
function countFaults(players: readonly PlayerResult[]): FaultCount[] {
  const codes = new Set(players.flatMap(({ faults }) => Object.keys(faults) as FaultCode[]));
  const counted = [...codes].map((code) => ({
    code,
    count: players.reduce((sum, { faults }) => sum + (faults[code] ?? 0), 0),
    players: players.flatMap(({ faults }, index) => ((faults[code] ?? 0) > 0 ? [index] : [])),
  }));
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

export function Forfeits(): JSX.Element {
  const counts = countFaults(useReport().players);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const rows = counts.map(({ code, count, players }) => ({
    key: code,
    head: arena.faults[code] ?? code,
    bar: <PlainBar part={count / most} class="bar-lost" />,
    words: (
      <>
        {said.games(count)}:{' '}
        {players.map((player, index) => (
          <span key={player}>
            {index > 0 && ', '}
            <NameLink player={player} />
          </span>
        ))}
      </>
    ),
  }));
  return (
    <Section title={said.forfeits}>
      {rows.length === 0 ? (
        <p>{said.noForfeits}</p>
      ) : (
        <BarTable columns={[said.columns.reason, said.columns.who]} caption={said.forfeits} rows={rows} />
      )}
    </Section>
  );
}
