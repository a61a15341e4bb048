import { printable } from '@dedalo/clients/printable';
import { SHIPPED_GAMES } from '@dedalo/race';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { games } from '../games.ts';
import { keepOwnGame, type KeptGame, listOwnGames, removeOwnGame } from '../own/own-games.ts';
import { changePreferences, preferences } from '../preferences.ts';
import { bring, findings, listRevision } from './bring.ts';

/** More lines than these do not help. */
const MOST_LINES = 12;

/** The game to race: ours, or one that a designer made. */
export function OwnGames(): JSX.Element {
  const said = words.value.web.race.own;
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const revision = listRevision.value;
  const folder = useRef<HTMLInputElement>(null);
  const askForFolder = (input: HTMLInputElement | null): void => {
    folder.current = input;
    if (input) input.webkitdirectory = true;
  };
  const zip = useRef<HTMLInputElement>(null);
  useEffect(() => void listOwnGames().then(setGames), [revision]);
  const chosen = preferences.value.game;
  const all = [
    ...SHIPPED_GAMES.map((id) => ({ id, name: said.shipped[id], kept: undefined })),
    ...games.map((kept) => ({ id: kept.id, name: printable(kept.name), kept })),
  ];
  return (
    <section class="race-own" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p class="race-note">{said.note}</p>
      <ul>
        {all.map(({ id, name, kept }) => (
          <li key={id}>
            <label class="race-own-game">
              <input
                type="radio"
                name="race-game"
                checked={id === chosen}
                onChange={() => changePreferences({ game: id, level: null })}
              />
              <span>{name}</span>
            </label>
            {kept && (
              <button
                type="button"
                class="icon-button"
                aria-label={words.value.web.sokoban.remove(name)}
                onClick={() => void remove(kept)}
              >
                <Icon name="trash" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="button" onClick={() => folder.current!.click()}>
          <Icon name="file" />
          {said.folder}
        </button>
        <button type="button" class="button" onClick={() => zip.current!.click()}>
          <Icon name="file" />
          {said.zip}
        </button>
        <input ref={askForFolder} type="file" hidden onChange={choose} />
        <input ref={zip} type="file" hidden accept=".zip,application/zip" onChange={choose} />
      </div>
      <Found />
    </section>
  );
}

function choose({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  const files = [...(currentTarget.files ?? [])];
  // The same folder can be chosen again after it was corrected.
  currentTarget.value = '';
  if (files.length > 0) void bring(files);
}

async function remove({ id, name, added }: KeptGame): Promise<void> {
  const { own } = words.value.web.race;
  const removed = await removeOwnGame(id);
  games.forget(id);
  if (preferences.value.game === id) changePreferences({ game: SHIPPED_GAMES[0], level: null });
  listRevision.value++;
  const undo = async (): Promise<void> => {
    if (removed) await keepOwnGame({ id, name, added }, removed.files);
    listRevision.value++;
  };
  toast(own.removed(name), { action: { label: words.value.web.game.undo, run: () => void undo() } });
}

/** Problems and warnings of the game that was opened last. */
function Found(): JSX.Element | null {
  const found = findings.value;
  if (!found) return null;
  const { own } = words.value.web.race;
  const rest = found.lines.length - MOST_LINES;
  return (
    <div class="race-found" role="alert">
      <h3>{found.title}</h3>
      <ul>
        {found.lines.slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rest > 0 && <p>{own.more(rest)}</p>}
      <button type="button" class="button" onClick={() => (findings.value = undefined)}>
        {words.value.web.close}
      </button>
    </div>
  );
}
