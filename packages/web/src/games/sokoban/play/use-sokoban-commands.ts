import { shortenableBy, whyNotShorten } from '@dedalo/clients/sokoban/guide/shortening';
import type { Direction } from '@dedalo/grid';
import { type Command } from '@dedalo/words';
import { announce } from '../../../app/announcer.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { type CommandHandler, type HowToText, type Press, useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { clientContext } from '../../../store/client-context.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { watchFromHere } from '../guide/watched.ts';
import type { Playing } from './play-page.tsx';
import { levelPath } from '../sources.ts';

const DIRECTIONS: Readonly<Partial<Record<Command, Direction>>> = {
  up: 'north',
  down: 'south',
  left: 'west',
  right: 'east',
};

export type RunCommand = (command: Command) => void;

interface SokobanHandlers {
  readonly howTo: () => HowToText;
  readonly shorten: () => void;
  readonly bookmarks: () => void;
}

/** The commands of the game, for keys, gamepad and buttons alike. */
export function useSokobanCommands(playing: Playing, { shorten, bookmarks, howTo }: SokobanHandlers): RunCommand {
  const handler: CommandHandler = {
    howTo,
    wordsFor: (command) => (command === 'hint' ? words.value.games.sokoban.guide.hint : undefined),
    commands: [
      ...(Object.keys(DIRECTIONS) as Command[]),
      ...(Object.keys(HANDLERS) as Command[]),
      'sokoban.shorten',
      'sokoban.bookmarks',
    ],
    run(command, press) {
      if (command === 'sokoban.bookmarks') return bookmarks();
      if (command !== 'sokoban.shorten') return run(playing, command, press);
      if (shortenableBy(clientContext, playing.play).length > 0) return shorten();
      return playing.controller.say({ text: whyNotShorten(clientContext, playing.play), role: 'faint' });
    },
  };
  useCommands(handler);
  return (command) => handler.run(command, { isShifted: false });
}

function run(playing: Playing, command: Command, { isShifted }: Press): void {
  const { play, controller } = playing;
  const direction = DIRECTIONS[command];
  if (!direction) return HANDLERS[command]?.(playing);
  controller.begin();
  play.letGo();
  return controller.do(play.step(direction, { isPulling: isShifted }));
}

/** Loaded when it is first asked for. */
async function setBookmark(playing: Playing): Promise<void> {
  const { controller, play } = playing;
  controller.begin();
  // If the game continues while this loads, the bookmark is of the position that was seen.
  const record = play.source.record();
  const { bookmarksOf } = await import('./sokoban-bookmarks.tsx');
  controller.do(bookmarksOf(playing).set(Date.now(), record));
}

const listLink = ({ play }: Playing): string => {
  const path = play.origin && levelPath(play.origin);
  return linkTo(path ? path.slice(0, -1) : ['sokoban']);
};

/** Announces the level, unless there was another message. */
function tellBegun({ play, controller }: Playing): void {
  if (!controller.message) announce([play.title(), play.verdict()?.text].filter(Boolean).join('. '));
}

const HANDLERS: Readonly<Partial<Record<Command, (playing: Playing) => void>>> = {
  undo: ({ controller }) => controller.moveInTime('undo'),
  redo: ({ controller }) => controller.moveInTime('redo'),
  restart: ({ controller }) => controller.moveInTime('restart'),
  'sokoban.next': (playing) => {
    const { play, controller } = playing;
    controller.begin();
    controller.do(play.next());
    tellBegun(playing);
  },
  'sokoban.previous': (playing) => {
    const { play, controller } = playing;
    controller.begin();
    controller.do(play.previous());
    tellBegun(playing);
  },
  'sokoban.reverse': (playing) => {
    const { play, controller } = playing;
    controller.begin();
    controller.do(play.turnRound());
    tellBegun(playing);
  },
  'sokoban.dead-squares': () => changeSettings({ deadSquares: !settings.value.deadSquares }),
  hint: ({ guide, controller }) => {
    controller.begin();
    controller.do(guide.toggleHint());
  },
  'sokoban.bookmark': (playing) => void setBookmark(playing),
  'sokoban.watch': (playing) => {
    playing.controller.begin();
    void watchFromHere(playing);
  },
  export: ({ play }) => void saveReplay(play),
  'sokoban.levels': (playing) => go(listLink(playing)),
  back: (playing) => {
    const { play, controller, guide } = playing;
    if (guide.isSearching) {
      guide.stop();
      return controller.changed();
    }
    if (play.picked === undefined) return go(listLink(playing));
    play.letGo();
    announce(words.value.web.sokoban.letGo);
    return controller.changed();
  },
  settings: () => go(linkTo(['settings'])),
};
