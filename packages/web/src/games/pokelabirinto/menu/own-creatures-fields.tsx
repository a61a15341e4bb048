import { formatCreatures } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { allCreatures, forgetCreatures, ownCreatures } from '../creatures/own-creatures.ts';
import { takeCreatures } from './bring-creatures.ts';

/** Creatures from a file of the user's own. */
export function OwnCreatures(): JSX.Element {
  const said = words.value.web.pokelabirinto.own;
  const [told, setTold] = useState<{ readonly text: string; readonly isBad: boolean } | undefined>(undefined);
  const tell = (text: string, isBad: boolean): void => {
    setTold({ text, isBad });
    announce(text);
  };
  const bring = async (file: File): Promise<void> => {
    const taken = takeCreatures(file.name, new Uint8Array(await file.arrayBuffer()));
    tell(taken.ok ? taken.value : taken.error, !taken.ok);
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
              // The same file may be chosen again after it was corrected.
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
