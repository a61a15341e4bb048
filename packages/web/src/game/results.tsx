import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import { Meander } from '../ui/meander.tsx';

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What is remarkable about it. */
  readonly note?: string | undefined;
  /** What it is measured by. */
  readonly measure?: string | undefined;
}

interface ResultsProps {
  readonly title: string;
  readonly above?: ComponentChildren;
  readonly figures: readonly Figure[];
  readonly onClose: () => void;
  /** What else there is to see of it. */
  readonly below?: ComponentChildren;
  /** What one may do next; the first is the usual one. */
  readonly children: ComponentChildren;
}

/** How a game ended, and what comes next. */
export const Results = ({ title, above, figures, onClose, below, children }: ResultsProps): JSX.Element => (
  <Dialog title={title} onClose={onClose} class="results">
    <Meander />
    {above}
    <dl class="figures">
      {figures.map(({ name, value, note, measure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
            {measure !== undefined && <small class="measure">{measure}</small>}
          </dd>
        </div>
      ))}
    </dl>
    {below}
    <div class="actions">{children}</div>
  </Dialog>
);
