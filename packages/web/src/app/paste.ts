import { openText } from './incoming.ts';
import { words } from '../speech.ts';

/** Levels and replays can be pasted anywhere but into a field. */
export function startPasting(): void {
  addEventListener('paste', ({ target, clipboardData }) => {
    if (target instanceof Element && target.closest('input, textarea, dialog')) return;
    const text = clipboardData?.getData('text/plain') ?? '';
    // A word or two on the clipboard is no level.
    if (/\n/.test(text.trim())) void openText(words.value.web.sokoban.pasted, text);
  });
}
