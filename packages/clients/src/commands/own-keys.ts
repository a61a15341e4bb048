import type { Command } from '@dedalo/words';
import { usualKeysOf } from '../all-commands.ts';
import type { Key } from '../key-map.ts';

/** In a list of keys of one's own: the usual ones, beside those that the list names. */
export const THE_USUAL = 'usual';
/** Behind it: but for this one. */
const LESS = '-';

const isLess = (key: Key): boolean => key.startsWith(LESS) && key.length > LESS.length;
const isKey = (key: Key): boolean => key !== THE_USUAL && !isLess(key);

/** What the settings say of the keys of a command. Those that are named take a key from others, the usual ones do not. */
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

/** The list that says this, undefined where it says nothing but the usual. */
export function ownList(command: Command, { named, usual }: OwnKeys): readonly Key[] | undefined {
  if (usual.length === 0) return named;
  const left = usualKeysOf(command).filter((key) => !usual.includes(key));
  if (left.length === 0 && named.length === 0) return undefined;
  return [THE_USUAL, ...left.map((key) => LESS + key), ...named];
}
