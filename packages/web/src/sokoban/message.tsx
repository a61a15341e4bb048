import type { JSX } from 'preact';
import type { Playing } from './play-page.tsx';

interface MessageProps {
  readonly playing: Playing;
  readonly hint: string | undefined;
}

/** What there is to say about the game; a line is kept free for it, so that the board does not jump. */
export function Message({ playing, hint }: MessageProps): JSX.Element {
  const { table, play } = playing;
  void table.revision.value;
  const message = table.message.value ?? play.verdict();
  return (
    <div class="game-message">
      {hint !== undefined && <p class="said-hint">{hint}</p>}
      {message && <p class={`said-${message.role}`}>{message.text}</p>}
    </div>
  );
}
