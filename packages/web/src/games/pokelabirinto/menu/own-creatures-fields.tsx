import { formatCreatures } from '@dedalo/pokelabirinto';
import { say } from '@dedalo/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import {
  allCreatures,
  bringCreatures,
  forgetCreatures,
  MOST_CHARACTERS,
  ownCreatures,
} from '../creatures/own-creatures.ts';

/** Creatures that somebody writes in a file. */
export function OwnCreatures(): JSX.Element {
  const { web } = words.value;
  const said = web.pokelabirinto.own;
  const [told, setTold] = useState<{ readonly text: string; readonly isBad: boolean } | undefined>(undefined);
  const tell = (text: string, isBad: boolean): void => {
    setTold({ text, isBad });
    announce(text);
  };
  const bring = async (file: File): Promise<void> => {
    if (file.size > MOST_CHARACTERS) {
      return tell(web.fileTooLarge({ name: file.name, most: `${MOST_CHARACTERS / 1000} kB` }), true);
    }
    const read = bringCreatures(await file.text());
    if (read.ok) return tell(said.added(read.value.length), false);
    const text = say(words.value.games.pokelabirinto.problem, read.error);
    const { at } = read.error;
    return tell(at ? said.atLine({ file: file.name, line: at.line, text }) : `${file.name}: ${text}`, true);
  };
  return (
    <section class="own-creatures">
      <h2>{said.title}</h2>
      <p class="setup-note">{said.note}</p>
      <div class="actions">
        <label class="button file-button">
          <Icon name="file" />
          {said.choose}
          <input
            type="file"
            accept=".toml,text/plain"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void bring(file);
              // The same file may be chosen again when it has been mended.
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          class="button"
          onClick={() => saveFile('creatures.toml', formatCreatures(allCreatures.value))}
        >
          <Icon name="download" />
          {said.save}
        </button>
        {ownCreatures.value.length > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => {
              forgetCreatures();
              setTold(undefined);
            }}
          >
            <Icon name="trash" />
            {said.remove}
          </button>
        )}
      </div>
      {told && <p class={told.isBad ? 'said-bad' : 'said-good'}>{told.text}</p>}
    </section>
  );
}
