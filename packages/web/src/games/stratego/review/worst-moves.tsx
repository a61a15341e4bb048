import { isBlunder, type JudgedMove, worstMoves } from '@dedalo/clients/stratego/judged-moves';
import { moveNumber, moveText } from '@dedalo/clients/stratego/move-words';
import type { ReviewedMoves } from '@dedalo/clients/stratego/reviewed-moves';
import { sideText } from '@dedalo/clients/stratego/words';
import type { Seat } from '@dedalo/engine';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { pointsText } from './points-text.ts';
import { reviewerOf, sight } from './sight.ts';

const MOST = 3;

interface WorstMovesProps {
  readonly seat: Seat;
  readonly judged: readonly JudgedMove[];
  readonly moves: ReviewedMoves;
  readonly first: number;
  readonly goTo: (position: number) => void;
}

/** The moves by which a side gave away most, and what would have been better. */
export function WorstMoves({ seat, judged, moves, first, goTo }: WorstMovesProps): JSX.Element {
  const said = words.value.web.stratego.graph;
  const reviewer = reviewerOf(sight.value);
  const listed = moves.listed(reviewer);
  const worst = worstMoves(judged, seat, MOST);
  return (
    <div class="stratego-worst">
      <h3>{said.worst(sideText(seat, words.value))}</h3>
      {worst.length === 0 && <p class="said-faint">{said.noWorst}</p>}
      <ol>
        {worst.map((move) => {
          const index = move.position - first;
          const better = moves.possible(index, { seat, move: move.best }, reviewer);
          return (
            <li key={move.position}>
              <button type="button" class="stratego-worst-move" onClick={() => goTo(move.position + 1)}>
                <span>
                  {moveNumber(index + 1)}: {moveText(listed[index]!, words.value)}
                </span>
                <span class="said-faint">
                  {isBlunder(move) && <span class="badge">{said.blunder}</span>} {said.givesAway(pointsText(move.loss))}
                  , {said.instead(moveText(better, words.value))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
