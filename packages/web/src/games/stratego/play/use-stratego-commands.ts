import { ownCommandsOf } from '@dedalo/clients/all-commands';
import { DONE } from '@dedalo/clients/intent';
import type { Drafting } from '@dedalo/clients/stratego/drafting';
import type { Way } from '@dedalo/clients/stratego/orientation';
import { type Command, type CommandWords, commandWords } from '@dedalo/words';
import { announce } from '../../../app/announcer.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { cellWords } from '../board/cell-words.ts';
import type { Playing } from './playing.ts';

const WAYS: readonly Command[] = ['up', 'down', 'left', 'right'];
const ALWAYS: readonly Command[] = ['export', 'back', 'settings', 'new-game'];
/** While pieces are moved. */
const LISTED = ['stratego.earlier', 'stratego.later', 'stratego.now', 'stratego.moves'] as const;
const PLAYED: readonly Command[] = ['stratego.hurry', 'stratego.resign', ...LISTED];
export const SETTING_UP = ownCommandsOf('stratego').filter((command) => !PLAYED.includes(command));

export type RunCommand = (command: Command) => void;

interface Openers {
  readonly openSetups: () => void;
}

/** What can be done now. */
function commandsOf({ play }: Playing): readonly Command[] {
  if (play.isHandOver) return ['choose', ...ALWAYS];
  if (play.drafting) return [...WAYS, 'choose', ...SETTING_UP, ...ALWAYS];
  if (play.isOver) return [...LISTED, ...ALWAYS];
  if (play.isBotsTurn) return [...WAYS, ...PLAYED, ...ALWAYS];
  return [...WAYS, 'choose', ...LISTED, 'stratego.resign', ...ALWAYS];
}

/** What a command does now. */
export function wordsFor({ play }: Playing, command: Command): CommandWords {
  const said = words.value.games.stratego.keyWords;
  if (command === 'back' && play.lookingBack.at !== undefined) return words.value.games.stratego.commands.now;
  if (command === 'back' && play.picked !== undefined) return said.drop;
  if (command !== 'choose') return commandWords(command, words.value);
  if (play.isHandOver) return said.show;
  if (play.drafting) return said.place;
  return play.picked === undefined ? said.pick : said.go;
}

/** The commands of the game, for keys, gamepad and buttons alike. */
export function useStrategoCommands(playing: Playing, openers: Openers): RunCommand {
  const run: RunCommand = (command) => {
    if (!commandsOf(playing).includes(command)) return;
    if (WAYS.includes(command)) moveCursor(playing, command as Way);
    else if (command === 'stratego.setups') openers.openSetups();
    else HANDLERS[command]?.(playing);
  };
  void playing.controller.revision.value;
  useCommands({
    commands: commandsOf(playing),
    run,
    howTo: () => ({ game: words.value.games.stratego.name, steps: words.value.games.stratego.howTo }),
    wordsFor: (command) => wordsFor(playing, command),
  });
  return run;
}

function moveCursor(playing: Playing, way: Way): void {
  playing.play.moveCursor(way);
  playing.controller.changed();
  announce(cellWords(words.value, playing.scene(), playing.play.cursor));
}

/** Changes the set-up in progress, and announces the result. */
const drafting =
  (change: (drafting: Drafting, playing: Playing) => void) =>
  (playing: Playing): void => {
    const { play } = playing;
    if (!play.drafting) return;
    playing.do(() => {
      change(play.drafting!, playing);
      return DONE;
    });
  };

const HANDLERS: Readonly<Partial<Record<Command, (playing: Playing) => void>>> = {
  choose: (playing) => playing.do(() => playing.play.choose()),
  'stratego.hurry': ({ opponent }) => opponent.hurry(),
  'stratego.begin': (playing) => playing.do(() => playing.play.settle()),
  'stratego.pool': (playing) =>
    playing.draft((draft) => {
      draft.drawFromPool();
      return words.value.web.stratego.drawn;
    }),
  'stratego.mirror': (playing) =>
    playing.draft((draft) => {
      draft.mirror();
      return words.value.web.stratego.mirrored;
    }),
  'stratego.clear': (playing) =>
    playing.draft((draft) => {
      draft.clear();
      return words.value.web.stratego.cleared;
    }),
  'stratego.next-piece': drafting((draft) => draft.turnHand(1)),
  'stratego.piece-before': drafting((draft) => draft.turnHand(-1)),
  'stratego.remove': drafting((draft, { play }) => draft.remove(play.cursor)),
  'stratego.earlier': (playing) => playing.stepBack(-1),
  'stratego.later': (playing) => playing.stepBack(1),
  'stratego.now': (playing) => playing.toNow(),
  'stratego.moves': () => document.querySelector<HTMLElement>('.game-side .stratego-move[aria-current]')?.focus(),
  'stratego.resign': (playing) => void playing.resign(),
  export: ({ play }) => void saveReplay(play),
  'new-game': () => go(linkTo(['stratego'])),
  back: (playing) => {
    const { play } = playing;
    if (play.lookingBack.at !== undefined) return playing.toNow();
    if (play.picked === undefined) return go(linkTo(['stratego']));
    return playing.do(() => {
      play.dropPicked();
      return DONE;
    });
  },
  settings: () => go(linkTo(['settings'])),
};
