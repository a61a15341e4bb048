import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../speech.ts';
import { openDropped } from './incoming.ts';

const isOver = signal(false);

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Files can be dropped anywhere. */
export function DropVeil(): JSX.Element | null {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal: ended } = leaving;
    addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        isOver.value = true;
      },
      { signal: ended },
    );
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) isOver.value = false;
      },
      { signal: ended },
    );
    addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        isOver.value = false;
        if (event.dataTransfer) void openDropped(event.dataTransfer);
      },
      { signal: ended },
    );
    return () => leaving.abort();
  }, []);
  return isOver.value ? <div class="drop-veil">{words.value.web.dropHere}</div> : null;
}
