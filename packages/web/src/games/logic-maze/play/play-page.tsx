import { packTitle, shortestOf } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape } from '@dedalo/clients/logic-maze/progress';
import type { MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { levelTitle } from '@dedalo/clients/level-notes';
import { MOVES, type State } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { isEmbedded } from '../../../app/embedded.ts';
import { useTitle } from '../../../app/page.tsx';
import { go, renameRoute } from '../../../app/route.ts';
import { BookmarksDialog } from '../../../game/bookmarks-dialog.tsx';
import { HowTo } from '../../../game/how-to.tsx';
import type { HowToText } from '../../../input/commands.ts';
import { ToolButton } from '../../../game/tool-button.tsx';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { LabyrinthView } from '../../../labyrinth/labyrinth-view.tsx';
import type { Way } from '../../../labyrinth/scene.ts';
import { hasFinger } from '../../../pointing/has-finger.ts';
import { HowToPicture } from '../../../labyrinth/how-to-picture.tsx';
import { lastMaze } from './last-maze.ts';
import { mazeLink, neighbour, packLink } from '../links.ts';
import { MoreTools } from './more-tools.tsx';
import { mazeOf, sceneOf, walksOf } from '../board/scene-of.ts';
import { SolvedDialog } from './solved-dialog.tsx';
import { takeMove, useMazeCommands } from './use-maze-commands.ts';
import { openMaze, type Wandering } from './wandering.ts';

const STEP_MS = 130;

const isSame = (a: MazeOrigin | undefined, b: MazeOrigin): boolean =>
  a?.pack === b.pack && a.number === b.number && a.day === b.day;

/** A maze being played. The address changes when the next one begins, and a new address begins another. */
export function PlayPage({ wanted }: { readonly wanted: MazeOrigin }): JSX.Element {
  const held = useRef<Wandering>(undefined);
  const asked = useRef(wanted);
  const isAskedAnew = !isSame(asked.current, wanted);
  if (!held.current || (isAskedAnew && !isSame(held.current.play.origin, wanted))) held.current = openMaze(wanted);
  asked.current = wanted;
  const wandering = held.current;
  const { play, controller, adviser } = wandering;
  const revision = controller.revision.value;
  const origin = play.origin ?? wanted;
  const link = mazeLink(origin);
  // At once: an old address would ask for the previous maze.
  useLayoutEffect(() => {
    renameRoute(link);
    lastMaze.link = link;
  }, [link]);
  useEffect(
    () => () => {
      controller.leave();
      adviser.leave();
    },
    [controller],
  );
  useTitle(play.title());
  const [shown, setShown] = useState<'how-to' | 'more' | 'bookmarks' | undefined>(() =>
    isEmbedded || store.progress.known.has('logic-maze') ? undefined : 'how-to',
  );
  const [isHint, setHint] = useState(false);
  useEffect(() => setHint(false), [link]);
  const close = (): void => setShown(undefined);
  const { games, web } = words.value;
  const said = games['logic-maze'];
  const { state } = play;
  const { standing } = play.source;
  const isOver = standing.outcome !== undefined;
  const advise = async (): Promise<void> => {
    const advice = isOver ? undefined : await adviser.ask(state);
    const next = advice && web.theseus.advice({ move: web.theseus.moves[advice.move], count: advice.left });
    announce([play.hint(), next ?? (isOver ? undefined : said.noEscape)].filter(Boolean).join(' '));
  };
  const howTo = (): HowToText => ({
    game: said.name,
    steps: [`${said.howTo[0]} ${web.theseus.firstStep[hasFinger() ? 'touch' : 'mouse']}`, ...said.howTo.slice(1)],
  });
  const run = useMazeCommands(wandering, {
    howTo,
    openBookmarks: () => setShown('bookmarks'),
    toggleHint: () => {
      setHint(!isHint);
      if (!isHint) void advise();
    },
  });
  // While hints are on, every position has its own.
  useEffect(() => {
    if (isHint && !isOver) void adviser.ask(state);
  }, [isHint, revision]);
  const advice = isHint ? adviser.adviceFor(state) : undefined;
  const scene = useMemo(() => {
    const to =
      advice &&
      (advice.move === 'wait'
        ? state.theseus
        : state.config.level.steps[state.theseus * 4 + MOVES.indexOf(advice.move)]!);
    return sceneOf(state, { isOver, advice: to === undefined ? undefined : { from: state.theseus, to } });
  }, [revision, advice, state]);
  const { events, ms } = controller.happening;
  const hand = {
    own: () => ({ maze: mazeOf(state.config.level), square: state.theseus }),
    step: (way: Way) => takeMove(wandering, MOVES[way]!),
    stay: () => takeMove(wandering, 'wait'),
  };
  const message = controller.message ?? play.verdict();
  const [before, after] = [neighbour(origin, -1), neighbour(origin, 1)];
  return (
    <section class="game maze-game">
      <header class="game-head">
        <a class="icon-button" href={packLink(origin.pack)} aria-label={web.game.levels} title={web.game.levels}>
          <Icon name="levels" />
        </a>
        <div class="game-title">
          <p>
            {packTitle(origin.pack, words.value)} {origin.number}
          </p>
          <h1>{play.entry ? levelTitle(play.entry, language.value) : play.title()}</h1>
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={web.game.previousLevel}
          title={web.game.previousLevel}
          disabled={!before}
          onClick={() => before && go(mazeLink(before))}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={web.game.nextLevel}
          title={web.game.nextLevel}
          disabled={!after}
          onClick={() => after && go(mazeLink(after))}
        >
          <Icon name="forward" />
        </button>
      </header>
      <Counts wandering={wandering} />
      <LabyrinthView
        game={said.name}
        title={play.title()}
        scene={scene}
        walks={walksOf(events)}
        ms={ms === 0 ? 0 : STEP_MS}
        revision={revision}
        hand={hand}
        onBoard={(board) => (wandering.board = board)}
      />
      <div class="game-message">
        {isHint && play.hint() !== undefined && <p class="said-hint">{play.hint()}</p>}
        {advice && (
          <p class="said-good">{web.theseus.advice({ move: web.theseus.moves[advice.move], count: advice.left })}</p>
        )}
        {message && <p class={`said-${message.role}`}>{message.text}</p>}
      </div>
      <div class="game-tools">
        <ToolButton
          command="undo"
          label={web.game.undo}
          icon="undo"
          isDisabled={standing.refusalOf('undo') !== undefined}
          onClick={() => run('undo')}
        />
        <ToolButton
          command="redo"
          label={web.game.redo}
          icon="redo"
          isDisabled={standing.refusalOf('redo') !== undefined}
          onClick={() => run('redo')}
        />
        <ToolButton
          command="restart"
          label={web.game.restart}
          icon="restart"
          isDisabled={standing.refusalOf('restart') !== undefined}
          onClick={() => run('restart')}
        />
        <ToolButton
          command="logic-maze.wait"
          label={web.theseus.wait}
          icon="pause"
          isDisabled={isOver}
          onClick={() => run('logic-maze.wait')}
        />
        <ToolButton command="hint" label={web.game.hint} icon="hint" isPressed={isHint} onClick={() => run('hint')} />
        <button type="button" class="tool tool-more" aria-haspopup="dialog" onClick={() => setShown('more')}>
          <span class="more-dots" aria-hidden="true">
            …
          </span>
          <span>{web.game.more}</span>
        </button>
      </div>
      <aside class="game-side">
        <MoreTools wandering={wandering} run={run} openHowTo={() => setShown('how-to')} />
      </aside>
      <SolvedDialog wandering={wandering} run={run} />
      {shown === 'more' && (
        <Dialog title={web.game.more} onClose={close} class="more">
          <MoreTools wandering={wandering} run={run} openHowTo={() => setShown('how-to')} onDone={close} />
        </Dialog>
      )}
      {shown === 'bookmarks' && (
        <BookmarksDialog
          bookmarks={wandering.bookmarks}
          controller={controller}
          picture={(kept) => <MazePicture state={kept} />}
          onClose={close}
        />
      )}
      {shown === 'how-to' && (
        <HowTo
          game={said.name}
          steps={howTo().steps}
          picture={(step) => <HowToPicture step={step} isMaze />}
          onClose={() => {
            close();
            store.learned('logic-maze');
          }}
        />
      )}
    </section>
  );
}

/** The scene stays the same object, or the picture would be made anew at every drawing. */
function MazePicture({ state }: { readonly state: State }): JSX.Element {
  const scene = useMemo(() => sceneOf(state), [state]);
  return <LabyrinthPicture scene={scene} />;
}

function Counts({ wandering }: { readonly wandering: Wandering }): JSX.Element {
  const { play, controller } = wandering;
  void controller.revision.value;
  const { games, web } = words.value;
  const best = bestEscape(store.progress, play.source.config.level);
  const least = play.entry && shortestOf(play.entry);
  return (
    <dl class="counts">
      <div>
        <dt>{games.sokoban.movesHead}</dt>
        <dd>
          {play.state.actions}
          {best && (
            <small>
              {web.sokoban.best} {best.moves}
            </small>
          )}
        </dd>
      </div>
      {least !== undefined && (
        <div>
          <dt>{web.theseus.leastHead}</dt>
          <dd>{least}</dd>
        </div>
      )}
    </dl>
  );
}
