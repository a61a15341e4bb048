import type { JSX } from 'preact';

interface BarProps {
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

/** Hit points, coloured by how many are left. */
export const Bar = ({ name, value, of }: BarProps): JSX.Element => (
  <progress class={gradeOf(value, of)} value={value} max={of} aria-label={name} />
);

const gradeOf = (value: number, of: number): string =>
  value * 2 > of ? 'is-well' : value * 4 > of ? 'is-hurt' : 'is-weak';
