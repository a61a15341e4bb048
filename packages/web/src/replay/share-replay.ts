import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { dataOf, linkOf } from './share-link.ts';

/** Copies a link that contains the whole game, or says that it is too long for one. */
export async function shareReplay(text: string, position = 0): Promise<void> {
  const { shared, tooLongToShare } = words.value.web.replay;
  const data = await dataOf(text);
  if (data === undefined) return toast(tooLongToShare, { role: 'bad' });
  return copyText(linkOf(data, position), shared);
}
