import { canMeet, type Key, KeyMap, LETTER_SETS, USUAL_KEYS } from '@dedalo/clients';
import { type Command, COMMANDS } from '@dedalo/words';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { toast } from '../app/toasts.tsx';
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
      <div class="settings-row">
        <span aria-hidden="true">{said.names.letters}</span>
        <Segmented
          label={said.names.letters}
          value={settings.value.letters}
          choices={LETTER_SETS.map((value) => ({ value, label: client.settings.letters[value] }))}
          onChange={(letters) => changeSettings({ letters })}
        />
      </div>
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

/** What a command has been given, without the letters of the set and the keys that it never loses. */
const givenKeys = (command: Command): readonly Key[] => settings.value.keys[command] ?? USUAL_KEYS[command];

const fixedKeys = (command: Command): readonly Key[] =>
  new KeyMap({ keys: { [command]: [] }, letters: settings.value.letters }).keysOf(command);

const setKeys = (command: Command, keys: readonly Key[]): void =>
  changeSettings({ keys: { ...settings.value.keys, [command]: keys } });

function KeyRow({ command }: { readonly command: Command }): JSX.Element {
  const [isWaiting, setWaiting] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const said = words.value.web.settings;
  const [word, told] = words.value.client.commands[command];
  // The terminal says into which folder.
  const sentence = command === 'export' ? words.value.web.game.saveReplay : told;
  const keys = keyMap.value.keysOf(command);
  const fixed = fixedKeys(command);
  const take = (key: Key): void => {
    setWaiting(false);
    if (key === 'escape' || keys.includes(key)) return;
    const other = COMMANDS.find(
      (known) => known !== command && canMeet(known, command) && keyMap.value.keysOf(known).includes(key),
    );
    setKeys(command, [...givenKeys(command), key].slice(-MOST_KEYS));
    if (other) toast(said.keyTaken({ key: keyLabel(key), command: words.value.client.commands[other][0] }));
  };
  const remove = (key: Key): void => {
    // The button that was pressed goes away with its key.
    add.current?.focus();
    setKeys(
      command,
      givenKeys(command).filter((other) => other !== key),
    );
  };
  return (
    <li>
      <span>{sentence}</span>
      <span class="key-caps">
        {keys.map((key) => (
          <kbd key={key}>
            {keyLabel(key)}
            {!fixed.includes(key) && (
              <button
                type="button"
                aria-label={said.removeKey(`${keyLabel(key)} (${word})`)}
                onClick={() => remove(key)}
              >
                <Icon name="close" />
              </button>
            )}
          </kbd>
        ))}
        <button
          ref={add}
          type="button"
          class={`key-add${isWaiting ? ' is-waiting' : ''}`}
          aria-label={isWaiting ? said.pressKey : said.changeKey(sentence)}
          onClick={() => setWaiting(!isWaiting)}
          onBlur={() => setWaiting(false)}
          onKeyDown={(event) => {
            if (!isWaiting || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
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
