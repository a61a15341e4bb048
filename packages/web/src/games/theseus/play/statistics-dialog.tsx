import type { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { GameRecord } from '@dedalo/engine';
import { DICE, statisticsOf, type TheseusTypes } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface StatisticsProps {
  readonly play: TheseusPlay;
  readonly record: GameRecord<TheseusTypes>;
  readonly onClose: () => void;
}

/** The statistics of Theseus: as figures, and as the described program prints them. */
export function StatisticsDialog({ play, record, onClose }: StatisticsProps): JSX.Element {
  const said = words.value.web.theseus;
  const { statisticsHeads: heads, ways } = said;
  const { path, counts } = statisticsOf(record);
  const most = Math.max(1, ...Object.values(counts));
  const distance = (tiles: number): string => (tiles === 0 ? said.unseen : said.tilesAway(tiles));
  return (
    <Dialog title={said.statistics} onClose={onClose} class="statistics">
      <p>{play.counts()}</p>
      <h3>{said.diceCounts}</h3>
      <dl class="dice-bars">
        {DICE.map((dice) => (
          <div key={dice}>
            <dt>
              {dice} · {ways[dice]}
            </dt>
            <dd>
              <meter min={0} max={most} value={counts[dice]} aria-hidden="true" />
              {counts[dice]}
            </dd>
          </div>
        ))}
      </dl>
      <div class="table-room" tabIndex={0} role="region" aria-label={said.statistics}>
        <table class="rounds-table">
          <thead>
            <tr>
              {[heads.round, heads.dice, heads.took, heads.total, heads.supply, heads.minotaur].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {path.map(({ round, dice, tookSupply, collected, supplyDistance, minotaurDistance }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td>
                  {dice} · {ways[dice]}
                </td>
                <td>{tookSupply ? said.yes : ''}</td>
                <td>{collected}</td>
                <td>{distance(supplyDistance)}</td>
                <td>{distance(minotaurDistance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>{said.described}</summary>
        <pre class="described" tabIndex={0}>
          {play.statistics().join('\n')}
        </pre>
      </details>
    </Dialog>
  );
}
