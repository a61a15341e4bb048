import { cleanTitle } from '@dedalo/clients';
import type { JSX } from 'preact';
import { linkTo } from '../app/route.ts';
import { Icon } from '../ui/icon.tsx';
import { endingText } from './ending-text.ts';
import { formatNumber, formatTime, formatWhole } from './format.ts';
import { said } from './given/speech.ts';
import { NameLink } from './name-link.tsx';
import { type Sat, useReport } from './report.ts';
import { Scroll } from './section.tsx';

/** What a game was to the player of a seat. */
export const resultOf = ({ game, seat }: Sat): 'won' | 'drawn' | 'lost' => {
  const points = game.points[seat] ?? 0;
  return points > 0.5 ? 'won' : points < 0.5 ? 'lost' : 'drawn';
};

/** Games as one player sees them. */
export function GamesTable({ games, label }: { readonly games: readonly Sat[]; readonly label: string }): JSX.Element {
  const { result } = useReport();
  const { columns } = said;
  // Levels are in no rounds, and a single player has no other seat.
  const heads: readonly (readonly [name: string, kind?: 'is-number'])[] = [
    ...(result.isSolo ? [] : [[columns.round, 'is-number'] as const]),
    [result.isSolo ? columns.level : columns.opponent],
    ...(result.isSolo ? [] : [[columns.seat, 'is-number'] as const]),
    [columns.result],
    [columns.ending],
    [columns.actions, 'is-number'],
    [columns.longest, 'is-number'],
  ];
  return (
    <Scroll label={label}>
      <table class="report-table games-table">
        <thead>
          <tr>
            {heads.map(([name, kind]) => (
              <th key={name} scope="col" class={kind}>
                {name}
              </th>
            ))}
            <th scope="col">
              <span class="only-heard">{said.watch}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((sat) => (
            <GameRow key={sat.game.id} sat={sat} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function GameRow({ sat }: { readonly sat: Sat }): JSX.Element {
  const report = useReport();
  const { game, seat } = sat;
  const { isSolo } = report.result;
  const others = game.seats.filter((_, other) => other !== seat);
  const kind = resultOf(sat);
  return (
    <tr>
      {!isSolo && <td class="is-number">{game.round}</td>}
      <th scope="row" class="is-name">
        {isSolo
          ? cleanTitle(game.title ?? '') || said.level(game.round)
          : others.map((player) => <NameLink key={player} player={player} />)}
      </th>
      {!isSolo && <td class="is-number">{seat + 1}</td>}
      <td>
        <span class={`result result-${kind}`}>{isSolo ? formatNumber(game.points[seat] ?? 0) : said[kind]}</span>
      </td>
      <td class="is-sentence">{endingText(report, game)}</td>
      <td class="is-number">{formatWhole(game.actions)}</td>
      <td class="is-number">{formatTime(game.times[seat]?.longest ?? 0)}</td>
      <td>
        <a
          class="watch-link"
          href={linkTo(['game', game.id])}
          aria-label={said.watchGame({ title: report.titleOf(game), round: game.round })}
        >
          <Icon name="play" />
          {said.watch}
        </a>
      </td>
    </tr>
  );
}
