import { type JudgedGame, LEAST_MISTAKE } from '@dedalo/clients/theseus/judged-game';
import { percentText } from '@dedalo/clients/percent-text';
import { type Played, THESEUS } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { language, words } from '../../../speech.ts';

interface MovesTableProps {
  readonly game: JudgedGame;
  readonly dice: readonly Played[];
}

/** Every die of the game with the chances before and after it, as a table. */
export function MovesTable({ game, dice }: MovesTableProps): JSX.Element {
  const { web, games } = words.value;
  const said = web.theseus;
  const share = (value: number): JSX.Element => <data value={String(value)}>{percentText(value, language.value)}</data>;
  return (
    <details class="moves-table">
      <summary>{said.movesTable}</summary>
      <div class="table-room" tabIndex={0} role="region" aria-label={said.movesTable}>
        <table class="rounds-table">
          <thead>
            <tr>
              {games.theseus.analysisHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dice.map((die, index) => {
              const { odds, best, lost } = game.positions[index]!;
              const after = game.positions[index + 1]!.odds;
              const isMistake = die.seat === THESEUS && lost >= LEAST_MISTAKE;
              return (
                <tr key={index} class={isMistake ? 'is-mistake' : undefined}>
                  <th scope="row">{die.round}</th>
                  <td>
                    {games.theseus.seats[die.seat === THESEUS ? 0 : 1]}: {said.ways[die.dice]}
                  </td>
                  <td>{share(odds.win)}</td>
                  <td>{share(after.win)}</td>
                  <td>{isMistake ? best.map((way) => said.ways[way]).join(', ') : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
