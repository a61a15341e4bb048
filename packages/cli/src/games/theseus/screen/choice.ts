import type { BotsWish } from '@dedalo/clients/theseus/bots-game';
import { OFFERED, otherSide, type Side, SIDES, USUAL_PLAYER } from '@dedalo/clients/theseus/players';
import type { TheseusWish } from '@dedalo/clients/theseus/session';
import { type Config, createConfig, DEFAULT_ROUNDS, DEFAULT_SIZE, DEFAULT_SUPPLIES } from '@dedalo/theseus';

/** A side for the person, or none: two bots are watched. */
export const ROLES = [...SIDES, 'watch'] as const;
export type Role = (typeof ROLES)[number];

/** The choices before a game. */
export interface GameChoice extends Pick<BotsWish, 'players'>, Pick<Config, 'size' | 'supplies' | 'rounds'> {
  readonly role: Role;
}

export const PARAMETERS = ['role', 'theseus', 'minotaur', 'size', 'supplies', 'rounds'] as const;
export type ParameterName = (typeof PARAMETERS)[number];

/** The described game, with the person as Theseus. */
export const PROPOSED: GameChoice = {
  role: 'theseus',
  players: USUAL_PLAYER,
  size: DEFAULT_SIZE,
  supplies: DEFAULT_SUPPLIES,
  rounds: DEFAULT_ROUNDS,
};

const NUMBERS = {
  size: [5, 7, 9, 11, 13, 15, 17, 19, 21],
  supplies: [1, 2, 3, 4, 5, 6],
  rounds: [25, 50, 100, 200, 500],
} as const satisfies Partial<Record<ParameterName, readonly number[]>>;

/** The choice with the next or the previous value of a parameter; it wraps round. */
export function changeChoice(choice: GameChoice, name: ParameterName, step: 1 | -1): GameChoice {
  switch (name) {
    case 'role':
      return { ...choice, role: beside(ROLES, choice.role, step) };
    case 'theseus':
    case 'minotaur': {
      const player = beside(OFFERED[name], choice.players[name], step);
      return { ...choice, players: { ...choice.players, [name]: player } };
    }
    case 'size':
    case 'supplies':
    case 'rounds':
      return { ...choice, [name]: beside<number>(NUMBERS[name], choice[name], step) };
  }
}

const beside = <T>(values: readonly T[], value: T, step: 1 | -1): T =>
  values.at((values.indexOf(value) + step) % values.length)!;

/** Whether a parameter has an effect: no bot plays the person's side. */
export const matters = ({ role }: GameChoice, name: ParameterName): boolean => name !== role;

/** Two bots to watch. */
export const botsWishOf = (choice: GameChoice, seed: string): BotsWish => ({
  config: configOf(choice),
  seed,
  players: choice.players,
});

/** A game of the person on a side. */
export const gameWishOf = (choice: GameChoice, side: Side, seed: string): TheseusWish => ({
  config: configOf(choice),
  seed,
  side,
  against: choice.players[otherSide(side)],
});

function configOf({ size, supplies, rounds }: GameChoice): Config {
  const config = createConfig({ size, supplies, rounds });
  if (!config.ok) throw new Error(`configOf: ${config.error.code}`);
  return config.value;
}
