import { bestEscape, firstUnsolvedMaze } from '@dedalo/clients/logic-maze/progress';
import { packTitle } from '@dedalo/clients/logic-maze/logic-maze-play';
import { keptTheseus } from '@dedalo/clients/theseus/keeping';
import { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import { findPack, PACKS } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTitle } from '../../app/page.tsx';
import { go, linkTo } from '../../app/route.ts';
import { useCommands } from '../../input/commands.ts';
import { words } from '../../speech.ts';
import { store } from '../../store/game-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Meander } from '../../ui/meander.tsx';
import { LabyrinthPicture } from '../board/labyrinth-picture.tsx';
import { clientContext } from '../../store/client-context.ts';
import { beginGame } from '../dice/dicing.ts';
import { sceneOf } from '../dice/scene-of.ts';
import { mazeLink, packLink } from '../mazes/links.ts';
import { sceneOfLevel } from '../mazes/scene-of.ts';
import { entryOf } from '@dedalo/clients/logic-maze/session';
import { preferences } from '../preferences.ts';
import { DiceSetup } from './dice-setup.tsx';
import { previewState } from './preview-state.ts';

/** Where both games begin: what the next one will be like, and the way back to what was left. */
export function MenuPage(): JSX.Element {
  const { games } = words.value;
  useTitle(games.theseus.name);
  useCommands({
    commands: ['back', 'settings', 'keys'],
    run: (command) => go(linkTo(command === 'back' ? [] : command === 'keys' ? ['settings', 'keys'] : ['settings'])),
  });
  return (
    <div class="page theseus-menu">
      <header class="page-head">
        <h1>{games.theseus.name}</h1>
        <p class="first-capital">{games.theseus.summary}</p>
      </header>
      <Meander />
      <div class="menu-games">
        <DiceGame />
        <Mazes />
      </div>
    </div>
  );
}

function DiceGame(): JSX.Element {
  const { games, web } = words.value;
  const said = web.theseus;
  const kept = useMemo(() => keptTheseus(store), []);
  const left = kept && 'session' in kept ? kept : undefined;
  const { watches } = preferences.value;
  const begin = (): void => {
    if (!watches) beginGame();
    go(linkTo(['theseus', watches ? 'watch' : 'play']));
  };
  return (
    <section class="menu-game" aria-label={said.diceTitle}>
      <h2>{said.diceTitle}</h2>
      <div class="menu-picture">
        <LabyrinthPicture scene={useMemo(() => sceneOf(left?.session.state ?? previewState()), [left])} />
      </div>
      <p class="actions">
        {left && (
          <a class="button button-first button-large" href={linkTo(['theseus', 'play'])}>
            <Icon name="play" />
            {said.goOn}
          </a>
        )}
        <button type="button" class={`button button-large${left ? '' : ' button-first'}`} onClick={begin}>
          {!left && <Icon name="play" />}
          {watches ? said.watchGame : said.begin}
        </button>
      </p>
      {left && (
        <p class="field-note">
          {games.theseus.seats[left.side === 'theseus' ? 0 : 1]}, {new TheseusPlay(clientContext, left).counts()}
        </p>
      )}
      <DiceSetup />
    </section>
  );
}

function Mazes(): JSX.Element {
  const { games, web } = words.value;
  const said = games['logic-maze'];
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
      </p>
      <p>
        <span class="first-capital">{said.summary}.</span> {web.theseus.mazesSummary}
      </p>
      <ul class="menu-packs">
        {PACKS.map((pack) => {
          const { entries } = findPack(pack);
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
