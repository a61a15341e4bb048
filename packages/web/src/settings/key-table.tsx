import { COMMANDED_GAMES, KeyMaps, LETTER_CHOICES, ownCommandsOf } from '@dedalo/clients';
import { gameWords, SHARED_COMMANDS } from '@dedalo/words';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { changeSettings, settings } from '../store/settings.ts';
import { Segmented } from '../ui/segmented.tsx';
import { KeyRow } from './key-row.tsx';

const keyMaps = computed(() => new KeyMaps(settings.value));

/** All keys, everywhere and in each game; every one can be changed. */
export function KeyTable(): JSX.Element {
  const { client, web } = words.value;
  const said = web.settings;
  const lists = [
    { name: said.everywhere, commands: SHARED_COMMANDS },
    ...COMMANDED_GAMES.map((game) => ({ name: gameWords(words.value, game).name, commands: ownCommandsOf(game) })),
  ];
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
      {lists.map(({ name, commands }) => (
        <section key={name} class="key-group" aria-label={name}>
          <h3>{name}</h3>
          <ul class="key-list">
            {commands.map((command) => (
              <KeyRow key={command} command={command} maps={keyMaps.value} />
            ))}
          </ul>
        </section>
      ))}
      <button type="button" class="button" onClick={() => changeSettings({ keys: {}, letters: 'auto' })}>
        {said.usualKeys}
      </button>
    </div>
  );
}
