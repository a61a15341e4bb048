import type { JSX } from 'preact';
import type { Playing } from '../play/playing.ts';
import { MoveList } from './move-list.tsx';
import { MovesFold } from './moves-fold.tsx';

interface GameMovesProps {
  readonly playing: Playing;
  /** Where the list lies above the board, it goes away once a move was chosen. */
  readonly onDone?: () => void;
}

/** The moves of the game that is played, as the person has seen them. */
export function GameMoves({ playing, onDone }: GameMovesProps): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  if (play.isHandOver || play.view.phase === 'setting-up') return null;
  const { moves } = play.seen;
  return (
    <MovesFold>
      <MoveList
        moves={moves}
        current={play.lookingBack.at ?? moves.length}
        onChoose={(count) => {
          playing.lookBack(count);
          onDone?.();
        }}
      />
    </MovesFold>
  );
}
