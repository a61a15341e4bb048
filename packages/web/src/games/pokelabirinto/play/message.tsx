import type { JSX } from 'preact';
import type { Playing } from './playing.ts';

/** What there is to say about the game; a line is kept free for it, so that the maze does not jump. */
export function Message({ playing }: { readonly playing: Playing }): JSX.Element {
  const { table, play } = playing;
  void table.revision.value;
  const message = table.message.value ?? play.verdict();
  return (
    <div class="game-message">
      <p class={`said-${message.role}`}>{message.text}</p>
    </div>
  );
}
