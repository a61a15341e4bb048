import type { Key } from '@dedalo/clients';
import type { JSX, Ref } from 'preact';
import { useState } from 'preact/hooks';
import { keyName } from '../input/key-names.ts';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';

interface AddKeyProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly name: string;
  readonly onKey: (key: Key) => void;
}

/** Waits for the next key. */
export function AddKey({ button, name, onKey }: AddKeyProps): JSX.Element {
  const [isWaiting, setWaiting] = useState(false);
  const { pressKey } = words.value.web.settings;
  return (
    <button
      ref={button}
      type="button"
      class={`key-add${isWaiting ? ' is-waiting' : ''}`}
      aria-label={isWaiting ? pressKey : name}
      onClick={() => setWaiting(!isWaiting)}
      onBlur={() => setWaiting(false)}
      onKeyDown={(event) => {
        if (!isWaiting || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
        const key = keyName(event);
        if (key === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setWaiting(false);
        onKey(key);
      }}
    >
      {isWaiting ? pressKey : <Icon name="plus" />}
    </button>
  );
}
