import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FightView } from '../fight/fight-view.tsx';
import { HowToPicture } from '../how-to-picture.tsx';
import { useJudged } from '../judged/use-judged.ts';
import { Counts } from './counts.tsx';
import { EndDialog } from './end-dialog.tsx';
import { GameHead } from './game-head.tsx';
import { JourneyList } from './journey-map.tsx';
import { MazeShown } from './maze-shown.tsx';
import { Message } from './message.tsx';
import { MoreTools } from './more-tools.tsx';
import { Party } from './party.tsx';
import { beginAnother, createPlaying } from './playing.ts';
import { Tools } from './tools.tsx';
import { usePlayCommands, type Wish } from './use-commands.ts';

const GAME = 'expedition';

/** A journey being played: in the maze, or in a fight. */
export function PlayPage({ session }: { readonly session: ExpeditionSession }): JSX.Element {
  const [playing] = useState(() => createPlaying(session));
  const { play, controller, show } = playing;
  void controller.revision.value;
  const { value: shown } = show.shown;
  useJudged(playing);
  const [isHowTo, setHowTo] = useState(() => !store.progress.known.has(GAME));
  const [isMap, setMap] = useState(false);
  useEffect(
    () => () => {
      controller.leave();
      show.finish();
    },
    [playing],
  );
  const said = words.value.games.expedition;
  useTitle(said.name);
  const begin = (wanted: Wish): void =>
    void inPlaceOf(GAME, () => beginAnother(playing, wanted === 'again' ? play.source.seed : freshSeed()));
  const commands = usePlayCommands(playing, {
    begin,
    howTo: () => ({ game: said.name, steps: said.howTo }),
    openMap: () => setMap(true),
  });
  const isFight = shown.place === 'fight';
  const openHowTo = (): void => setHowTo(true);
  return (
    <section class={`game poke journey${isFight ? ' is-fighting' : ''}`}>
      <GameHead playing={playing} />
      <Counts playing={playing} />
      <div class="poke-stage">
        <MazeShown playing={playing} isHidden={isFight} />
        {isFight && <FightView playing={playing} shown={shown} commands={commands} />}
      </div>
      <Party playing={playing} commands={commands} />
      <Message playing={playing} />
      <Tools playing={playing} commands={commands} openHowTo={openHowTo} />
      <aside class="game-side">
        <MoreTools playing={playing} openHowTo={openHowTo} />
      </aside>
      <EndDialog playing={playing} onAgain={begin} />
      {isMap && (
        <Dialog title={said.journey} onClose={() => setMap(false)}>
          <JourneyList journey={play.view.journey} />
        </Dialog>
      )}
      {isHowTo && (
        <HowTo
          game={said.name}
          steps={said.howTo}
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
