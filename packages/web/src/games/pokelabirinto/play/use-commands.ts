import { sentence } from '@dedalo/clients/message';
import { oddsQuestion } from '@dedalo/clients/pokelabirinto/fight-odds';
import type { Way } from '@dedalo/pokelabirinto';
import type { Command, CommandWords } from '@dedalo/words';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { type HowToText, useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';

const WAYS: Readonly<Partial<Record<Command, Way>>> = { up: 'W', left: 'A', down: 'S', right: 'D' };
const WALKING = Object.keys(WAYS) as Command[];
const IN_FIGHTS: readonly Command[] = [
  'pokelabirinto.fight',
  'pokelabirinto.turn-back',
  'pokelabirinto.attack-1',
  'pokelabirinto.attack-2',
];
const ALWAYS: readonly Command[] = ['restart', 'new-game', 'export', 'settings', 'back', 'hint'];

export type RunCommand = (command: Command) => void;

/** Which game comes next: on the same maze, or on another. */
export type Wish = 'again' | 'another';

/** The commands that are possible now. */
function commandsFor({ play, show }: Playing): Command[] {
  const { name } = play.view.phase;
  if (name === 'meeting') return ['pokelabirinto.fight', 'pokelabirinto.turn-back', ...ALWAYS];
  if (name === 'fighting') return ['pokelabirinto.attack-1', 'pokelabirinto.attack-2', ...ALWAYS];
  return show.shown.value.place === 'fight' ? ['choose', ...WALKING, ...ALWAYS] : [...WALKING, ...ALWAYS];
}

interface PlayHandlers {
  readonly howTo: () => HowToText;
  readonly begin: (wish: Wish) => void;
}

function wordsFor(command: Command): CommandWords | undefined {
  const { odds, again, goOn } = words.value.games.pokelabirinto.keyWords;
  return ({ hint: odds, restart: again, choose: goOn } as Partial<Record<Command, CommandWords>>)[command];
}

/** The commands of the game, for keys, gamepad and buttons alike. */
export function usePlayCommands(playing: Playing, { begin, howTo }: PlayHandlers): RunCommand {
  const run = (command: Command): void => {
    const { play, controller, show } = playing;
    const way = WAYS[command];
    controller.begin();
    play.letGo();
    show.skip();
    // A button of a previous moment.
    if (IN_FIGHTS.includes(command) && !commandsFor(playing).includes(command)) return undefined;
    if (command === 'restart') return begin('again');
    if (command === 'new-game') return begin('another');
    // After a fight any key leads back to the maze, and a move is made there at once.
    if (play.view.phase.name === 'walking' && (way || command === 'choose')) show.close();
    if (way) return controller.do(play.step(way));
    return HANDLERS[command]?.(playing);
  };
  useCommands({ commands: commandsFor(playing), run, howTo, wordsFor });
  return run;
}

const HANDLERS: Readonly<Partial<Record<Command, (playing: Playing) => void>>> = {
  'pokelabirinto.fight': ({ play, controller }) => controller.do(play.fight()),
  'pokelabirinto.turn-back': ({ play, controller }) => controller.do(play.turnBack()),
  'pokelabirinto.attack-1': ({ play, controller }) => controller.do(play.attack(1)),
  'pokelabirinto.attack-2': ({ play, controller }) => controller.do(play.attack(2)),
  hint: ({ play, controller, odds }) => {
    if (odds.isWanted) return odds.stop();
    if (oddsQuestion(play.view)) return odds.want();
    return controller.say({ text: sentence(words.value.games.pokelabirinto.noOdds), role: 'faint' });
  },
  export: ({ play }) => void saveReplay(play),
  back: () => go(linkTo(['pokelabirinto'])),
  settings: () => go(linkTo(['settings'])),
};
