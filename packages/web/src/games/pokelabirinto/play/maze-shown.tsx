import type { JSX } from 'preact';
import { ShownMaze } from '../../../creature-maze/board/shown-maze.tsx';
import { words } from '../../../speech.ts';
import { squareTexts } from '../board/squares.ts';
import type { Playing } from './playing.ts';

interface MazeShownProps {
  readonly playing: Playing;
  /** Whether something else is on the screen. */
  readonly isHidden: boolean;
}

/** The maze of the game. */
export function MazeShown({ playing, isHidden }: MazeShownProps): JSX.Element {
  const { games, web } = words.value;
  return (
    <ShownMaze
      playing={playing}
      name={games.pokelabirinto.name}
      keys={web.pokelabirinto.boardKeys}
      sceneOf={(view) => view}
      squaresOf={(view) => squareTexts(view, words.value)}
      isHidden={isHidden}
    />
  );
}
