import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { keyMap } from '../../input/key-map.ts';
import { keyLabel } from '../../input/key-label.ts';
import { Icon } from '../../ui/icon.tsx';

interface ActionButtonProps {
  readonly command: Command;
  readonly name: string;
  readonly note?: string;
  readonly icon?: boolean;
  readonly isFirst?: boolean;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onClick: (command: Command) => void;
}

/** An action in a fight; the button shows its key. */
export function ActionButton(props: ActionButtonProps): JSX.Element {
  const { command, name, note, icon = false, isFirst = false, isDisabled = false, isPressed, onClick } = props;
  const [key] = keyMap.value.keysOf(command);
  return (
    <button
      type="button"
      class={`button fight-action${isFirst ? ' button-first' : ''}`}
      aria-disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={() => onClick(command)}
    >
      {icon && <Icon name="dice" />}
      <span class="fight-action-name">
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      {key !== undefined && <kbd>{keyLabel(key)}</kbd>}
    </button>
  );
}
