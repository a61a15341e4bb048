import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import { Meander } from '../ui/meander.tsx';

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What is remarkable about it. */
  readonly note?: string | undefined;
}

interface ResultsProps {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly onClose: () => void;
  /** What else there is to see of it. */
  readonly below?: ComponentChildren;
  /** What one may do next; the first is the usual one. */
  readonly children: ComponentChildren;
}

/** How a game ended, and what comes next. */
export const Results = ({ title, figures, onClose, below, children }: ResultsProps): JSX.Element => (
  <Dialog title={title} onClose={onClose} class="results">
    <Meander />
    <dl class="figures">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
    {below}
    <div class="actions">{children}</div>
  </Dialog>
);
