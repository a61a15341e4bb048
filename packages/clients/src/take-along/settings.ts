import type { Belongings } from './belongings.ts';
import type { Entry } from './entry.ts';

type Table = Readonly<Record<string, unknown>>;

/** Keys are chosen one command at a time. */
const KEYS = 'keys';
const OF_KEYS = `${KEYS}.`;

/** The settings that differ from the defaults; a name means the same in all clients. */
export const settingEntries = (settings: Table, usual: Table): Entry[] =>
  Object.entries(settings).flatMap(([key, value]) => {
    if (JSON.stringify(value) === JSON.stringify(usual[key])) return [];
    if (key !== KEYS) return [{ kind: 'setting', key, value }];
    return Object.entries(value as Table).map(([command, keys]) => ({
      kind: 'setting',
      key: `${OF_KEYS}${command}`,
      value: keys,
    }));
  });

/** All settings of all clients; each client takes what it knows. */
export function settingsIn({ others }: Pick<Belongings, 'others'>): Table & { readonly keys: Table } {
  const found = [...others.values()].filter(({ kind }) => kind === 'setting');
  const isKey = ({ key }: { readonly key: string }): boolean => key.startsWith(OF_KEYS);
  return {
    ...Object.fromEntries(found.filter((each) => !isKey(each)).map(({ key, value }) => [key, value])),
    keys: Object.fromEntries(found.filter(isKey).map(({ key, value }) => [key.slice(OF_KEYS.length), value])),
  };
}
