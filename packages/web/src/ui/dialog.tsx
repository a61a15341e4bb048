import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../speech.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** Above everything until it is closed, also with Escape; it takes the focus and returns it. */
export function Dialog({ title, onClose, children, class: kind = '' }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();
  // Before the first paint: a key pressed between paint and effect would go to what is behind the dialog.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current!;
    shown.showModal();
    return () => {
      shown.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        // Dragging a selection out of a field is no click beside the dialog.
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => isPressedBeside.current && target === currentTarget && onClose()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={words.value.web.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
