import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../../../speech.ts';

interface JumpFieldProps {
  readonly most: number;
  readonly onJump: (number: number) => void;
}

/** Goes to a level by its number. */
export function JumpField({ most, onJump }: JumpFieldProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const said = words.value.web.sokoban;
  return (
    <form
      class="jump-field"
      onSubmit={(event) => {
        event.preventDefault();
        onJump(input.current!.valueAsNumber);
      }}
    >
      <label class="field-name" for="level-number">
        {said.levelNumber}
      </label>
      <input ref={input} id="level-number" type="number" min={1} max={most} step={1} required inputMode="numeric" />
      <button type="submit" class="button">
        {said.goToLevel}
      </button>
    </form>
  );
}
