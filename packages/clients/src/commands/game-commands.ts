import type { CommandedGame, OwnCommand, OwnName, SharedCommand } from '@dedalo/words';
import type { Key } from '../key-map.ts';
import type { Letters } from '../letter-sets.ts';

/** The commands that a game brings beside the shared ones. Their words are in `packages/words`. */
export interface GameCommands<G extends CommandedGame> {
  /** The usual keys of each. */
  readonly keys: Readonly<Record<OwnName<G>, readonly Key[]>>;
  /** Buttons of a gamepad, by their number in the standard layout. */
  readonly buttons?: Readonly<Partial<Record<OwnName<G>, number>>>;
  /** Phases of the game that exclude each other, so that a key may have another meaning in each. */
  readonly moments?: readonly (readonly OwnName<G>[])[];
  /**
   * Shared commands that are never available together with all or some of these, so that both may have the same key.
   */
  readonly apart?: readonly SharedCommand[] | Readonly<Partial<Record<OwnName<G>, readonly SharedCommand[]>>>;
  /** Every letter has a meaning in the game itself, so none is a key of these commands. */
  readonly ownsLetters?: true;
  /** The letters for moving in the game's description, if they are not the usual ones. */
  readonly letters?: Letters;
}

export const ownCommand = <G extends CommandedGame>(game: G, name: OwnName<G>): OwnCommand<G> =>
  `${game}.${name}` as OwnCommand<G>;
