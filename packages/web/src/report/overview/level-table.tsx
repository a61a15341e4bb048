import type { GameResult } from '@dedalo/protocol/report';
import { cleanTitle } from '@dedalo/clients';
import type { JSX } from 'preact';
import { linkTo } from '../../app/route.ts';
import { formatNumber } from '../format.ts';
import { said } from '../given/speech.ts';
import { NameLink } from '../name-link.tsx';
import { useReport } from '../report.ts';
import { Scroll, Section } from '../section.tsx';
import { shadeOf } from './cross-table.tsx';

interface Level {
  readonly title: string;
  /** By player. */
  readonly games: ReadonlyMap<number, GameResult>;
}

/** Games of one player on the same level are in one column; if there are two, the later one gets its own. */
function levelsOf(games: readonly GameResult[]): Level[] {
  const levels: { title: string; name: string; games: Map<number, GameResult> }[] = [];
  for (const game of games) {
    const player = game.seats[0]!;
    const name = `${game.round} ${game.title ?? ''}`;
    let level = levels.find((each) => each.name === name && !each.games.has(player));
    if (!level) {
      level = { name, title: cleanTitle(game.title ?? '') || said.level(levels.length + 1), games: new Map() };
      levels.push(level);
    }
    level.games.set(player, game);
  }
  return levels;
}

/** For games of one player: the results of each on each level. */
export function LevelTable(): JSX.Element {
  const report = useReport();
  const levels = levelsOf(report.result.games);
  return (
    <Section title={said.levelTable} note={said.levelNote}>
      <Scroll label={said.levelTable}>
        <table class="report-table cross-table level-table">
          <thead>
            <tr>
              <th scope="col" class="is-name">
                {said.columns.name}
              </th>
              {levels.map(({ title }, index) => (
                <th key={index} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.players.map((_, player) => (
              <tr key={player}>
                <th scope="row" class="is-name">
                  <NameLink player={player} />
                </th>
                {levels.map(({ games, title }, index) => (
                  <Cell key={index} game={games.get(player)} title={title} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}

function Cell({ game, title }: { readonly game: GameResult | undefined; readonly title: string }): JSX.Element {
  const report = useReport();
  if (!game) return <td class="cross-none">·</td>;
  const points = game.points[0] ?? 0;
  const heard = `${title}, ${report.nameOf(game.seats[0]!)}: ${formatNumber(points)}`;
  return (
    <td class={shadeOf(points)}>
      <a href={linkTo(['game', game.id])} aria-label={heard} title={heard}>
        {formatNumber(points)}
      </a>
    </td>
  );
}
