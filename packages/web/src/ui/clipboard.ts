import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';

/** Copies a text and says so; if the browser refuses, the text is shown for copying by hand. */
export async function copyText(text: string, done: string = words.value.web.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done, { role: 'good' });
  } catch {
    prompt(words.value.web.notCopied, text);
  }
}
