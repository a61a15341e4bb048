import type { JSX } from 'preact';
import type { Playing } from './playing.ts';

/** The message of the game; a line is kept free for it, so that the maze does not jump. */
export function Message({ playing }: { readonly playing: Playing }): JSX.Element {
  const { controller, play } = playing;
  void controller.revision.value;
  const message = controller.message ?? play.verdict();
  return (
    <div class="game-message">
      <p class={`said-${message.role}`}>{message.text}</p>
    </div>
  );
}
