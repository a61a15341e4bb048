import { type Key, LETTER_SETS } from '@dedalo/clients';
import { type Command, COMMANDS } from '@dedalo/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { keyMap } from '../input/commands.ts';
import { keyLabel } from '../input/key-label.ts';
import { keyName } from '../input/key-names.ts';
import { words } from '../speech.ts';
import { changeSettings, settings } from '../store/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';

const MOST_KEYS = 4;

/** Which key does what; every one can be changed. */
export function KeyTable(): JSX.Element {
  const { client, web } = words.value;
  const said = web.settings;
  return (
    <div class="keys">
      <Segmented
        label={said.names.letters}
        value={settings.value.letters}
        choices={LETTER_SETS.map((value) => ({ value, label: client.settings.letters[value] }))}
        onChange={(letters) => changeSettings({ letters })}
      />
      <ul class="key-list">
        {COMMANDS.map((command) => (
          <KeyRow key={command} command={command} />
        ))}
      </ul>
      <button type="button" class="button" onClick={() => changeSettings({ keys: {}, letters: 'wasd' })}>
        {said.usualKeys}
      </button>
    </div>
  );
}

const setKeys = (command: Command, keys: readonly Key[]): void =>
  changeSettings({ keys: { ...settings.value.keys, [command]: keys } });

function KeyRow({ command }: { readonly command: Command }): JSX.Element {
  const [isWaiting, setWaiting] = useState(false);
  const said = words.value.web.settings;
  const [word, sentence] = words.value.client.commands[command];
  const keys = keyMap.value.keysOf(command);
  const take = (key: Key): void => {
    setWaiting(false);
    if (key === 'escape' || keys.includes(key)) return;
    const other = COMMANDS.find((known) => known !== command && keyMap.value.keysOf(known).includes(key));
    setKeys(command, [...keys, key].slice(-MOST_KEYS));
    if (other) announce(said.keyTaken({ key: keyLabel(key), command: words.value.client.commands[other][0] }));
  };
  return (
    <li>
      <span>{sentence}</span>
      <span class="key-caps">
        {keys.map((key) => (
          <kbd key={key}>
            {keyLabel(key)}
            <button
              type="button"
              aria-label={said.removeKey(`${keyLabel(key)} (${word})`)}
              onClick={() =>
                setKeys(
                  command,
                  keys.filter((other) => other !== key),
                )
              }
            >
              <Icon name="close" />
            </button>
          </kbd>
        ))}
        <button
          type="button"
          class={`key-add${isWaiting ? ' is-waiting' : ''}`}
          aria-label={isWaiting ? said.pressKey : said.changeKey(sentence)}
          onClick={() => setWaiting(!isWaiting)}
          onBlur={() => setWaiting(false)}
          onKeyDown={(event) => {
            if (!isWaiting) return;
            const key = keyName(event);
            if (key === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            take(key);
          }}
        >
          {isWaiting ? said.pressKey : <Icon name="plus" />}
        </button>
      </span>
    </li>
  );
}
