import type { Move } from '@dedalo/theseus/logic';
import type { Command } from '@dedalo/words';
import { announce } from '../../../app/announcer.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { type HowToText, useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { packLink, watchLink } from '../links.ts';
import type { Wandering } from './wandering.ts';

const MOVES: Readonly<Partial<Record<Command, Move>>> = {
  up: 'up',
  right: 'right',
  down: 'down',
  left: 'left',
  'logic-maze.wait': 'wait',
};

export type RunCommand = (command: Command) => void;

interface MazeHandlers {
  readonly howTo: () => HowToText;
  readonly toggleHint: () => void;
  readonly openBookmarks: () => void;
}

/** The commands of a maze, for keys, gamepad and buttons alike. */
export function useMazeCommands(wandering: Wandering, { toggleHint, openBookmarks, howTo }: MazeHandlers): RunCommand {
  const handlers = handlersOf(wandering);
  const run = (command: Command): void => {
    const move = MOVES[command];
    if (command === 'hint') return toggleHint();
    if (command === 'logic-maze.bookmarks') return openBookmarks();
    return move ? takeMove(wandering, move) : handlers[command]?.();
  };
  useCommands({
    commands: [
      ...(Object.keys(MOVES) as Command[]),
      ...(Object.keys(handlers) as Command[]),
      'hint',
      'logic-maze.bookmarks',
    ],
    run,
    howTo,
  });
  return run;
}

export function takeMove({ play, controller }: Wandering, move: Move): void {
  controller.begin();
  controller.do(play.move(move));
}

function handlersOf(wandering: Wandering): Readonly<Partial<Record<Command, () => void>>> {
  const { play, controller, bookmarks } = wandering;
  const { origin } = play;
  const list = (): void => go(origin ? packLink(origin.pack) : linkTo(['theseus']));
  const another = (which: 'next' | 'previous') => (): void => {
    controller.begin();
    controller.do(play[which]());
    // Announces the level, unless there was another message.
    if (!controller.message) announce([play.title(), play.verdict()?.text].filter(Boolean).join('. '));
  };
  return {
    undo: () => controller.moveInTime('undo'),
    redo: () => controller.moveInTime('redo'),
    restart: () => controller.moveInTime('restart'),
    'logic-maze.bookmark': () => {
      controller.begin();
      controller.do(bookmarks.set(Date.now()));
    },
    'logic-maze.next': another('next'),
    'logic-maze.previous': another('previous'),
    'logic-maze.watch': () =>
      play.origin && play.solution()
        ? go(watchLink(play.origin))
        : controller.say({ text: words.value.games.sokoban.noSolution, role: 'faint' }),
    export: () => void saveReplay(wandering.play),
    'logic-maze.levels': list,
    back: list,
    settings: () => go(linkTo(['settings'])),
  };
}
