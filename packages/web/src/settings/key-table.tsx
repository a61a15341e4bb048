import { canMeet, type Key, KeyMap, LETTER_CHOICES, USUAL_KEYS } from '@dedalo/clients';
import { type Command, COMMANDS } from '@dedalo/words';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { toast } from '../app/toasts.tsx';
import { keyLabel } from '../input/key-label.ts';
import { keyName } from '../input/key-names.ts';
import { words } from '../speech.ts';
import { changeSettings, type Settings, settings } from '../store/settings.ts';
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
          choices={LETTER_CHOICES.map((value) => ({ value, label: client.settings.letters[value] }))}
          onChange={(letters) => changeSettings({ letters })}
        />
      </div>
      <ul class="key-list">
        {COMMANDS.map((command) => (
          <KeyRow key={command} command={command} />
        ))}
      </ul>
      <button type="button" class="button" onClick={() => changeSettings({ keys: {}, letters: 'auto' })}>
        {said.usualKeys}
      </button>
    </div>
  );
}

/** What a command has been given, without the letters of the set and the keys that it never loses. */
const givenKeys = (command: Command): readonly Key[] => settings.value.keys[command] ?? USUAL_KEYS[command];

/** The keys that a command never loses. */
const lastingKeys = (command: Command): readonly Key[] =>
  new KeyMap({ keys: { [command]: [] }, letters: 'none' }).keysOf(command);

/** Sokoban may have letters of its own. */
const keyMaps = computed(() => ({
  sokoban: new KeyMap(settings.value, { game: 'sokoban' }),
  others: new KeyMap(settings.value),
}));

const hasKey = (command: Command, key: Key): boolean =>
  Object.values(keyMaps.value).some((keyMap) => keyMap.keysOf(command).includes(key));

const setKeys = (keys: Settings['keys']): void => changeSettings({ keys: { ...settings.value.keys, ...keys } });

function KeyRow({ command }: { readonly command: Command }): JSX.Element {
  const [isWaiting, setWaiting] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const said = words.value.web.settings;
  const [word, told] = words.value.client.commands[command];
  // The terminal says into which folder.
  const sentence = command === 'export' ? words.value.web.game.saveReplay : told;
  const { sokoban, others } = keyMaps.value;
  const shared = others.keysOf(command).filter((key) => sokoban.keysOf(command).includes(key));
  const given = givenKeys(command);
  const lasting = lastingKeys(command);
  const take = (key: Key): void => {
    setWaiting(false);
    if (key === 'escape' || shared.includes(key)) return;
    const other = COMMANDS.find((known) => known !== command && canMeet(known, command) && hasKey(known, key));
    setKeys({
      [command]: [...given, key].slice(-MOST_KEYS),
      ...(other && settings.value.keys[other] && { [other]: givenKeys(other).filter((taken) => taken !== key) }),
    });
    if (other) toast(said.keyTaken({ key: keyLabel(key), command: words.value.client.commands[other][0] }));
  };
  const remove = (key: Key): void => {
    // The button that was pressed goes away with its key.
    add.current?.focus();
    setKeys({ [command]: given.filter((other) => other !== key) });
  };
  return (
    <li>
      <span>{sentence}</span>
      <span class="key-caps">
        {shared.map((key) => (
          <kbd key={key}>
            {keyLabel(key)}
            {given.includes(key) && !lasting.includes(key) && (
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
        <KeysOfSome keys={sokoban.keysOf(command)} but={shared} where={words.value.games.sokoban.name} />
        <KeysOfSome keys={others.keysOf(command)} but={shared} where={said.otherGames} />
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

interface KeysOfSomeProps {
  readonly keys: readonly Key[];
  readonly but: readonly Key[];
  readonly where: string;
}

/** Letters that move in some games only. */
const KeysOfSome = ({ keys, but, where }: KeysOfSomeProps): JSX.Element => (
  <>
    {keys
      .filter((key) => !but.includes(key))
      .map((key) => (
        <span key={key} class="key-of-some">
          <kbd>{keyLabel(key)}</kbd> {where}
        </span>
      ))}
  </>
);
