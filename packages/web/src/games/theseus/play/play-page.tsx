import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { linkTo } from '../../../app/route.ts';
import { HowTo } from '../../../game/how-to.tsx';
import type { HowToText } from '../../../input/commands.ts';
import { ToolButton } from '../../../game/tool-button.tsx';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LabyrinthView } from '../../../labyrinth/labyrinth-view.tsx';
import type { Way } from '../../../labyrinth/scene.ts';
import { HowToPicture } from '../../../labyrinth/how-to-picture.tsx';
import { hasFinger } from '../../../pointing/has-finger.ts';
import { preferences } from '../preferences.ts';
import { Counts } from './counts.tsx';
import { beginWanted } from './begin-game.ts';
import { type Dicing, dicingOf, goOnDicing } from './dicing.ts';
import { useJudgement } from './use-judgement.ts';
import { EndDialog } from './end-dialog.tsx';
import { toldText } from './hear.ts';
import { MoreTools } from './more-tools.tsx';
import { mazeOf, sceneOf, squareOf, walksOf } from '../board/scene-of.ts';
import { StatisticsDialog } from './statistics-dialog.tsx';
import { useDiceCommands } from './use-dice-commands.ts';

/** A dice game being played; the next one replaces it. */
export function PlayPage(): JSX.Element {
  const [{ dicing, number }, setGame] = useState(() => ({ dicing: goOnDicing(), number: 0 }));
  const begin = async (): Promise<void> => {
    const game = await beginWanted();
    if (game) setGame(({ number }) => ({ dicing: dicingOf(game), number: number + 1 }));
    else dicing.controller.say({ text: words.value.games.theseus.boards.none, role: 'bad' });
  };
  return <Game key={number} dicing={dicing} onBegin={() => void begin()} />;
}

interface GameProps {
  readonly dicing: Dicing;
  readonly onBegin: () => void;
}

/** How long a step is shown; a controller's own pace is meant for longer ways. */
const STEP_MS = 170;

function Game({ dicing, onBegin }: GameProps): JSX.Element {
  const { play, controller, opponent } = dicing;
  const revision = controller.revision.value;
  const { games, web } = words.value;
  const [shown, setShown] = useState<'how-to' | 'statistics' | 'more' | undefined>(() =>
    store.progress.known.has('theseus') ? undefined : 'how-to',
  );
  const close = (): void => setShown(undefined);
  const isBlind = preferences.value.sees;
  const isOver = play.source.standing.outcome !== undefined;
  // They would reveal where Theseus went.
  const record = play.source.record();
  useJudgement(dicing, isOver);
  const hasStatistics = record !== undefined && (isOver || !isBlind || play.side === 'theseus');
  const openStatistics = (): void =>
    hasStatistics ? setShown('statistics') : controller.say({ text: web.theseus.statisticsLater, role: 'faint' });
  useTitle(games.theseus.name);
  useEffect(() => {
    opponent.attend();
    return () => {
      opponent.leave();
      controller.leave();
    };
  }, [dicing]);
  const { state, side } = play;
  const aim = side === 'theseus' ? games.theseus.howTo[0] : games.theseus.aim.minotaur;
  const howTo = (): HowToText => ({
    game: games.theseus.name,
    steps: [`${aim} ${web.theseus.firstStep[hasFinger() ? 'touch' : 'mouse']}`, ...games.theseus.howTo.slice(1)],
  });
  useDiceCommands(dicing, { begin: onBegin, openStatistics, howTo });
  const scene = useMemo(
    () => sceneOf(state, { eyes: isBlind ? side : undefined, mover: side, trail: dicing.trail }),
    [revision, isBlind],
  );
  const { events, ms } = controller.happening;
  const hand = {
    own: () => ({
      maze: mazeOf(state.board),
      square: squareOf(state.board.size, side === 'theseus' ? state.theseus : state.minotaur),
    }),
    step: (way: Way) => {
      if (!isOver) opponent.step(([1, 3, 5, 7] as const)[way]);
    },
    stay: () => {},
  };
  const message = controller.message ?? { ...play.verdict({ isBlind }), text: toldText(play) };
  return (
    <section class="game dice-game">
      <header class="game-head">
        <a class="icon-button" href={linkTo(['theseus'])} aria-label={web.theseus.setup} title={web.theseus.setup}>
          <Icon name="back" />
        </a>
        <div class="game-title">
          <p>{web.theseus.diceTitle}</p>
          <h1>{games.theseus.name}</h1>
        </div>
      </header>
      <Counts dicing={dicing} />
      <LabyrinthView
        game={games.theseus.name}
        title={web.theseus.diceTitle}
        scene={scene}
        walks={walksOf(events, state.board.size)}
        ms={ms === 0 ? 0 : STEP_MS}
        revision={revision}
        hand={hand}
        onBoard={(board) => (dicing.board = board)}
      />
      <div class="game-message">
        {opponent.isThinking ? (
          <p class="thinking">
            {web.theseus.thinking(games.theseus.seats[1 - play.seat]!)}
            <button type="button" class="button button-quiet" onClick={() => opponent.hurry()}>
              {web.theseus.playNow}
            </button>
          </p>
        ) : (
          <p class={`said-${message.role}`}>{message.text}</p>
        )}
      </div>
      <div class="game-tools">
        {isOver && <ToolButton command="new-game" label={web.theseus.begin} icon="restart" onClick={onBegin} />}
        {isOver && (
          <a class="tool" href={linkTo(['theseus', 'analysis'])}>
            <Icon name="flask" />
            <span>{web.theseus.analysis}</span>
          </a>
        )}
        <ToolButton
          command="theseus.statistics"
          label={web.theseus.statistics}
          icon="levels"
          isDisabled={!hasStatistics}
          onClick={openStatistics}
        />
        <button type="button" class="tool tool-more" aria-haspopup="dialog" onClick={() => setShown('more')}>
          <span class="more-dots" aria-hidden="true">
            …
          </span>
          <span>{web.game.more}</span>
        </button>
      </div>
      <aside class="game-side">
        <MoreTools dicing={dicing} openHowTo={() => setShown('how-to')} />
      </aside>
      <EndDialog dicing={dicing} onAgain={onBegin} onStatistics={openStatistics} />
      {shown === 'statistics' && record && <StatisticsDialog play={play} record={record} onClose={close} />}
      {shown === 'more' && (
        <Dialog title={web.game.more} onClose={close} class="more">
          <MoreTools dicing={dicing} openHowTo={() => setShown('how-to')} onDone={close} />
        </Dialog>
      )}
      {shown === 'how-to' && (
        <HowTo
          game={games.theseus.name}
          steps={howTo().steps}
          picture={(step) => <HowToPicture step={step} />}
          onClose={() => {
            close();
            store.learned('theseus');
          }}
        />
      )}
    </section>
  );
}
