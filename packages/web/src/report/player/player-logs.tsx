import { cleanTitle } from '@dedalo/clients';
import type { JSX } from 'preact';
import { said } from '../given/speech.ts';
import { resultOf } from '../games-table.tsx';
import { LogView } from '../log-view.tsx';
import { type Sat, useReport } from '../report.ts';
import { Section } from '../section.tsx';

/** The standard error of a program, game by game. */
export function PlayerLogs({
  player,
  games,
}: {
  readonly player: number;
  readonly games: readonly Sat[];
}): JSX.Element | null {
  const report = useReport();
  if (report.players[player]!.kind === 'bot') return null;
  const logs = games.flatMap((sat) => {
    const log = report.data.logs[sat.game.id]?.[sat.seat];
    if (!log) return [];
    const { game, seat } = sat;
    const others = game.seats.filter((_, other) => other !== seat).map((other) => report.nameOf(other));
    const about = report.result.isSolo
      ? [cleanTitle(game.title ?? '') || game.id]
      : [said.round(game.round), ...others, said[resultOf(sat)]];
    return [{ id: game.id, log, title: about.join(' · ') }];
  });
  return (
    <Section title={said.logs} note={logs.length === 0 ? said.noLogs : said.logNote}>
      {logs.map(({ id, log, title }) => (
        <LogView key={id} log={log} title={title} />
      ))}
    </Section>
  );
}
