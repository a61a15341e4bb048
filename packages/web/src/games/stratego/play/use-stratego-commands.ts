import { DONE } from '@dedalo/clients/intent';
import type { Drafting } from '@dedalo/clients/stratego/drafting';
import type { Way } from '@dedalo/clients/stratego/orientation';
import type { Command } from '@dedalo/words';
import { announce } from '../../../app/announcer.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { cellWords } from '../board/cell-words.ts';
import type { Playing } from './playing.ts';

const WAYS: readonly Command[] = ['up', 'down', 'left', 'right'];
const ALWAYS: readonly Command[] = ['export', 'back', 'settings', 'keys', 'next'];
const SETTING_UP: readonly Command[] = ['previous', 'reverse', 'restart', 'play', 'faster', 'slower', 'undo', 'levels'];

export type RunCommand = (command: Command) => void;

interface Openers {
  readonly openSetups: () => void;
}

/** What can be done now. */
function commandsOf({ play }: Playing): readonly Command[] {
  if (play.isOver) return ALWAYS;
  if (play.isHandOver) return ['choose', ...ALWAYS];
  if (play.isBotsTurn) return [...WAYS, 'play', ...ALWAYS];
  return play.drafting ? [...WAYS, 'choose', ...SETTING_UP, ...ALWAYS] : [...WAYS, 'choose', ...ALWAYS];
}

/** The commands of the game, for keys, gamepad and buttons alike. */
export function useStrategoCommands(playing: Playing, openers: Openers): RunCommand {
  const run: RunCommand = (command) => {
    if (!commandsOf(playing).includes(command)) return;
    if (WAYS.includes(command)) moveCursor(playing, command as Way);
    else if (command === 'levels') openers.openSetups();
    else HANDLERS[command]?.(playing);
  };
  void playing.controller.revision.value;
  useCommands({ commands: commandsOf(playing), run });
  return run;
}

function moveCursor(playing: Playing, way: Way): void {
  playing.play.moveCursor(way);
  playing.controller.changed();
  announce(cellWords(words.value, playing.scene(), playing.play.cursor));
}

/** Changes the set-up that is being made; what it is now is told. */
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
  play: (playing) => {
    if (playing.play.isBotsTurn) return playing.opponent.hurry();
    return playing.do(() => playing.play.settle());
  },
  previous: (playing) =>
    playing.draft((draft) => {
      draft.drawFromPool();
      return words.value.web.stratego.drawn;
    }),
  reverse: (playing) =>
    playing.draft((draft) => {
      draft.mirror();
      return words.value.web.stratego.mirrored;
    }),
  restart: (playing) =>
    playing.draft((draft) => {
      draft.clear();
      return words.value.web.stratego.cleared;
    }),
  faster: drafting((draft) => draft.turnHand(1)),
  slower: drafting((draft) => draft.turnHand(-1)),
  undo: drafting((draft, { play }) => draft.remove(play.cursor)),
  export: ({ play }) => void saveReplay(play),
  next: () => go(linkTo(['stratego'])),
  back: (playing) => {
    const { play } = playing;
    if (play.picked === undefined) return go(linkTo(['stratego']));
    return playing.do(() => {
      play.dropPicked();
      return DONE;
    });
  },
  settings: () => go(linkTo(['settings'])),
  keys: () => go(linkTo(['settings', 'keys'])),
};
