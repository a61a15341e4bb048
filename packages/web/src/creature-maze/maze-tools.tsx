import type { JSX } from 'preact';
import { More } from '../game/more.tsx';
import { ToolButton } from '../game/tool-button.tsx';
import { words } from '../speech.ts';

interface MazeToolsProps {
  readonly isUntouched: boolean;
  /** What a new game is called. */
  readonly another: string;
  readonly commands: (command: 'restart' | 'new-game') => void;
  /** The content of the dialog with everything else. */
  readonly more: (close: () => void) => JSX.Element;
}

/** The tools under the maze. */
export const MazeTools = ({ isUntouched, another, commands, more }: MazeToolsProps): JSX.Element => (
  <div class="game-tools">
    <ToolButton
      command="restart"
      label={words.value.web.game.restart}
      icon="restart"
      isDisabled={isUntouched}
      onClick={() => commands('restart')}
    />
    <ToolButton command="new-game" label={another} icon="dice" onClick={() => commands('new-game')} />
    <More>{more}</More>
  </div>
);
