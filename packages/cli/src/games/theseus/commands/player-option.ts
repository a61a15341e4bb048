import { InvalidArgumentError, Option } from 'commander';
import {
  PARAMETERS,
  parsePlayer,
  type PlayerName,
  PLAYERS,
  type PlayerWord,
  type Side,
  USUAL_PLAYER,
} from '@dedalo/clients/theseus/players';
import { offer } from '../../../offered-values.ts';
import { oneOf } from '../../../values.ts';

/** Reads one of these players with its options: `minmax:depth=4`. */
export function playerReader(among: readonly PlayerName[]): (text: string) => PlayerWord {
  const read = (text: string): PlayerWord => {
    const player = parsePlayer(text.toLowerCase(), among);
    if (player !== undefined) return player;
    // It throws for an unknown player.
    const name = oneOf(among)(text.split(':')[0]!);
    const takes = takenBy(name);
    throw new InvalidArgumentError(
      takes.length === 0 ? `${name} takes nothing behind its name.` : `${name} takes ${takes.join(', ')}.`,
    );
  };
  return offer(read, () => among);
}

/** The player of a side. */
export function playerOption(side: Side): Option {
  const taken = takenText(PLAYERS[side]);
  return new Option(`--${side} <player>`, `one of ${PLAYERS[side].join(', ')}${taken === '' ? '' : `; or ${taken}`}`)
    .default(USUAL_PLAYER[side])
    .argParser(playerReader(PLAYERS[side]));
}

/** The options of some of these players: `minmax:depth=1…8`. */
export const takenText = (among: readonly PlayerName[]): string =>
  among.flatMap((name) => takenBy(name).map((taken) => `${name}:${taken}`)).join(', ');

const takenBy = (name: PlayerName): string[] =>
  (PARAMETERS[name] ?? []).map((one) => `${one.name}=${one.least}…${one.most}`);
