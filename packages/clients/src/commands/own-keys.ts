import type { Command } from '@dedalo/words';
import { usualKeysOf } from '../all-commands.ts';
import type { Key } from '../key-map.ts';

/** In a user's list of keys: the usual ones, in addition to those in the list. */
export const THE_USUAL = 'usual';
/** A prefix in the list: without this usual key. */
const LESS = '-';

const isLess = (key: Key): boolean => key.startsWith(LESS) && key.length > LESS.length;
const isKey = (key: Key): boolean => key !== THE_USUAL && !isLess(key);

/** What the settings say about a command's keys. Named keys take a key from others, usual ones do not. */
export interface OwnKeys {
  readonly named: readonly Key[];
  readonly usual: readonly Key[];
}

export function ownKeysOf(command: Command, keys: Readonly<Record<string, readonly Key[]>>): OwnKeys {
  const list = Object.hasOwn(keys, command) ? keys[command]! : [THE_USUAL];
  const hasUsual = list.includes(THE_USUAL);
  return {
    named: list.filter(isKey),
    usual: hasUsual ? usualKeysOf(command).filter((key) => !list.includes(LESS + key)) : [],
  };
}

/** The list for the settings; undefined where it has only the usual keys. */
export function ownList(command: Command, { named, usual }: OwnKeys): readonly Key[] | undefined {
  if (usual.length === 0) return named;
  const left = usualKeysOf(command).filter((key) => !usual.includes(key));
  if (left.length === 0 && named.length === 0) return undefined;
  return [THE_USUAL, ...left.map((key) => LESS + key), ...named];
}
