import type { Seat } from '@dedalo/engine';
import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { columnOf, HOME_ROWS, PIECES, RANK_OF, rowOf, type Setup, setupFor, SIDE } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { RANK_SIGNS } from '../board/rank-signs.ts';

interface SetupPictureProps {
  readonly setup: Setup;
  readonly seat: Seat;
}

const CELL = 48;

/** A set-up in small, the back row below. */
export const SetupPicture = ({ setup, seat }: SetupPictureProps): JSX.Element => (
  <svg class="stratego-board stratego-mini" viewBox={`0 0 ${SIDE * CELL} ${HOME_ROWS * CELL}`} aria-hidden="true">
    <rect class="stratego-cell" width={SIDE * CELL} height={HOME_ROWS * CELL} />
    {setupFor(seat, setup).map((cell, index) => {
      const shown = turnedFor(seat, cell);
      const [x, y] = [columnOf(shown) * CELL, (rowOf(shown) - (SIDE - HOME_ROWS)) * CELL];
      const { solid, line } = RANK_SIGNS[RANK_OF[PIECES[index]!]];
      return (
        <g key={index} transform={`translate(${x} ${y})`}>
          <rect class={`stratego-stone is-seat-${seat}`} x={2} y={2} width={CELL - 4} height={CELL - 4} rx={8} />
          <g transform="translate(9 9) scale(0.62)">
            <path class="stratego-solid" d={solid} />
            {line !== undefined && <path class="stratego-line" d={line} />}
          </g>
        </g>
      );
    })}
  </svg>
);
