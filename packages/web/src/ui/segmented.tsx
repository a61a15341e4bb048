import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: ComponentChildren;
}

interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Icons are visible, labels are for screen readers. */
  readonly isCompact?: boolean;
}

/** A few choices side by side, one of them selected. */
export function Segmented<V extends string>(props: SegmentedProps<V>): JSX.Element {
  const { label, choices, value, onChange, isCompact = false } = props;
  const name = useId();
  return (
    <fieldset class={`segmented${isCompact ? ' is-compact' : ''}`}>
      <legend class="only-heard">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} title={isCompact ? choice.label : undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.icon}
            <span class={isCompact ? 'only-heard' : undefined}>{choice.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
