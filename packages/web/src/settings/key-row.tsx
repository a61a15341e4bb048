import {
  givenKeysOf,
  giveKey,
  type Key,
  type KeyMaps,
  lastingKeysOf,
  plainKey,
  type SpreadKey,
  takeKey,
} from '@dedalo/clients';
import { type Command, commandWords, gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { toast } from '../app/toasts.tsx';
import { keyLabel } from '../input/key-label.ts';
import { words } from '../speech.ts';
import { changeSettings, settings } from '../store/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { AddKey } from './add-key.tsx';
import { commandName } from './command-name.ts';

interface KeyRowProps {
  readonly command: Command;
  readonly maps: KeyMaps;
}

/** A command with its keys, those that it lost to others, and a button for one more. */
export function KeyRow({ command, maps }: KeyRowProps): JSX.Element {
  const add = useRef<HTMLButtonElement>(null);
  const said = words.value.web.settings;
  const [word, told] = commandWords(command, words.value);
  // The terminal prints the folder.
  const sentence = command === 'export' ? words.value.web.game.saveReplay : told;
  const keys = maps.keysOf(command);
  const given = givenKeysOf(command, settings.value.keys);
  const take = (pressed: Key): void => {
    const key = plainKey(pressed);
    if (key === 'escape' || keys.some((held) => held.key === key && held.notIn.length === 0)) return undefined;
    const rivals = maps.rivalsFor(command, key);
    const changed = giveKey(settings.value, command, key);
    if (changed === 'letter') return toast(words.value.games.race.lettersUse);
    if (changed === 'lasting') return toast(staysText(key, rivals));
    changeSettings({ keys: changed });
    if (rivals.length > 0) toast(takenText(key, rivals));
    return undefined;
  };
  const remove = (key: Key): void => {
    // The pressed button disappears with its key.
    add.current?.focus();
    changeSettings({ keys: takeKey(settings.value, command, key) });
  };
  const isRemovable = (key: Key): boolean => given.includes(key) && !lastingKeysOf(command).includes(key);
  return (
    <li>
      <span>{sentence}</span>
      <span class="key-caps">
        {keys.map((spread) => (
          <span key={spread.key} class="key-of-some">
            <kbd>
              {keyLabel(spread.key)}
              {isRemovable(spread.key) && (
                <button
                  type="button"
                  aria-label={said.removeKey(`${keyLabel(spread.key)} (${word})`)}
                  onClick={() => remove(spread.key)}
                >
                  <Icon name="close" />
                </button>
              )}
            </kbd>
            {spread.notIn.length > 0 && ` ${whereText(spread)}`}
          </span>
        ))}
        {maps.lostKeysOf(command).map(({ key, holder }) => (
          <span key={`${key} ${holder}`} class="key-of-some key-lost">
            {said.keyLost({ key: keyLabel(key), command: commandName(holder) })}
          </span>
        ))}
        <AddKey button={add} name={said.changeKey(commandName(command, sentence))} onKey={take} />
      </span>
    </li>
  );
}

/** Where it is a key of the command. */
function whereText({ games, notIn }: SpreadKey): string {
  const named = (ids: readonly string[]): string => ids.map((id) => gameWords(words.value, id).name).join(', ');
  return notIn.length <= games.length ? words.value.web.settings.notIn(named(notIn)) : named(games);
}

const takenText = (key: Key, from: readonly Command[]): string =>
  words.value.web.settings.keyTaken({
    key: keyLabel(key),
    command: from.map((command) => commandName(command)).join(', '),
  });

const staysText = (key: Key, [command]: readonly Command[]): string =>
  words.value.web.settings.keyStays({ key: keyLabel(key), command: commandName(command!) });
