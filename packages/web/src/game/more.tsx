import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';

interface MoreProps {
  /** The text on the button, if not “More”. */
  readonly label?: string;
  /** The content of the dialog. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** The button at the end of the tools, and the dialog that it opens. */
export function More({ label = words.value.web.game.more, children }: MoreProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" class="tool tool-more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="more-dots" aria-hidden="true">
          …
        </span>
        <span>{label}</span>
      </button>
      {isOpen && (
        <Dialog title={words.value.web.game.more} onClose={close} class="more">
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
