import type { GameResult } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { endingText } from './ending-text.ts';
import { CommandLine } from './command-line.tsx';
import { said } from './given/speech.ts';
import { printableText } from './printable-text.ts';
import { useReport } from './report.ts';

/** Why a game was forfeited, with everything needed to find the fault. */
export function FaultCard({ game }: { readonly game: GameResult }): JSX.Element | null {
  const report = useReport();
  if (game.ending.type !== 'fault') return null;
  const { fault } = game.ending;
  return (
    <div class="fault-card">
      <p class="fault-said">{endingText(report, game)}.</p>
      <p class="report-note">{said.faultAt(fault)}</p>
      <dl class="report-facts">
        {fault.line !== undefined && (
          <div>
            <dt>{said.wrongLine}</dt>
            <dd>
              <code>{printableText(fault.line)}</code>
            </dd>
          </div>
        )}
        {fault.detail !== undefined && (
          <div>
            <dt>{said.detail}</dt>
            <dd>
              <code>{printableText(fault.detail)}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{said.replayCommand}</dt>
          <dd>
            <CommandLine command={game.command} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
