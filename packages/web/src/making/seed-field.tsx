import { capital } from '@dedalo/words';
import type { JSX } from 'preact';
import { words } from '../speech.ts';

const LONGEST = 60;

interface SeedFieldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** Chance decides unless somebody names a seed. */
export function SeedField({ seed, onSeed }: SeedFieldProps): JSX.Element {
  const { making, mazes } = words.value;
  return (
    <label class="field">
      <span class="field-name">{capital(mazes.seed)}</span>
      <input
        type="text"
        value={seed}
        maxLength={LONGEST}
        placeholder={making.seedNote}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onSeed(currentTarget.value)}
      />
    </label>
  );
}
