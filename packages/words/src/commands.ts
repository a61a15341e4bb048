import type { Words } from './words.ts';

/** What can be asked for in a client by a key, a button or a gesture, whatever the game. Each means one thing everywhere. */
export const SHARED_COMMANDS = [
  'up',
  'down',
  'left',
  'right',
  'choose',
  'back',
  'help',
  'undo',
  'redo',
  'restart',
  'new-game',
  'hint',
  'settings',
  'export',
  'play',
  'faster',
  'slower',
  'first',
  'last',
  'present',
] as const;
export type SharedCommand = (typeof SHARED_COMMANDS)[number];

type Games = Words['games'];

/** A game that brings commands of its own; their words are their names. */
export type CommandedGame = {
  [G in keyof Games]: Games[G] extends { readonly commands: object } ? G : never;
}[keyof Games];

/** A command of a game's own, as the game calls it. */
export type OwnName<G extends CommandedGame> = keyof Games[G]['commands'] & string;

/** A command of a game's own, with the name of its game: `sokoban.reverse`. */
export type OwnCommand<G extends CommandedGame = CommandedGame> = G extends CommandedGame
  ? `${G}.${OwnName<G>}`
  : never;

export type Command = SharedCommand | OwnCommand;

export type CommandWords = Words['client']['commands'][SharedCommand];

/** What a command does, in a word and in a sentence. */
export function commandWords(command: Command, { client, games }: Pick<Words, 'client' | 'games'>): CommandWords {
  const [game, name] = command.split('.');
  if (name === undefined) return client.commands[command as SharedCommand];
  const own: Readonly<Record<string, CommandWords>> = games[game as CommandedGame].commands;
  return own[name]!;
}
