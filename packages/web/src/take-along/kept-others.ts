import { isBetter, keepBest, parseRuns, type Run } from '@dedalo/clients/race/best-runs';
import { courseKey } from '@dedalo/clients/race/course';
import { readOwnSetups, withSetup, writeOwnSetups } from '@dedalo/clients/stratego/own-setups';
import type { JoinOther, Other } from '@dedalo/clients/take-along/belongings';
import { hashText } from '@dedalo/engine';
import { changeRuns, readRuns } from '../games/race/best-runs.ts';
import { keepOwnLevels, listOwnLevels, type OwnLevels } from '../store/own-levels.ts';

/** The content of databases: the user's own levels, identified by their text, and the best races. */
export async function keptOthers(): Promise<Other[]> {
  const [levels, runs] = await Promise.all([listOwnLevels(), readRuns()]);
  return [
    ...levels.map(({ name, text, added }) => ({
      kind: 'levels',
      key: keyOf({ name, text }),
      value: { name, text, added },
    })),
    ...runs.map((run) => ({ kind: 'run', key: `${courseKey(run.course)} ${run.pace}`, value: run })),
  ];
}

const keyOf = ({ name, text }: Pick<OwnLevels, 'name' | 'text'>): string => hashText(`${name}\n${text}`);

/** Keeps what is missing here. */
export async function applyKept(others: readonly Other[]): Promise<void> {
  const here = new Set((await listOwnLevels()).map(keyOf));
  for (const { kind, value } of others) {
    if (kind !== 'levels') continue;
    const { name, text, added } = value as Readonly<Record<string, unknown>>;
    if (typeof name !== 'string' || typeof text !== 'string' || typeof added !== 'number') continue;
    const id = keyOf({ name, text });
    if (!here.has(id)) await keepOwnLevels({ id, name, text, added });
  }
  const runs = parseRuns(others.flatMap(({ kind, value }) => (kind === 'run' ? [value] : [])));
  if (runs.length > 0) await changeRuns((kept) => runs.reduce(keepBest, kept));
}

/** Of a course the better run; of set-ups all, the names of mine first; a designer's game is known by what is in it. */
export const joinOther: JoinOther = (mine, theirs) => {
  if (mine.kind === 'race-game') return mine.value;
  if (mine.kind === 'run') {
    const [own, other] = [mine, theirs].map(({ value }) => parseRuns([value])[0]) as (Run | undefined)[];
    return own && (!other || !isBetter(other, own)) ? own : (other ?? mine.value);
  }
  const isSetups = mine.kind === 'item' && mine.key === 'stratego/setups';
  return isSetups ? joinSetups(String(mine.value), String(theirs.value)) : undefined;
};

function joinSetups(mine: string, theirs: string): string {
  let joined = readOwnSetups(mine);
  for (const setup of readOwnSetups(theirs).reverse()) {
    const isHere = joined.some(({ cells }) => JSON.stringify(cells) === JSON.stringify(setup.cells));
    const names = new Set(joined.map(({ title }) => title));
    let title = setup.title;
    for (let number = 2; names.has(title); number++) title = `${setup.title.slice(0, 34)} ${number}`;
    if (!isHere) joined = withSetup(joined, { ...setup, title });
  }
  return writeOwnSetups(joined);
}
