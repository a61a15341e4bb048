import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { longWork } from './with-patience.ts';

/** A long computation in progress, and the button that stops it. */
export function LongWork(): JSX.Element | null {
  const work = longWork.value;
  if (!work) return null;
  const { reading, stop } = words.value.web;
  return (
    <Dialog title={reading} onClose={work.stop} class="long-work">
      <div class="meander loading" aria-hidden="true" />
      <div class="actions">
        <button type="button" class="button button-first" onClick={work.stop}>
          {stop}
        </button>
      </div>
    </Dialog>
  );
}
