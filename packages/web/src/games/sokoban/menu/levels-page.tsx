import { bestOf, levelTitle, runningName, sourceName } from '@dedalo/clients';
import { levelStars } from '@dedalo/clients/sokoban/level-par';
import type { LevelEntry } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, linkTo, renameRoute } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { useCommands } from '../../../input/commands.ts';
import { moveInGrid, WAYS } from '../../../input/move-in-grid.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AddLevels } from './add-levels-dialog.tsx';
import { lastPlayed } from '../last-played.ts';
import { Stars } from '../stars.tsx';
import { LevelPicture } from '../board/level-picture.tsx';
import { type AddressedSource, allSources, PACK_SOURCES, removeOwnSource } from '../sources.ts';

const speaker = () => ({ words: words.value, language: language.value });

/** The levels of a pack or a file, with what has been reached. */
export function LevelsPage({ shown }: { readonly shown: AddressedSource }): JSX.Element {
  const [isAdding, setAdding] = useState(false);
  useEffect(() => setAdding(false), [shown]);
  const { games, web } = words.value;
  const { entries, author } = shown.source.collection;
  const name = sourceName(shown.source, speaker());
  useTitle(`${games.sokoban.name}: ${name}`);
  useListCommands();
  const solved = entries.filter(({ level }) => bestOf(store.progress, level)).length;
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
        <button type="button" class="button button-quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {web.sokoban.addLevels}
        </button>
      </nav>
      <div class="pack-head">
        <h2>{name}</h2>
        {author !== undefined && <p>{words.value.files.by(author)}</p>}
        <p class="pack-progress">
          <progress value={solved} max={entries.length} aria-label={name} />
          {web.solvedOf({ solved, of: entries.length })}
        </p>
        {!PACK_SOURCES.includes(shown) && <RemoveButton shown={shown} name={name} />}
      </div>
      <ol class="level-grid">
        {entries.map((entry, index) => (
          <LevelCard key={index} entry={entry} path={[...shown.path, index + 1]} number={index + 1} />
        ))}
      </ol>
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

interface LevelCardProps {
  readonly entry: LevelEntry;
  readonly path: readonly (string | number)[];
  readonly number: number;
}

function LevelCard({ entry, path, number }: LevelCardProps): JSX.Element {
  const { web, games } = words.value;
  const best = bestOf(store.progress, entry.level);
  const hasBegun = store.running(runningName(entry.level, 'forward')) !== undefined;
  const stars = best && levelStars(entry, best.bestMoves.moves);
  const title = levelTitle(entry, language.value);
  const link = linkTo(path);
  return (
    <li>
      <a
        class={`level-card${best ? ' is-solved' : ''}`}
        href={link}
        data-begin={link === lastPlayed.link ? '' : undefined}
      >
        <span class="level-frame">
          <LevelPicture level={entry.level} width={180} height={120} />
        </span>
        <span class="level-number" aria-hidden="true">
          {number}
        </span>
        <span class="level-name">
          <span class="only-heard">{web.sokoban.levelCard({ number, title: '' })} </span>
          {title}
        </span>
        <span class="level-best">
          {best ? (
            <>
              <Icon name="check" />
              <span class="only-heard">{games.sokoban.ends.solved}: </span>
              {games.sokoban.moves(best.bestMoves.moves)}, {games.sokoban.pushes(best.bestPushes.pushes)}
              {stars !== undefined && <Stars count={stars} />}
            </>
          ) : (
            <>{hasBegun ? web.sokoban.started : web.sokoban.notSolved}</>
          )}
        </span>
      </a>
    </li>
  );
}
