import type { JSX } from 'preact';
import { ShownMaze } from '../../../creature-maze/board/shown-maze.tsx';
import { words } from '../../../speech.ts';
import { sceneOf } from '../board/scene-of.ts';
import { squareTexts } from '../board/squares.ts';
import type { Playing } from './playing.ts';

interface MazeShownProps {
  readonly playing: Playing;
  /** Whether something else is on the screen. */
  readonly isHidden: boolean;
}

/** The maze that the party is in. */
export function MazeShown({ playing, isHidden }: MazeShownProps): JSX.Element {
  const said = words.value.games.expedition;
  return (
    <ShownMaze
      playing={playing}
      name={said.name}
      keys={said.boardKeys}
      sceneOf={sceneOf}
      squaresOf={(view) => squareTexts(view, words.value)}
      isHidden={isHidden}
    />
  );
}
