import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ToolButton } from '../../../game/tool-button.tsx';
import { words } from '../../../speech.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { MoreTools } from './more-tools.tsx';
import type { Playing } from './playing.ts';
import type { RunCommand } from './use-commands.ts';

interface ToolsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
}

/** Under the maze: what is needed all the time. */
export function Tools({ playing, commands, openHowTo }: ToolsProps): JSX.Element {
  const [isMore, setMore] = useState(false);
  void playing.controller.revision.value;
  const { game } = words.value.web;
  const said = words.value.games.expedition;
  const close = (): void => setMore(false);
  return (
    <div class="game-tools">
      <ToolButton
        command="restart"
        label={game.restart}
        icon="restart"
        isDisabled={playing.play.view.actions === 0}
        onClick={() => commands('restart')}
      />
      <ToolButton command="new-game" label={said.another} icon="dice" onClick={() => commands('new-game')} />
      <button type="button" class="tool tool-more" aria-haspopup="dialog" onClick={() => setMore(true)}>
        <span class="more-dots" aria-hidden="true">
          …
        </span>
        <span>{game.more}</span>
      </button>
      {isMore && (
        <Dialog title={game.more} onClose={close} class="more">
          <MoreTools playing={playing} openHowTo={openHowTo} onDone={close} />
        </Dialog>
      )}
    </div>
  );
}
