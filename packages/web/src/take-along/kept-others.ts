import type { Other } from '@dedalo/clients/take-along/belongings';
import { hashText } from '@dedalo/engine';
import { keepOwnLevels, listOwnLevels } from '../store/own-levels.ts';

/** Levels that somebody brought are called by what is in them. */
export const keptOthers = async (): Promise<Other[]> =>
  (await listOwnLevels()).map(({ name, text, added }) => ({
    kind: 'levels',
    key: hashText(`${name}\n${text}`),
    value: { name, text, added },
  }));

/** Keeps levels that are not here yet. */
export async function applyKept(others: readonly Other[]): Promise<void> {
  const here = new Set((await keptOthers()).map(({ key }) => key));
  for (const { kind, value } of others) {
    if (kind !== 'levels') continue;
    const { name, text, added } = value as Readonly<Record<string, unknown>>;
    if (typeof name !== 'string' || typeof text !== 'string' || typeof added !== 'number') continue;
    const id = hashText(`${name}\n${text}`);
    if (!here.has(id)) await keepOwnLevels({ id, name, text, added });
  }
}
