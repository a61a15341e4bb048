import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { keyMap } from '../input/key-map.ts';
import { keyLabel } from '../input/key-label.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface ToolButtonProps {
  readonly command: Command;
  readonly label: string;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A command as a button that shows its key. */
export function ToolButton(props: ToolButtonProps): JSX.Element {
  const { command, label, icon, isDisabled = false, isPressed, onClick } = props;
  const [key] = keyMap.value.keysOf(command);
  return (
    <button
      type="button"
      class="tool"
      title={key === undefined ? label : `${label} (${keyLabel(key)})`}
      aria-disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
