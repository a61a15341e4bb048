import type { JSX } from 'preact';
import { linkTo } from '../../app/route.ts';
import { formatNumber } from '../format.ts';
import { said } from '../given/speech.ts';
import { useReport } from '../report.ts';
import { Scroll, Section } from '../section.tsx';
import { type BracketMatch, planBracket } from './bracket-plan.ts';

/** The rounds of a knock-out from left to right. */
export function Bracket(): JSX.Element | null {
  const { result } = useReport();
  const rounds = planBracket(result);
  if (rounds.length === 0) return null;
  const isFinal = (index: number): boolean => result.isFinished && index === rounds.length - 1;
  return (
    <Section title={said.bracket}>
      <Scroll label={said.bracket}>
        <ol class="bracket">
          {rounds.map((matches, index) => (
            <li key={index} class="bracket-round">
              <h3>{isFinal(index) ? said.final : said.round(index + 1)}</h3>
              <ul>
                {matches.map((match) => (
                  <Match key={match.players.join(' ')} match={match} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Scroll>
    </Section>
  );
}

function Match({ match: { players, isOver, tally } }: { readonly match: BracketMatch }): JSX.Element {
  const report = useReport();
  const points = [tally.points, tally.games - tally.points];
  const isByLot = report.result.lots?.some(({ winner, loser }) => winner === players[0] && loser === players[1]);
  return (
    <li class="bracket-match">
      <a href={linkTo(['pair', players[0] + 1, players[1] + 1])}>
        {players.map((player, side) => (
          <span key={player} class={isOver && side === 0 ? 'bracket-side is-winner' : 'bracket-side'}>
            <bdi>{report.nameOf(player)}</bdi> <span class="bracket-points">{formatNumber(points[side]!)}</span>
          </span>
        ))}
        {isByLot && <span class="bracket-lot">{said.byLot}</span>}
      </a>
    </li>
  );
}
