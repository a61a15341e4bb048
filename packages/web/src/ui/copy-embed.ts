import { embedCode } from '../app/embedded.ts';
import { words } from '../speech.ts';
import { copyText } from './clipboard.ts';

/** Copies the HTML that embeds this level or this replay. */
export const copyEmbed = (path: readonly string[], query?: URLSearchParams): Promise<void> =>
  copyText(embedCode(path, query), words.value.web.embedCopied);
