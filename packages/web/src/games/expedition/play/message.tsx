import type { JSX } from 'preact';
import type { Playing } from './playing.ts';

/** The message of the journey; a line is kept free for it, so that the maze does not jump. */
export function Message({ playing }: { readonly playing: Playing }): JSX.Element {
  const { controller, play } = playing;
  void controller.revision.value;
  const message = controller.message ?? play.verdict();
  // The dearest decision of the fight that has just been over, or that there was none.
  const well = play.isJustFought && play.view.end === null ? play.lastFightTexts().at(-1) : undefined;
  return (
    <div class="game-message">
      <p class={`said-${message.role}`}>{message.text}</p>
      {well !== undefined && <p class="judged-note">{well}</p>}
    </div>
  );
}
