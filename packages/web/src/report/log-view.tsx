import type { Log } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { formatWhole } from './format.ts';
import { said } from './given/speech.ts';
import { printableText } from './printable-text.ts';

interface LogViewProps {
  readonly title: string;
  readonly log: Log;
}

/** A log, folded away; it is made when it is opened. */
export function LogView({ title, log }: LogViewProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="log" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="forward" />
        <span>{title}</span>
      </summary>
      {isOpen && (
        <pre tabIndex={0} role="group" aria-label={title}>
          {printableText(log.head)}
          {log.omitted > 0 && <em>{`\n${said.omitted(formatWhole(log.omitted))}\n`}</em>}
          {printableText(log.tail)}
        </pre>
      )}
    </details>
  );
}
