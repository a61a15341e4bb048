import type { CommandedGame, OwnCommand, OwnName, SharedCommand } from '@dedalo/words';
import type { Key } from '../key-map.ts';
import type { Letters } from '../letter-sets.ts';

/** The commands that a game brings beside the shared ones. Their words are in `packages/words`. */
export interface GameCommands<G extends CommandedGame> {
  /** The usual keys of each. */
  readonly keys: Readonly<Record<OwnName<G>, readonly Key[]>>;
  /** Buttons of a gamepad, counted as its standard layout does. */
  readonly buttons?: Readonly<Partial<Record<OwnName<G>, number>>>;
  /** Moments of the game that never are at once: a key may mean one thing in each. */
  readonly moments?: readonly (readonly OwnName<G>[])[];
  /** Shared commands that are never heard together with all or some of these; a key may mean one of each. */
  readonly apart?: readonly SharedCommand[] | Readonly<Partial<Record<OwnName<G>, readonly SharedCommand[]>>>;
  /** Every letter means something of its own while the game is played, and is no key of these. */
  readonly ownsLetters?: true;
  /** The letters that move as the game is described, where they are not the usual ones. */
  readonly letters?: Letters;
}

export const ownCommand = <G extends CommandedGame>(game: G, name: OwnName<G>): OwnCommand<G> =>
  `${game}.${name}` as OwnCommand<G>;
