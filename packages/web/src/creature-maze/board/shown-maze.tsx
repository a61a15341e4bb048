import type { Intent } from '@dedalo/clients/intent';
import type { GameTypes } from '@dedalo/engine';
import type { Cell } from '@dedalo/grid';
import type { Way } from '@dedalo/pokelabirinto';
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { WebController } from '../../game/web-controller.ts';
import type { MazeCanvas } from './maze-canvas.ts';
import { type MazeHands, MazeView } from './maze-view.tsx';
import type { MazeScene } from './walkers.ts';

/** The parts of a game being played that its maze needs. */
interface MazePlaying<T extends GameTypes, V> {
  readonly play: {
    readonly view: V;
    walkTo(cell: Cell): Intent<T>;
    step(way: Way): Intent<T>;
  };
  readonly controller: WebController<T>;
  readonly show: {
    readonly isRunning: boolean;
    readonly shown: ReadonlySignal<
      { readonly place: 'maze'; readonly view: V; readonly isStartled: boolean } | { readonly place: 'fight' }
    >;
  };
  maze: MazeCanvas | undefined;
}

interface ShownMazeProps<T extends GameTypes, V> {
  readonly playing: MazePlaying<T, V>;
  readonly name: string;
  /** How to move, for screen readers. */
  readonly keys: string;
  readonly sceneOf: (view: V) => MazeScene;
  readonly squaresOf: (view: V) => readonly string[];
  /** Whether something else is on the screen. */
  readonly isHidden: boolean;
}

interface Walking {
  readonly phase: { readonly name: string };
}

/** The maze of a game being played: drawn, walked in and read. */
export function ShownMaze<T extends GameTypes, V extends Walking>(props: ShownMazeProps<T, V>): JSX.Element {
  const { playing, name, keys, sceneOf, squaresOf, isHidden } = props;
  const { play, controller, show } = playing;
  const revision = controller.revision.value;
  const { value: shown } = show.shown;
  const isStartled = shown.place === 'maze' && shown.isStartled;
  return (
    <MazeView
      name={name}
      keys={keys}
      scene={sceneOf(isStartled ? shown.view : play.view)}
      ms={controller.happening.ms}
      isStartled={isStartled}
      isHidden={isHidden}
      revision={revision}
      moment={shown}
      squares={() => squaresOf(play.view)}
      hands={handsOf(playing)}
      onCanvas={(maze) => {
        playing.maze = maze;
      }}
    />
  );
}

function handsOf<T extends GameTypes, V extends Walking>({ play, controller, show }: MazePlaying<T, V>): MazeHands {
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
