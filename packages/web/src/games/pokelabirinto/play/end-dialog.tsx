import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { linkTo } from '../../../app/route.ts';
import { type Figure, Results } from '../../../game/results.tsx';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';
import type { Wish } from './use-commands.ts';

interface EndDialogProps {
  readonly playing: Playing;
  readonly onAgain: (wish: Wish) => void;
}

const PAUSE_MS = 650;

/** How the game ended, once the eye has seen it. */
export function EndDialog({ playing, onAgain }: EndDialogProps): JSX.Element | null {
  const { play, controller, show } = playing;
  void controller.revision.value;
  void show.shown.value;
  const [isShown, setShown] = useState(false);
  const { end } = play.view;
  const wasOver = useRef(end !== null);
  const isReady = end !== null && !show.isRunning;
  useEffect(() => {
    if (!isReady) {
      wasOver.current = end !== null && wasOver.current;
      return setShown(false);
    }
    if (wasOver.current) return undefined;
    wasOver.current = true;
    const timer = setTimeout(() => setShown(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  if (!isShown || end === null) return null;
  const said = words.value.web.pokelabirinto;
  const act = (wish: Wish): void => {
    setShown(false);
    onAgain(wish);
  };
  return (
    <Results title={said.results[end]} figures={figuresOf(playing)} onClose={() => setShown(false)}>
      <button type="button" class="button button-first" autoFocus onClick={() => act('another')}>
        {said.anotherMaze}
      </button>
      <button type="button" class="button" onClick={() => act('again')}>
        {said.sameMaze}
      </button>
      <a class="button" href={linkTo(['pokelabirinto'])}>
        {said.change}
      </a>
    </Results>
  );
}

function figuresOf({ play }: Playing): Figure[] {
  const { games, web } = words.value;
  const { hero, species, creature, opponents, actions } = play.view;
  const won = opponents.filter(({ hp }) => hp === 0).length;
  return [
    { name: web.pokelabirinto.steps, value: String(actions) },
    { name: games.pokelabirinto.hp, value: `${hero.hp}/${species[creature]!.hitPoints}` },
    ...(opponents.length > 0 ? [{ name: web.pokelabirinto.fightsWon, value: String(won) }] : []),
  ];
}
