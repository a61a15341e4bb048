import { type BotParameter, type BotWord, formatBotWord, parseBotWord, takesOptions } from '@dedalo/engine';

/** The sides of the game; the place of each is its seat. */
export const SIDES = ['theseus', 'minotaur'] as const;
export type Side = (typeof SIDES)[number];

export const PLAYER_NAMES = [
  'random',
  'drowsy',
  'bold',
  'careful',
  'wary',
  'heuristic',
  'minmax',
  'hunter',
  'stalker',
  'cunning',
  'optimal',
] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** A player with its options: `minmax:depth=4`. */
export type PlayerWord = PlayerName | `${PlayerName}:${string}`;

/** The players of a side, under the names that people type. This file loads nothing of the game. */
export const PLAYERS: Readonly<Record<Side, readonly PlayerName[]>> = {
  theseus: ['random', 'bold', 'careful', 'wary', 'heuristic', 'minmax', 'cunning', 'optimal'],
  minotaur: ['random', 'drowsy', 'hunter', 'stalker', 'cunning', 'optimal'],
};

/** The opponents for a person on the other side, the weakest first; the exact chances against each can be computed. */
export const OPPONENTS = {
  theseus: ['bold', 'careful', 'wary', 'cunning'],
  minotaur: ['random', 'drowsy', 'hunter', 'stalker', 'cunning'],
} as const satisfies Readonly<Record<Side, readonly PlayerName[]>>;

/** The options of players, as the game declares them. */
export const PARAMETERS: Readonly<Partial<Record<PlayerName, readonly BotParameter[]>>> = {
  minmax: [{ name: 'depth', least: 1, most: 8 }],
};

/** The player of a side where none is named. */
export const USUAL_PLAYER: Readonly<Record<Side, PlayerName>> = { theseus: 'minmax', minotaur: 'random' };

export const otherSide = (side: Side): Side => (side === 'theseus' ? 'minotaur' : 'theseus');

/** One of these players, as it is typed; undefined for an unknown player or an option that it does not take. */
export function parsePlayer(text: string, among: readonly PlayerName[]): PlayerWord | undefined {
  const word = parseBotWord(text);
  const name = word && among.find((known) => known === word.name);
  if (!name || !takesOptions(PARAMETERS[name] ?? [], word.options)) return undefined;
  return formatBotWord(word) as PlayerWord;
}

/** A player's name and its options. */
export const readWord = (player: PlayerWord): BotWord & { readonly name: PlayerName } =>
  parseBotWord(player) as BotWord & { readonly name: PlayerName };

/** The players offered in a list: opponents by their strength, then those of the description. */
export const OFFERED: Readonly<Record<Side, readonly PlayerWord[]>> = {
  theseus: [...OPPONENTS.theseus, 'random', 'heuristic', 'minmax', 'minmax:depth=4', 'minmax:depth=6', 'optimal'],
  minotaur: [...OPPONENTS.minotaur, 'optimal'],
};
