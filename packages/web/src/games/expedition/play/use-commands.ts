import type { Way } from '@dedalo/pokelabirinto';
import type { ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { Intent } from '@dedalo/clients/intent';
import type { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import type { Command, CommandWords, OwnCommand } from '@dedalo/words';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { type HowToText, useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { MENU } from './links.ts';
import type { Playing } from './playing.ts';

export type RunCommand = (command: Command) => void;

/** Which journey comes next: the same, or another. */
export type Wish = 'again' | 'another';

type Own = Exclude<OwnCommand<'expedition'>, 'expedition.map'>;

const WAYS: Readonly<Partial<Record<Command, Way>>> = { up: 'W', left: 'A', down: 'S', right: 'D' };
const ALWAYS: readonly Command[] = ['expedition.map', 'restart', 'new-game', 'export', 'settings', 'back'];

const INTENTS: Readonly<Record<Own, (play: ExpeditionPlay) => Intent<ExpeditionTypes>>> = {
  'expedition.fight': (play) => play.fight(),
  'expedition.turn-back': (play) => play.turnBack(),
  'expedition.attack-1': (play) => play.attack(1),
  'expedition.attack-2': (play) => play.attack(2),
  'expedition.front-2': (play) => play.swap(1),
  'expedition.front-3': (play) => play.swap(2),
  'expedition.join': (play) => play.join(),
  'expedition.join-1': (play) => play.join(0),
  'expedition.join-2': (play) => play.join(1),
  'expedition.join-3': (play) => play.join(2),
  'expedition.let-go': (play) => play.leave(),
};

/** The game's own commands that are possible now. */
function ownCommands({ view, isFull }: ExpeditionPlay): Own[] {
  const swaps: Own[] = (['expedition.front-2', 'expedition.front-3'] as const).slice(0, view.party.length - 1);
  if (view.end !== null) return [];
  switch (view.phase.name) {
    case 'walking':
      return swaps;
    case 'meeting':
      return ['expedition.fight', 'expedition.turn-back', ...swaps];
    case 'fighting':
      return ['expedition.attack-1', 'expedition.attack-2', 'expedition.turn-back', ...swaps];
    case 'offer':
      return [
        ...(isFull
          ? (['expedition.join-1', 'expedition.join-2', 'expedition.join-3'] as const)
          : (['expedition.join'] as const)),
        'expedition.let-go',
      ];
  }
}

const commandsFor = ({ play }: Playing): Command[] => [
  ...ownCommands(play),
  ...(play.view.phase.name === 'walking' ? (Object.keys(WAYS) as Command[]) : []),
  ...ALWAYS,
];

interface PlayHandlers {
  readonly howTo: () => HowToText;
  readonly begin: (wish: Wish) => void;
  readonly openMap: () => void;
}

function wordsFor(command: Command): CommandWords | undefined {
  return command === 'restart' ? words.value.games.pokelabirinto.keyWords.again : undefined;
}

/** The commands of the journey, for keys, gamepad and buttons alike. */
export function usePlayCommands(playing: Playing, { begin, howTo, openMap }: PlayHandlers): RunCommand {
  const run = (command: Command): void => {
    const { play, controller, show } = playing;
    controller.begin();
    show.skip();
    // A button of a previous moment.
    if (!commandsFor(playing).includes(command)) return undefined;
    const way = WAYS[command];
    if (way) return controller.do(play.step(way));
    if (command === 'expedition.map') return openMap();
    if (command === 'restart') return begin('again');
    if (command === 'new-game') return begin('another');
    if (command === 'export') return void saveReplay(play);
    if (command === 'back') return go(linkTo(MENU));
    if (command === 'settings') return go(linkTo(['settings']));
    return controller.do(INTENTS[command as Own](play));
  };
  useCommands({ commands: commandsFor(playing), run, howTo, wordsFor });
  return run;
}
