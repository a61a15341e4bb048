import type { JSX } from 'preact';
import { words } from '../speech.ts';
import type { Playing } from './play-page.tsx';

/** What there is to say about the game; a line is kept free for it, so that the board does not jump. */
export function Message({ playing }: { readonly playing: Playing }): JSX.Element {
  const { table, play, guide } = playing;
  void table.revision.value;
  const message = table.message.value ?? play.verdict();
  const lines = guide.lines();
  return (
    <div class="game-message">
      {lines.map(({ text, role }, index) => (
        <p key={index} class={`said-${role}`}>
          {text}
        </p>
      ))}
      {guide.isSearching && lines.length > 0 && (
        <button
          type="button"
          class="button stop-search"
          onClick={() => {
            guide.stop();
            table.changed();
          }}
        >
          {words.value.web.stop}
        </button>
      )}
      {message && <p class={`said-${message.role}`}>{message.text}</p>}
    </div>
  );
}
