import { runningMaze } from '@dedalo/clients/logic-maze/running-maze';
import { packTitle, shortestOf } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape } from '@dedalo/clients/logic-maze/progress';
import { levelTitle } from '@dedalo/clients/level-notes';
import { newMazeEntries } from '@dedalo/clients/logic-maze/new-mazes';
import type { MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { NEW } from '@dedalo/clients/own/collected';
import { findPack, type LevelEntry, PACKS } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, linkTo, renameRoute } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { useCommands } from '../../../input/commands.ts';
import { moveInGrid, WAYS } from '../../../input/move-in-grid.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { lastMaze } from '../play/last-maze.ts';
import { newMazesHere, packLink } from '../links.ts';
import { sceneOfLevel } from '../board/scene-of.ts';

/** The mazes of a pack, with the results so far. */
export function LevelsPage({ pack }: { readonly pack: MazeOrigin['pack'] }): JSX.Element {
  const { games, web, making } = words.value;
  const mazes = newMazesHere();
  const entries = pack === NEW ? (mazes?.entries ?? []) : findPack(pack).entries;
  const name = packTitle(pack, words.value);
  useTitle(`${games['logic-maze'].name}: ${name}`);
  useListCommands();
  const solved = entries.filter(({ level }) => bestEscape(store.progress, level)).length;
  return (
    <div class="page levels-page">
      <header class="page-head">
        <h1>{games['logic-maze'].name}</h1>
        <p class="first-capital">{games['logic-maze'].summary}</p>
      </header>
      <nav class="packs" aria-label={web.game.levels}>
        {[...PACKS, ...(mazes ? [NEW] : [])].map((other) => (
          <a key={other} href={packLink(other)} aria-current={other === pack ? 'page' : undefined}>
            {packTitle(other, words.value)}
          </a>
        ))}
        <a class="button button-quiet" href={linkTo(['theseus', 'new'])}>
          <Icon name="dice" />
          {making.newMaze}
        </a>
        <a class="button button-quiet" href={linkTo(['theseus'])}>
          <Icon name="back" />
          {games.theseus.name}
        </a>
      </nav>
      <div class="pack-head">
        <h2>{name}</h2>
        <p class="pack-progress">
          <progress value={solved} max={entries.length} aria-label={name} />
          {web.solvedOf({ solved, of: entries.length })}
        </p>
        {pack === NEW && <RemoveButton name={name} />}
      </div>
      <ol class="level-grid">
        {entries.map((entry, index) => (
          <LevelCard
            key={index}
            entry={entry}
            link={linkTo(['theseus', 'mazes', pack, index + 1])}
            number={index + 1}
          />
        ))}
      </ol>
    </div>
  );
}

const RemoveButton = ({ name }: { readonly name: string }): JSX.Element => {
  const { remove, removed } = words.value.web.sokoban;
  const run = (): void => {
    const entries = newMazeEntries(store.own);
    for (const entry of entries) store.dropOwn(entry);
    renameRoute(packLink(PACKS[0]));
    const bringBack = (): void => {
      for (const entry of entries) store.keepOwn(entry);
    };
    toast(removed(name), { action: { label: words.value.web.game.undo, run: bringBack } });
  };
  return (
    <button type="button" class="button" onClick={run}>
      <Icon name="trash" />
      {remove(name)}
    </button>
  );
};

/** Arrows go from level to level. */
function useListCommands(): void {
  useCommands({
    commands: [...WAYS, 'back', 'settings'],
    run(command) {
      const way = WAYS.find((known) => known === command);
      if (way) return moveInGrid([...document.querySelectorAll<HTMLElement>('.level-card')], way);
      if (command === 'back') return go(linkTo(['theseus']));
      return go(linkTo(['settings']));
    },
  });
}

interface LevelCardProps {
  readonly entry: LevelEntry;
  readonly link: string;
  readonly number: number;
}

function LevelCard({ entry, link, number }: LevelCardProps): JSX.Element {
  const { web, games } = words.value;
  const best = bestEscape(store.progress, entry.level);
  const hasBegun = store.running(runningMaze(entry.level)) !== undefined;
  const scene = useMemo(() => sceneOfLevel(entry.level), [entry]);
  const least = shortestOf(entry) ?? 0;
  return (
    <li>
      <a
        class={`level-card${best ? ' is-solved' : ''}`}
        href={link}
        data-begin={link === lastMaze.link ? '' : undefined}
      >
        <span class="level-frame">
          <LabyrinthPicture scene={scene} />
        </span>
        <span class="level-number" aria-hidden="true">
          {number}
        </span>
        <span class="level-name">
          <span class="only-heard">{web.sokoban.levelCard({ number, title: '' })} </span>
          {levelTitle(entry, language.value)}
        </span>
        <span class="level-best">
          {best ? (
            <>
              <Icon name="check" />
              <span class="only-heard">{games['logic-maze'].ends.escaped}: </span>
              {games['logic-maze'].best({ own: best.moves, least })}
            </>
          ) : (
            <>
              {hasBegun ? web.sokoban.started : web.sokoban.notSolved}, {web.theseus.shortest(least)}
            </>
          )}
        </span>
      </a>
    </li>
  );
}
