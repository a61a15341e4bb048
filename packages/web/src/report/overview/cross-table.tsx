import type { PairingResult } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { linkTo } from '../../app/route.ts';
import { formatNumber } from '../format.ts';
import { said } from '../given/speech.ts';
import { NameLink } from '../name-link.tsx';
import { useReport } from '../report.ts';
import { Scroll, Section } from '../section.tsx';

/** The colour of a share of the points, in fifths. */
export const shadeOf = (share: number): string => `shade shade-${Math.round(share * 4)}`;

/** Everybody against everybody, as far as they met. */
export function CrossTable(): JSX.Element {
  const { players, result } = useReport();
  return (
    <Section title={said.crossTable} note={said.crossNote}>
      <Scroll label={said.crossTable}>
        <table class="report-table cross-table">
          <thead>
            <tr>
              <td class="rank" />
              <th scope="col" class="is-name">
                {said.columns.name}
              </th>
              {players.map((_, b) => (
                <Head key={b} player={b} />
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((_, a) => (
              <tr key={a}>
                <td class="is-number rank">{a + 1}</td>
                <th scope="row" class="is-name">
                  <NameLink player={a} />
                </th>
                {players.map((_, b) => (
                  <Cell key={b} a={a} b={b} tally={result.pairings[a]?.[b] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}

/** There is room for a number, which its row has too; screen readers read the name. */
function Head({ player }: { readonly player: number }): JSX.Element {
  const name = useReport().nameOf(player);
  return (
    <th scope="col" class="cross-head" title={name}>
      <span aria-hidden="true">{player + 1}</span>
      <span class="only-heard">{name}</span>
    </th>
  );
}

interface CellProps {
  readonly a: number;
  readonly b: number;
  readonly tally: PairingResult | null;
}

function Cell({ a, b, tally }: CellProps): JSX.Element {
  const report = useReport();
  if (a === b) return <td class="cross-self" />;
  if (!tally || tally.games === 0) return <td class="cross-none">·</td>;
  const points = formatNumber(tally.points);
  const heard = { a: report.nameOf(a), b: report.nameOf(b), points, games: said.games(tally.games) };
  return (
    <td class={shadeOf(tally.points / tally.games)}>
      <a href={linkTo(['pair', a + 1, b + 1])} aria-label={said.pairCell(heard)} title={said.pairCell(heard)}>
        {points}
      </a>
    </td>
  );
}
