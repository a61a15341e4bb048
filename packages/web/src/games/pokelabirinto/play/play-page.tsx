import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { withKeys } from '@dedalo/clients/pokelabirinto/key-names';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { clientContext } from '../../../store/client-context.ts';
import { FightView } from '../fight/fight-view.tsx';
import { HowToPicture } from '../how-to-picture.tsx';
import { Counts } from './counts.tsx';
import { EndDialog } from './end-dialog.tsx';
import { GameHead } from './game-head.tsx';
import { MazeShown } from './maze-shown.tsx';
import { Message } from './message.tsx';
import { MoreTools } from './more-tools.tsx';
import { beginAnother, createPlaying } from './playing.ts';
import { Tools } from './tools.tsx';
import { type Wish, usePlayCommands } from './use-commands.ts';

const GAME = 'pokelabirinto';
const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A game being played: in the maze, or in a fight. */
export function PlayPage({ session }: { readonly session: PokelabirintoSession }): JSX.Element {
  const [playing] = useState(() => createPlaying(session));
  const { play, controller, show, odds } = playing;
  void controller.revision.value;
  const { value: shown } = show.shown;
  const [isHowTo, setHowTo] = useState(() => !store.progress.known.has(GAME));
  useEffect(
    () => () => {
      controller.leave();
      show.finish();
      odds.stop();
    },
    [playing],
  );
  const said = words.value.games.pokelabirinto;
  useTitle(said.name);
  const begin = (wanted: Wish): void =>
    void inPlaceOf(GAME, () => beginAnother(playing, wanted === 'again' ? play.source.seed : freshSeed()));
  const commands = usePlayCommands(playing, { begin, howTo: () => ({ game: said.name, steps: howToSteps() }) });
  const isFight = shown.place === 'fight';
  return (
    <section class={`game poke${isFight ? ' is-fighting' : ''}`}>
      <GameHead playing={playing} />
      <Counts playing={playing} />
      <div class="poke-stage">
        <MazeShown playing={playing} isHidden={isFight} />
        {isFight && <FightView playing={playing} shown={shown} commands={commands} />}
      </div>
      <Message playing={playing} />
      <Tools playing={playing} commands={commands} openHowTo={() => setHowTo(true)} />
      <aside class="game-side">
        <MoreTools playing={playing} openHowTo={() => setHowTo(true)} />
      </aside>
      <EndDialog playing={playing} onAgain={begin} />
      {isHowTo && (
        <HowTo
          game={said.name}
          steps={howToSteps()}
          picture={(step) => <HowToPicture step={step} />}
          onClose={() => {
            setHowTo(false);
            store.learned(GAME);
          }}
        />
      )}
    </section>
  );
}

const howToSteps = (): string[] => [
  words.value.web.pokelabirinto.firstStep[hasFinger() ? 'touch' : 'mouse'],
  ...words.value.games.pokelabirinto.howTo.slice(1).map((step) => withKeys(step, clientContext)),
];
