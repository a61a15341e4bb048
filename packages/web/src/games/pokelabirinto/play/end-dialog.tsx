import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { type Figure, Results } from '../../../game/results.tsx';
import { useShownAfter } from '../../../game/use-shown-after.ts';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';
import type { Wish } from './use-commands.ts';

interface EndDialogProps {
  readonly playing: Playing;
  readonly onAgain: (wish: Wish) => void;
}

/** How the game ended, after its last step has been shown. */
export function EndDialog({ playing, onAgain }: EndDialogProps): JSX.Element | null {
  const { play, controller, show } = playing;
  void controller.revision.value;
  void show.shown.value;
  const { end } = play.view;
  const [isShown, close] = useShownAfter(end !== null && !show.isRunning);
  if (!isShown || end === null) return null;
  const said = words.value.web.pokelabirinto;
  const act = (wish: Wish): void => {
    close();
    onAgain(wish);
  };
  return (
    <Results title={said.results[end]} figures={figuresOf(playing)} onClose={close}>
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
