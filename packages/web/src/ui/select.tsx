import type { JSX } from 'preact';
import type { Choice } from './segmented.tsx';

interface SelectProps<V extends string> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly isLabelHidden?: boolean;
}

export function Select<V extends string>(props: SelectProps<V>): JSX.Element {
  const { label, choices, value, onChange, isLabelHidden = false } = props;
  return (
    <label class="field">
      <span class={isLabelHidden ? 'only-heard' : 'field-name'}>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as V)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
