import type { JSX } from 'preact';
import { type MazeHands, MazeView } from '../../../creature-maze/board/maze-view.tsx';
import { words } from '../../../speech.ts';
import { sceneOf } from '../board/scene-of.ts';
import { squareTexts } from '../board/squares.ts';
import type { Playing } from './playing.ts';

interface MazeShownProps {
  readonly playing: Playing;
  /** Whether something else is looked at. */
  readonly isHidden: boolean;
}

/** The maze that the party is in. */
export function MazeShown({ playing, isHidden }: MazeShownProps): JSX.Element {
  const { play, controller, show } = playing;
  const revision = controller.revision.value;
  const { value: shown } = show.shown;
  const isStartled = shown.place === 'maze' && shown.isStartled;
  const said = words.value.games.expedition;
  return (
    <MazeView
      name={said.name}
      keys={said.boardKeys}
      scene={sceneOf(isStartled ? shown.view : play.view)}
      ms={controller.happening.ms}
      isStartled={isStartled}
      isHidden={isHidden}
      revision={revision}
      moment={shown}
      squares={() => squareTexts(play.view, words.value)}
      hands={handsOf(playing)}
      onCanvas={(maze) => {
        playing.maze = maze;
      }}
    />
  );
}

function handsOf({ play, controller, show }: Playing): MazeHands {
  const canWalk = (): boolean => play.view.phase.name === 'walking' && !show.isRunning;
  return {
    tap(cell) {
      controller.begin();
      if (cell !== undefined && canWalk()) controller.do(play.walkTo(cell));
    },
    step(way) {
      controller.begin();
      if (canWalk()) controller.do(play.step(way));
    },
  };
}
