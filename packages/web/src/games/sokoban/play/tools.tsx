import type { JSX } from 'preact';
import { More } from '../../../game/more.tsx';
import { ToolButton } from '../../../game/tool-button.tsx';
import { words } from '../../../speech.ts';
import { MoreTools } from './more-tools.tsx';
import type { Playing } from './play-page.tsx';
import type { RunCommand } from './use-sokoban-commands.ts';

interface ToolsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
  readonly openCollections: () => void;
}

/** Under the board: the tools that are always needed. */
export function Tools(props: ToolsProps): JSX.Element {
  const { playing, commands } = props;
  void playing.controller.revision.value;
  const { standing } = playing.play.source;
  const said = words.value.web.game;
  return (
    <div class="game-tools">
      <ToolButton
        command="undo"
        label={said.undo}
        icon="undo"
        isDisabled={standing.refusalOf('undo') !== undefined}
        onClick={() => commands('undo')}
      />
      <ToolButton
        command="redo"
        label={said.redo}
        icon="redo"
        isDisabled={standing.refusalOf('redo') !== undefined}
        onClick={() => commands('redo')}
      />
      <ToolButton
        command="restart"
        label={said.restart}
        icon="restart"
        isDisabled={standing.refusalOf('restart') !== undefined}
        onClick={() => commands('restart')}
      />
      <ToolButton
        command="hint"
        label={said.hint}
        icon="hint"
        isPressed={playing.guide.isHintShown}
        onClick={() => commands('hint')}
      />
      <More>{(close) => <MoreTools {...props} onDone={close} />}</More>
    </div>
  );
}
