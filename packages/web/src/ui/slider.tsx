import type { JSX } from 'preact';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  /** The value in words. */
  readonly text: string;
  readonly onInput: (value: number) => void;
}

export const Slider = ({ label, value, least, most, step = 1, text, onInput }: SliderProps): JSX.Element => (
  <label class="field slider">
    <span class="field-name">
      {label}
      {/* No <output>: a label belongs to the first control in it. The slider itself announces its value. */}
      <span class="field-value" aria-hidden="true">
        {text}
      </span>
    </span>
    <input
      type="range"
      min={least}
      max={most}
      step={step}
      value={value}
      aria-valuetext={text}
      onInput={({ currentTarget }) => onInput(currentTarget.valueAsNumber)}
    />
  </label>
);
