import { bestOf, sourceName } from '@dedalo/clients';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, linkTo, renameRoute } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { useCommands } from '../../../input/commands.ts';
import { moveInGrid, WAYS } from '../../../input/move-in-grid.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AddLevels } from './add-levels-dialog.tsx';
import { LevelGrid } from './level-grid.tsx';
import { type AddressedSource, allSources, PACK_SOURCES, removeOwnSource } from '../sources.ts';

const speaker = () => ({ words: words.value, language: language.value });

/** The levels of a pack or a file, with the results so far. */
export function LevelsPage({ shown }: { readonly shown: AddressedSource }): JSX.Element {
  const [isAdding, setAdding] = useState(false);
  useEffect(() => setAdding(false), [shown]);
  const { games, web } = words.value;
  const { entries, author } = shown.source.collection;
  const name = sourceName(shown.source, speaker());
  useTitle(`${games.sokoban.name}: ${name}`);
  useListCommands();
  const { progress } = store;
  const solved = useMemo(() => entries.filter(({ level }) => bestOf(progress, level)).length, [entries, progress]);
  return (
    <div class="page levels-page">
      <header class="page-head">
        <h1>{games.sokoban.name}</h1>
        <p>{games.sokoban.aim.forward}</p>
      </header>
      <nav class="packs" aria-label={web.game.levels}>
        {allSources().map(({ path, source }) => (
          <a
            key={path.join('/')}
            href={linkTo(path)}
            aria-current={source.collection === shown.source.collection ? 'page' : undefined}
          >
            {sourceName(source, speaker())}
          </a>
        ))}
        <a class="button button-quiet" href={linkTo(['sokoban', 'new'])}>
          <Icon name="dice" />
          {words.value.making.newLevel}
        </a>
        <button type="button" class="button button-quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {web.sokoban.addLevels}
        </button>
      </nav>
      <div class="pack-head">
        <h2>{name}</h2>
        {author !== undefined && <p>{games.sokoban.by(author)}</p>}
        <p class="pack-progress">
          <progress value={solved} max={entries.length} aria-label={name} />
          {web.solvedOf({ solved, of: entries.length })}
        </p>
        {!PACK_SOURCES.includes(shown) && <RemoveButton shown={shown} name={name} />}
      </div>
      <LevelGrid key={shown.path.join('/')} shown={shown} />
      {isAdding && <AddLevels onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Arrows go from level to level. */
function useListCommands(): void {
  useCommands({
    commands: [...WAYS, 'back', 'settings'],
    run(command) {
      const way = WAYS.find((known) => known === command);
      if (way) return moveInGrid([...document.querySelectorAll<HTMLElement>('.level-card')], way);
      if (command === 'back') return go(linkTo([]));
      return go(linkTo(['settings']));
    },
  });
}

const RemoveButton = ({ shown, name }: { readonly shown: AddressedSource; readonly name: string }): JSX.Element => {
  const { remove, removed } = words.value.web.sokoban;
  const run = async (): Promise<void> => {
    const bringBack = await removeOwnSource(shown);
    renameRoute(linkTo(PACK_SOURCES[0]!.path));
    toast(removed(name), { action: { label: words.value.web.game.undo, run: () => void bringBack() } });
  };
  return (
    <button type="button" class="button" onClick={() => void run()}>
      <Icon name="trash" />
      {remove(name)}
    </button>
  );
};
