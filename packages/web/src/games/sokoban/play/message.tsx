import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Playing } from './play-page.tsx';

interface MessageProps {
  readonly playing: Playing;
}

/** The message of the game; a line is kept free for it, so that the board does not jump. */
export function Message({ playing }: MessageProps): JSX.Element {
  const { controller, play, guide } = playing;
  void controller.revision.value;
  const message = controller.message ?? play.verdict();
  const lines = guide.lines();
  return (
    <div class="game-message">
      {lines.map(({ text, role }, index) => (
        <p key={index} class={`said-${role}`}>
          {text}
          {guide.isSearching && index === lines.length - 1 && <StopSearch playing={playing} />}
        </p>
      ))}
      {message && <p class={`said-${message.role}`}>{message.text}</p>}
    </div>
  );
}

/** In the line that shows the progress: with a line more the board would have to be drawn again. */
const StopSearch = ({ playing: { guide, controller } }: MessageProps): JSX.Element => (
  <button
    type="button"
    class="button button-quiet stop-search"
    onClick={() => {
      guide.stop();
      controller.changed();
    }}
  >
    {words.value.web.stop}
  </button>
);
