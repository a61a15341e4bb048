import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import { Meander } from '../ui/meander.tsx';

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** A remark about the figure. */
  readonly note?: string | undefined;
  /** The measure for the level, such as its par. */
  readonly measure?: string | undefined;
}

interface ResultsProps {
  readonly title: string;
  readonly above?: ComponentChildren;
  readonly figures: readonly Figure[];
  readonly onClose: () => void;
  /** Anything else worth seeing. */
  readonly below?: ComponentChildren;
  /** The next actions, the usual one first. */
  readonly children: ComponentChildren;
}

/** How a game ended, and what to do next. */
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
