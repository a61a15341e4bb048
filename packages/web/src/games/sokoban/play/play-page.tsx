import '../../../game/game.css';
import { runningName, type SokobanPlay } from '@dedalo/clients';
import type { Guide } from '@dedalo/clients/sokoban/guide/guide';
import type { SokobanTypes } from '@dedalo/sokoban';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isEmbedded } from '../../../app/embedded.ts';
import { later } from '../../../app/later.tsx';
import { useTitle } from '../../../app/page.tsx';
import { linkTo, renameRoute } from '../../../app/route.ts';
import { WebController } from '../../../game/web-controller.ts';
import { HowTo } from '../../../game/how-to.tsx';
import { PlayClock } from '../../../game/play-clock.ts';
import { namedMoveKeys } from '../../../input/key-map.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { BoardView } from './board-view.tsx';
import type { BoardCanvas } from '../board/board-canvas.ts';
import { Counts } from './counts.tsx';
import { GameHead } from './game-head.tsx';
import { createGuide } from '../guide/create-guide.ts';
import { ShortenDialog } from '../guide/shorten-dialog.tsx';
import { hear } from './hear.ts';
import { HowToPicture } from '../how-to-picture.tsx';
import { lastPlayed } from '../last-played.ts';
import { LettersChoice } from './letters-choice.tsx';
import { Message } from './message.tsx';
import { openLevel, type Wanted } from './open-level.ts';
import { SidePanel } from './side-panel.tsx';
import { SolvedDialog } from './solved-dialog.tsx';
import { levelLink, levelPath } from '../sources.ts';
import { Tools } from './tools.tsx';
import { useSokobanCommands } from './use-sokoban-commands.ts';

const BookmarksDialog = later(async () => (await import('./sokoban-bookmarks.tsx')).SokobanBookmarks);

const CollectDialog = later(async () => (await import('../collections/collect-dialog.tsx')).CollectDialog);

const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Everything that belongs to one level being played. */
export interface Playing {
  readonly play: SokobanPlay;
  readonly controller: WebController<SokobanTypes>;
  readonly guide: Guide;
  /** The picture of the board, once it exists. */
  board: BoardCanvas | undefined;
}

const linkOf = ({ origin, isReverse }: SokobanPlay): string => {
  const path = origin && levelPath(origin);
  return path ? linkTo(path, isReverse ? { mode: 'reverse' } : {}) : linkTo(['sokoban', 'continue']);
};

function begin(wanted: Wanted): Playing {
  const play = openLevel(wanted);
  const controller = new WebController<SokobanTypes>(play, (happening) => hear(play, happening));
  return {
    play,
    controller,
    guide: createGuide(play, () => controller.changed()),
    board: undefined,
  };
}

const isSameWish = (a: Wanted, b: Wanted): boolean =>
  a === 'last' || b === 'last'
    ? a === b
    : a.origin.source.collection === b.origin.source.collection &&
      a.origin.number === b.origin.number &&
      a.mode === b.mode;

const isSame = ({ play: { origin, state } }: Playing, wanted: Wanted): boolean =>
  isSameWish(origin ? { origin, mode: state.config.mode } : 'last', wanted);

/** A level being played. The address changes when the next level begins, and a new address begins another. */
export function PlayPage({ wanted }: { readonly wanted: Wanted }): JSX.Element {
  const held = useRef<Playing>(undefined);
  const asked = useRef(wanted);
  // After the next level has begun, the address is still that of the previous one.
  const isAskedAnew = !isSameWish(asked.current, wanted);
  if (!held.current || (isAskedAnew && !isSame(held.current, wanted))) held.current = begin(wanted);
  asked.current = wanted;
  const playing = held.current;
  const { play, controller, guide } = playing;
  void controller.revision.value;
  const link = linkOf(play);
  // At once: an old address would ask for the previous level.
  useLayoutEffect(() => {
    renameRoute(link);
    lastPlayed.link = play.origin ? (levelLink(play.origin) ?? '') : '';
  }, [link]);
  useEffect(
    () => () => {
      controller.leave();
      guide.leave();
    },
    [controller],
  );
  useTitle(play.title());
  const clock = useClock(playing);
  const [isShortening, setShortening] = useState(false);
  const [isBookmarks, setBookmarks] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const [isHowTo, setHowTo] = useState(() => !isEmbedded && !store.progress.known.has('sokoban'));
  const { games } = words.value;
  const commands = useSokobanCommands(playing, {
    shorten: () => setShortening(true),
    bookmarks: () => setBookmarks(true),
    howTo: () => ({ game: games.sokoban.name, steps: howToSteps() }),
  });
  const tools = {
    playing,
    commands,
    openHowTo: () => setHowTo(true),
    openCollections: () => setCollecting(true),
  };
  return (
    <section class="game">
      <GameHead playing={playing} />
      <Counts playing={playing} clock={clock} />
      <BoardView playing={playing} onBoard={(board) => (playing.board = board)} />
      <Message playing={playing} />
      <Tools {...tools} />
      <SidePanel {...tools} />
      <SolvedDialog playing={playing} commands={commands} clock={clock} />
      {isShortening && <ShortenDialog playing={playing} onClose={() => setShortening(false)} />}
      {isCollecting && play.entry && <CollectDialog entry={play.entry} onClose={() => setCollecting(false)} />}
      {isBookmarks && <BookmarksDialog playing={playing} onClose={() => setBookmarks(false)} />}
      {isHowTo && (
        <HowTo
          game={games.sokoban.name}
          steps={howToSteps()}
          picture={(step) => <HowToPicture step={step} />}
          choice={(step) => (step === 0 && !hasFinger() ? <LettersChoice /> : undefined)}
          onClose={() => {
            setHowTo(false);
            store.learned('sokoban');
          }}
        />
      )}
    </section>
  );
}

function howToSteps(): string[] {
  const { games, web } = words.value;
  const { mouse, touch } = web.sokoban.firstStep;
  const keys = namedMoveKeys.value;
  return [hasFinger() ? touch : mouse(keys), ...games.sokoban.howTo(keys).slice(1)];
}

/** Runs from the first action to the end of the game. */
function useClock({ play, controller }: Playing): PlayClock {
  const { level, mode } = play.state.config;
  const clock = useMemo(() => new PlayClock(runningName(level, mode)), [level, mode]);
  useEffect(() => {
    let wasOver = false;
    const end = effect(() => {
      void controller.revision.value;
      const { source, state } = play;
      const { standing } = source;
      // After an undo there is something to redo, so the game has begun all the same.
      const hasBegun = !standing.refusalOf('undo') || !standing.refusalOf('redo');
      const isOver = standing.outcome !== undefined;
      const isAnew = !hasBegun || (wasOver && state.moves === 0);
      if (isAnew && clock.seconds.peek() > 0) clock.reset();
      clock.isRunning.value = hasBegun && !isOver;
      wasOver = isOver;
    });
    return () => {
      end();
      clock.leave();
    };
  }, [clock, controller]);
  return clock;
}
