import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { linkTo } from '../../../app/route.ts';
import { HowTo } from '../../../game/how-to.tsx';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { beginStratego, goOnWithStratego } from './begin.ts';
import { GameMoves } from '../moves/game-moves.tsx';
import { PastBar } from '../moves/past-bar.tsx';
import { HowToPicture } from '../how-to-picture.tsx';
import { SetupsDialog } from '../setup/setups-dialog.tsx';
import { BoardView } from './board-view.tsx';
import { HandOver } from './hand-over.tsx';
import { Keys } from './keys.tsx';
import { MoreTools } from './more-tools.tsx';
import { Playing } from './playing.ts';
import { ResultsDialog } from './results-dialog.tsx';
import { Tools } from './tools.tsx';
import { ShortTray, Tray } from './tray.tsx';
import { useStrategoCommands } from './use-stratego-commands.ts';

/** The unfinished game, or a new one. */
export function PlayPage(): JSX.Element {
  const [number, setNumber] = useState(0);
  const playing = useMemo(
    () => new Playing((number === 0 ? goOnWithStratego() : undefined) ?? beginStratego('')),
    [number],
  );
  return <Game key={number} playing={playing} onAgain={() => setNumber(number + 1)} />;
}

interface GameProps {
  readonly playing: Playing;
  readonly onAgain: () => void;
}

function Game({ playing, onAgain }: GameProps): JSX.Element {
  const { play, controller, opponent } = playing;
  const revision = controller.revision.value;
  const [isHowTo, setHowTo] = useState(() => !store.progress.known.has('stratego'));
  const [isSetups, setSetups] = useState(false);
  const commands = useStrategoCommands(playing, { openSetups: () => setSetups(true) });
  useTitle(play.title());
  useEffect(() => {
    playing.tellStart();
    return () => playing.leave();
  }, [playing]);
  useEffect(() => opponent.attend(), [revision]);
  const { games } = words.value;
  const openHowTo = (): void => setHowTo(true);
  return (
    <section class={`game stratego${play.drafting ? ' is-setting-up' : ''}`}>
      <Head playing={playing} />
      <ShortTray playing={playing} />
      {play.isHandOver ? <HandOver playing={playing} commands={commands} /> : <BoardView playing={playing} />}
      <Message playing={playing} />
      <Tools playing={playing} commands={commands} openHowTo={openHowTo} />
      <aside class="game-side">
        <GameMoves playing={playing} />
        {!play.isHandOver && <Tray playing={playing} />}
        <MoreTools playing={playing} openHowTo={openHowTo} />
        <Keys playing={playing} />
      </aside>
      <ResultsDialog playing={playing} onAgain={onAgain} />
      {isSetups && play.drafting && <SetupsDialog playing={playing} onClose={() => setSetups(false)} />}
      {isHowTo && (
        <HowTo
          game={games.stratego.name}
          steps={games.stratego.howTo}
          picture={(step) => <HowToPicture step={step} />}
          onClose={() => {
            setHowTo(false);
            store.learned('stratego');
          }}
        />
      )}
    </section>
  );
}

function Head({ playing: { play, controller } }: { readonly playing: Playing }): JSX.Element {
  void controller.revision.value;
  const { menu } = words.value.web.stratego;
  return (
    <header class="game-head">
      <a class="icon-button" href={linkTo(['stratego'])} aria-label={menu} title={menu}>
        <Icon name="back" />
      </a>
      <div class="game-title">
        <p>{play.counts()}</p>
        <h1>{play.title()}</h1>
      </div>
    </header>
  );
}

/** The message; none while the screen is handed over. */
function Message({ playing }: { readonly playing: Playing }): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  const past = play.isHandOver ? undefined : play.lookingBackText();
  if (past !== undefined) {
    return (
      <div class="game-message">
        <PastBar playing={playing} text={controller.message?.text ?? past} />
      </div>
    );
  }
  const message = controller.message ?? play.verdict();
  return <div class="game-message">{!play.isHandOver && <p class={`said-${message.role}`}>{message.text}</p>}</div>;
}
