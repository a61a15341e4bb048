import type { JSX } from 'preact';
import { copyText } from '../ui/clipboard.ts';
import { Icon } from '../ui/icon.tsx';
import { said } from './given/speech.ts';
import { printableText } from './printable-text.ts';

/** The command that plays one game again, for a terminal. */
export const CommandLine = ({ command }: { readonly command: string }): JSX.Element => (
  <div class="command-line">
    <code>{printableText(command)}</code>
    <button type="button" class="button" onClick={() => void copyText(command, said.copied)}>
      <Icon name="copy" />
      {said.copy}
    </button>
  </div>
);
