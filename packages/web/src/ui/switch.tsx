import type { JSX } from 'preact';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Switch = ({ label, isOn, onChange }: SwitchProps): JSX.Element => (
  <label class="switch">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </label>
);
