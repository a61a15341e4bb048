import type { JSX } from 'preact';
import { MazeTools } from '../../../creature-maze/maze-tools.tsx';
import { words } from '../../../speech.ts';
import { MoreTools } from './more-tools.tsx';
import type { Playing } from './playing.ts';
import type { RunCommand } from './use-commands.ts';

interface ToolsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
}

/** Under the maze: the tools that are always needed. */
export function Tools({ playing, commands, openHowTo }: ToolsProps): JSX.Element {
  void playing.controller.revision.value;
  return (
    <MazeTools
      isUntouched={playing.play.view.actions === 0}
      another={words.value.web.pokelabirinto.anotherMaze}
      commands={commands}
      more={(close) => <MoreTools playing={playing} openHowTo={openHowTo} onDone={close} />}
    />
  );
}
