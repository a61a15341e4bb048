import type { Command } from '@dedalo/words';
import { type Key, KEY_PLACES, KeyMap, type KeySettings, lastingKeysOf, letterOf } from '../key-map.ts';
import { ALL_COMMANDS, broughtBy, canMeet, gameOf, usualKeysOf } from '../all-commands.ts';
import { type OwnKeys, ownKeysOf, ownList } from './own-keys.ts';

type Keys = KeySettings['keys'];

const MOST_KEYS = 4;

/** The keys that a command was given, without letters for moving and keys that it never loses. */
export function givenKeysOf(command: Command, keys: Keys): readonly Key[] {
  const { named, usual } = ownKeysOf(command, keys);
  return [...usual, ...named];
}

type PlaceKeys = readonly [game: string | undefined, keys: KeyMap];

/** The keys of a command at every place where they may differ. */
export class KeyMaps {
  readonly #maps: readonly PlaceKeys[];

  constructor(settings: KeySettings) {
    this.#maps = KEY_PLACES.map((place) => [place.game, new KeyMap(settings, place)]);
  }

  /** All keys of a command, each with the games in which it works and does not work. */
  keysOf(command: Command): readonly SpreadKey[] {
    const maps = this.#mapsOf(command);
    const all = new Set(maps.flatMap(([, keys]) => keys.keysOf(command)));
    return [...all].map((key) => {
      const has = ([, keys]: PlaceKeys): boolean => keys.keysOf(command).includes(key);
      const games = (some: readonly PlaceKeys[]): string[] =>
        some.flatMap(([game]) => (game === undefined ? [] : [game]));
      return { key, games: games(maps.filter(has)), notIn: games(maps.filter((map) => !has(map))) };
    });
  }

  has(command: Command, key: Key): boolean {
    return this.#mapsOf(command).some(([, keys]) => keys.keysOf(command).includes(key));
  }

  /** The other commands that have the key and can be available together with this one. */
  rivalsFor(command: Command, key: Key): readonly Command[] {
    const maps = this.#mapsOf(command);
    const has = (other: Command): boolean =>
      this.#mapsOf(other).some((map) => maps.includes(map) && map[1].keysOf(other).includes(key));
    return ALL_COMMANDS.filter((other) => other !== command && canMeet(other, command) && has(other));
  }

  /** The usual keys that a command has lost everywhere, because they were given to others. */
  lostKeysOf(command: Command): readonly LostKey[] {
    const lost = usualKeysOf(command).filter((key) => !this.has(command, key));
    return lost.flatMap((key) => this.rivalsFor(command, key).map((holder) => ({ key, holder })));
  }

  #mapsOf(command: Command): readonly PlaceKeys[] {
    const game = gameOf(command);
    return game === undefined ? this.#maps : this.#maps.filter(([place]) => place === game);
  }
}

/** A key of a command, and where it works. */
export interface SpreadKey {
  readonly key: Key;
  readonly games: readonly string[];
  readonly notIn: readonly string[];
}

/** Why a command cannot have a key: another one never loses it, or letters mean something else there. */
export type KeyRefusal = 'lasting' | 'letter';

/** Gives a key to a command, and takes it from every command that can be available together with this one. */
export function giveKey(settings: KeySettings, command: Command, key: Key): Keys | KeyRefusal {
  const { keys } = settings;
  const rivals = new KeyMaps(settings).rivalsFor(command, key);
  if (rivals.some((rival) => lastingKeysOf(rival).includes(key))) return 'lasting';
  if (broughtBy(gameOf(command))?.ownsLetters && letterOf(key) !== undefined) return 'letter';
  // A named key takes precedence over usual keys and letters for moving, and a game's command over shared ones.
  const yields = (rival: Command): boolean => gameOf(rival) === undefined && gameOf(command) !== undefined;
  const losers = rivals.filter((rival) => ownKeysOf(rival, keys).named.includes(key) && !yields(rival));
  const taken = losers.reduce((rest, loser) => withoutNamed(rest, loser, key), keys);
  const { named, usual } = ownKeysOf(command, keys);
  return withList(taken, command, {
    named: [...without(named, key), key].slice(-MOST_KEYS),
    usual: without(usual, key),
  });
}

export function takeKey({ keys }: KeySettings, command: Command, key: Key): Keys {
  const { named, usual } = ownKeysOf(command, keys);
  return withList(keys, command, { named: without(named, key), usual: without(usual, key) });
}

function withoutNamed(keys: Keys, command: Command, key: Key): Keys {
  const { named, usual } = ownKeysOf(command, keys);
  return withList(keys, command, { named: without(named, key), usual });
}

function withList(keys: Keys, command: Command, own: OwnKeys): Keys {
  const { [command]: _, ...others } = keys;
  const list = ownList(command, own);
  return list ? { ...others, [command]: list } : others;
}

const without = (keys: readonly Key[], key: Key): Key[] => keys.filter((other) => other !== key);

export interface LostKey {
  readonly key: Key;
  readonly holder: Command;
}
