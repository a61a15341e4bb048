import type { GameResult } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { useTitle } from '../../app/page.tsx';
import { go, linkTo } from '../../app/route.ts';
import { ReplayPlayer } from '../../replay/replay-player.tsx';
import { endingText } from '../ending-text.ts';
import { CommandLine } from '../command-line.tsx';
import { FaultCard } from '../fault-card.tsx';
import { formatTime } from '../format.ts';
import { said } from '../given/speech.ts';
import { LogView } from '../log-view.tsx';
import { NameLink } from '../name-link.tsx';
import { useReport } from '../report.ts';
import { Section } from '../section.tsx';
import { useOpened } from './use-opened.ts';

const leave = (): void => go(linkTo([]));

/** One game: it plays, with its facts below. */
export function GamePage({ game }: { readonly game: GameResult }): JSX.Element {
  const report = useReport();
  const opened = useOpened(report, game.id);
  const title = report.titleOf(game);
  return (
    <>
      {opened.kind === 'holds' ? (
        <ReplayPlayer
          key={game.id}
          gameId={report.gameId}
          record={opened.record}
          text={opened.text}
          title={title}
          onLeave={leave}
          leaveLabel={said.toOverview}
          ending={endingText(report, game)}
          isPlayingAtOnce
        />
      ) : (
        <NoReplay title={title} note={noteOf(opened.kind)} />
      )}
      <div class="page report-page game-below">
        <About game={game} />
        <GameLogs game={game} />
      </div>
    </>
  );
}

const noteOf = (kind: 'reading' | 'missing' | 'bad'): string =>
  ({ reading: '…', missing: said.noReplay, bad: said.badReplay })[kind];

function NoReplay({ title, note }: { readonly title: string; readonly note: string }): JSX.Element {
  useTitle(title);
  return (
    <div class="page report-page">
      <header class="page-head report-head">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>{note}</p>
      </header>
    </div>
  );
}

/** The players, how long each thought, and how it ended. */
function About({ game }: { readonly game: GameResult }): JSX.Element {
  const report = useReport();
  return (
    <Section title={said.columns.ending}>
      {game.ending.type === 'fault' ? (
        <FaultCard game={game} />
      ) : (
        <p class="game-ending">{endingText(report, game)}.</p>
      )}
      <dl class="report-facts">
        {!report.result.isSolo && (
          <div>
            <dt>{said.columns.round}</dt>
            <dd>{game.round}</dd>
          </div>
        )}
        {game.seats.map((player, seat) => {
          const { asked = 0, total = 0, longest = 0 } = game.times[seat] ?? {};
          const time = { average: formatTime(total / Math.max(1, asked)), longest: formatTime(longest) };
          return (
            <div key={seat}>
              <dt>
                <NameLink player={player} />
              </dt>
              <dd>{said.timeWords(time)}</dd>
            </div>
          );
        })}
        {game.ending.type !== 'fault' && (
          <div>
            <dt>{said.replayCommand}</dt>
            <dd>
              <CommandLine command={game.command} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

function GameLogs({ game }: { readonly game: GameResult }): JSX.Element | null {
  const report = useReport();
  const logs = (report.data.logs[game.id] ?? []).flatMap((log, seat) =>
    log ? [{ seat, log, title: said.logsOf(report.nameOf(game.seats[seat]!)) }] : [],
  );
  if (logs.length === 0) return null;
  return (
    <Section title={said.logs} note={said.logNote}>
      {logs.map(({ seat, log, title }) => (
        <LogView key={seat} log={log} title={title} />
      ))}
    </Section>
  );
}
