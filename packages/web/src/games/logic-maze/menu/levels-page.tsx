import { runningMaze } from '@dedalo/clients/logic-maze/running-maze';
import { packTitle, shortestOf } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape } from '@dedalo/clients/logic-maze/progress';
import { levelTitle } from '@dedalo/clients/level-notes';
import { findPack, type LevelEntry, type PackName, PACKS } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { useCommands } from '../../../input/commands.ts';
import { moveInGrid, WAYS } from '../../../input/move-in-grid.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { lastMaze } from '../play/last-maze.ts';
import { mazeLink, packLink } from '../links.ts';
import { sceneOfLevel } from '../board/scene-of.ts';

/** The mazes of a pack, with the results so far. */
export function LevelsPage({ pack }: { readonly pack: PackName }): JSX.Element {
  const { games, web } = words.value;
  const { entries } = findPack(pack);
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
        {PACKS.map((other) => (
          <a key={other} href={packLink(other)} aria-current={other === pack ? 'page' : undefined}>
            {packTitle(other, words.value)}
          </a>
        ))}
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
      </div>
      <ol class="level-grid">
        {entries.map((entry, index) => (
          <LevelCard key={index} entry={entry} link={mazeLink({ pack, number: index + 1 })} number={index + 1} />
        ))}
      </ol>
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
