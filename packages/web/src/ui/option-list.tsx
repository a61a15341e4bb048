import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  /** An explanation of the choice. */
  readonly about: string;
  /** A remark beside the label. */
  readonly mark?: string | undefined;
}

interface OptionListProps<V extends string> {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A list of choices with a sentence each. */
export function OptionList<V extends string>({ label, options, value, onChange }: OptionListProps<V>): JSX.Element {
  const id = useId();
  return (
    <fieldset class="option-list">
      <legend class="only-heard">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            aria-describedby={`${id}-${option.value}`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span class="option-name">
            {option.label}
            {option.mark !== undefined && <small class="option-mark">{option.mark}</small>}
          </span>
          <span class="option-about" id={`${id}-${option.value}`}>
            {option.about}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
