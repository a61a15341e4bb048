import { packTitle } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape, firstUnsolvedMaze } from '@dedalo/clients/logic-maze/progress';
import { NEW } from '@dedalo/clients/own/collected';
import { entryOf } from '@dedalo/clients/logic-maze/session';
import { findPack, PACKS } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { linkTo } from '../../../app/route.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sceneOfLevel } from '../board/scene-of.ts';
import { mazeLink, newMazesHere, packLink } from '../links.ts';

/** The first maze that is not solved, and the packs. */
export function Mazes(): JSX.Element {
  const { games, web } = words.value;
  const said = games['logic-maze'];
  const mazes = newMazesHere();
  const next = firstUnsolvedMaze(store.progress);
  const scene = useMemo(() => sceneOfLevel(entryOf(next)!.level), [next.pack, next.number]);
  return (
    <section class="menu-game" aria-label={said.name}>
      <h2>{said.name}</h2>
      <div class="menu-picture">
        <LabyrinthPicture scene={scene} />
      </div>
      <p class="actions">
        <a class="button button-first button-large" href={mazeLink(next)}>
          <Icon name="play" />
          {web.theseus.playMazes}
        </a>
        <a class="button button-large" href={linkTo(['theseus', 'new'])}>
          <Icon name="dice" />
          {words.value.making.newMaze}
        </a>
      </p>
      <p>
        <span class="first-capital">{said.summary}.</span> {web.theseus.mazesSummary}
      </p>
      <ul class="menu-packs">
        {[...PACKS, ...(mazes ? [NEW] : [])].map((pack) => {
          const { entries } = pack === NEW ? mazes! : findPack(pack);
          const solved = entries.filter(({ level }) => bestEscape(store.progress, level)).length;
          return (
            <li key={pack}>
              <a class="row-button" href={packLink(pack)}>
                <Icon name="levels" />
                <span>{packTitle(pack, words.value)}</span>
                <span class="menu-solved">{web.solvedOf({ solved, of: entries.length })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
