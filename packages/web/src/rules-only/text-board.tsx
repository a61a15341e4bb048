import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { sizeOfText } from './text-picture.ts';

/** A board as the rules draw it, as a picture and as text. It can be wider than its place and then scrolls. */
export function TextBoard({ name, text }: { readonly name: string; readonly text: string }): JSX.Element {
  const { columns, lines } = sizeOfText(text);
  return (
    <div class="text-board-frame" role="group" aria-label={words.value.web.game.board(name)}>
      <pre class="text-board" tabIndex={0} style={{ '--columns': String(columns), '--lines': String(lines) }}>
        {text}
      </pre>
    </div>
  );
}
