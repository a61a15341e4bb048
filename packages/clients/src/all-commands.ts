import {
  type Command,
  type CommandedGame,
  type OwnCommand,
  type OwnName,
  SHARED_COMMANDS,
  type SharedCommand,
} from '@dedalo/words';
import type { Key } from './key-map.ts';
import { EXPEDITION_COMMANDS } from './expedition/commands.ts';
import { LOGIC_MAZE_COMMANDS } from './logic-maze/commands.ts';
import { POKELABIRINTO_COMMANDS } from './pokelabirinto/commands.ts';
import { RACE_COMMANDS } from './race/commands.ts';
import { SOKOBAN_COMMANDS } from './sokoban/commands.ts';
import { STRATEGO_COMMANDS } from './stratego/commands.ts';
import { THESEUS_COMMANDS } from './theseus/commands.ts';
import { type GameCommands, ownCommand } from './commands/game-commands.ts';
import { SHARED_KEYS } from './commands/shared-keys.ts';

/** The commands of any game. */
type AnyCommands = { [G in CommandedGame]: GameCommands<G> }[CommandedGame];

const BROUGHT: { readonly [G in CommandedGame]: GameCommands<G> } = {
  pokelabirinto: POKELABIRINTO_COMMANDS,
  expedition: EXPEDITION_COMMANDS,
  race: RACE_COMMANDS,
  sokoban: SOKOBAN_COMMANDS,
  stratego: STRATEGO_COMMANDS,
  theseus: THESEUS_COMMANDS,
  'logic-maze': LOGIC_MAZE_COMMANDS,
};

export const COMMANDED_GAMES = Object.keys(BROUGHT) as readonly CommandedGame[];

/** The commands that a game brings; undefined if it has only the shared ones. */
export const broughtBy = (game: string | undefined): AnyCommands | undefined =>
  game !== undefined && Object.hasOwn(BROUGHT, game) ? BROUGHT[game as CommandedGame] : undefined;

/** A game's own commands, in the order of lists. */
export const ownCommandsOf = (game: CommandedGame): readonly OwnCommand[] =>
  Object.keys(BROUGHT[game].keys).map((name) => ownCommand(game, name as OwnName<typeof game>));

/** All commands that can be used while a game is on the screen; the shared ones where none is. */
export const commandsIn = (game: string | undefined): readonly Command[] =>
  broughtBy(game) ? [...SHARED_COMMANDS, ...ownCommandsOf(game as CommandedGame)] : SHARED_COMMANDS;

export const ALL_COMMANDS: readonly Command[] = [...SHARED_COMMANDS, ...COMMANDED_GAMES.flatMap(ownCommandsOf)];

export const isCommand = (name: string): name is Command => (ALL_COMMANDS as readonly string[]).includes(name);

/** The game that a command belongs to; undefined for the shared ones. */
export const gameOf = (command: Command): CommandedGame | undefined => split(command)?.game;

interface Own {
  readonly game: CommandedGame;
  readonly name: string;
}

function split(command: Command): Own | undefined {
  const [game, name] = command.split('.');
  return name === undefined ? undefined : { game: game as CommandedGame, name };
}

export function usualKeysOf(command: Command): readonly Key[] {
  const own = split(command);
  if (!own) return SHARED_KEYS[command as SharedCommand];
  const keys: Readonly<Record<string, readonly Key[]>> = BROUGHT[own.game].keys;
  return keys[own.name]!;
}

/** Commands of the replay player and the laboratory, which have pages of their own. */
const PLAYBACK: readonly SharedCommand[] = ['play', 'faster', 'slower'];

/** Whether two commands can be available on one page. */
export function canMeet(a: Command, b: Command): boolean {
  const [ownA, ownB] = [split(a), split(b)];
  if (ownA && ownB) return ownA.game === ownB.game && !areApart(ownA, ownB);
  const own = ownA ?? ownB;
  if (!own) return true;
  const shared = (ownA ? b : a) as SharedCommand;
  return !PLAYBACK.includes(shared) && !apartFrom(own).includes(shared);
}

function apartFrom({ game, name }: Own): readonly SharedCommand[] {
  const apart: readonly SharedCommand[] | Readonly<Record<string, readonly SharedCommand[]>> =
    BROUGHT[game].apart ?? [];
  return isList(apart) ? apart : (apart[name] ?? []);
}

// Array.isArray does not narrow to readonly arrays.
const isList = (value: object): value is readonly SharedCommand[] => Array.isArray(value);

function areApart(a: Own, b: Own): boolean {
  const moments: readonly (readonly string[])[] = BROUGHT[a.game].moments ?? [];
  const momentOf = ({ name }: Own): number => moments.findIndex((moment) => moment.includes(name));
  const [first, second] = [momentOf(a), momentOf(b)];
  return first !== -1 && second !== -1 && first !== second;
}

/** The commands of all games for a button of a gamepad. */
export const ownCommandsOn = (button: number): readonly OwnCommand[] =>
  COMMANDED_GAMES.flatMap((game) => {
    const buttons: Readonly<Record<string, number>> = BROUGHT[game].buttons ?? {};
    return ownCommandsOf(game).filter((command) => buttons[split(command)!.name] === button);
  });
