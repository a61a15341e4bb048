import type { WholeGame } from '@dedalo/clients/history/kept-game';
import { missingOwn } from '@dedalo/clients/take-along/missing-own';
import { isGameName } from '@dedalo/clients/progress/progress';
import { type Belongings, joinBelongings, nameOfOther, type Other } from '@dedalo/clients/take-along/belongings';
import { carriedOf, readCarried } from '@dedalo/clients/take-along/carried';
import { type BadEntry, entriesOf, readEntries } from '@dedalo/clients/take-along/entries';
import type { ReadEntry } from '@dedalo/clients/take-along/entry';
import { formatTakeAlong } from '@dedalo/clients/take-along/format';
import { settingEntries, settingsIn } from '@dedalo/clients/take-along/settings';
import { PROGRESS_KINDS } from '../games/index.ts';
import { dayResults, joinDayResults } from '../store/day-results.ts';
import { store } from '../store/game-store.ts';
import { joinIntoLibrary, listGames, replayOf } from '../store/library.ts';
import { itemNames, readItem, readJson, writeItem } from '../store/local.ts';
import { acceptSettings, DEFAULT_SETTINGS, settings } from '../store/settings.ts';
import { applyKept, joinOther, keptOthers } from './kept-others.ts';
import { applyRaceGames, keptRaceGames } from './race-games.ts';

/** Entries of an unknown kind are carried for other clients under this name. */
const CARRIED = 'carried';
const RUNNING = 'running/';
/** These have entries of their own, or belong to this machine alone. */
const NO_ITEMS = ['progress', 'day-results', 'settings', 'last-played', CARRIED];

/** What goes into the file, and the names of races that are too large for it. */
export interface TakenOut {
  readonly text: string;
  readonly tooLarge: readonly string[];
}

/** All data of the user in this browser, as one text. */
export async function takeOut(): Promise<TakenOut> {
  store.flush();
  const text = formatTakeAlong(entriesOf(await gather()));
  return { text, tooLarge: (await keptRaceGames()).tooLarge };
}

/** Adds data that was taken along; the page has to be loaded again to show it. */
export async function takeIn(entries: readonly ReadEntry[]): Promise<readonly BadEntry[]> {
  store.flush();
  const { belongings, bad } = readEntries(entries, PROGRESS_KINDS);
  const joined = joinBelongings(await gather(), belongings, { kinds: PROGRESS_KINDS, now: Date.now(), joinOther });
  store.join(joined.progress);
  joinDayResults(joined.dayResults);
  const added = await joinIntoLibrary([...joined.library.values()]);
  if (added === 'not-kept') throw new Error('the browser keeps no library');
  for (const [name, replay] of joined.running) writeItem(RUNNING + name, replay);
  acceptSettings(settingsIn(joined));
  for (const { kind, key, value } of joined.others.values()) {
    const isItem = (kind === 'item' || kind === 'preference') && typeof value === 'string';
    if (isItem && isItemName(key) && readItem(key) !== value) writeItem(key, value);
  }
  for (const entry of missingOwn(store.own, joined)) store.keepOwn(entry);
  await applyKept([...joined.others.values()]);
  await applyRaceGames([...joined.others.values()]);
  writeItem(CARRIED, JSON.stringify(carriedOf(joined, await own())));
  return bad;
}

async function gather(): Promise<Belongings> {
  const here = await own();
  const others = new Map(readCarried(readJson(CARRIED)).map((other) => [nameOfOther(other), other]));
  for (const [name, other] of here.others) others.set(name, other);
  return { ...here, others };
}

/** Without what is only carried. */
async function own(): Promise<Belongings> {
  const names = itemNames();
  const items = names.filter(isItemName).flatMap((key): Other[] => {
    const value = readItem(key);
    return value === undefined ? [] : [{ kind: value.startsWith('{') ? 'preference' : 'item', key, value }];
  });
  const others = [
    ...settingEntries({ ...settings.peek() }, { ...DEFAULT_SETTINGS }),
    ...items,
    ...store.own.values(),
    ...(await keptOthers()),
    ...(await keptRaceGames()).others,
  ];
  const games = await listGames();
  const replays = await Promise.all(games.map(({ id }) => replayOf(id)));
  return {
    progress: store.progress,
    dayResults: dayResults(),
    library: new Map(
      games.flatMap((game, index): [string, WholeGame][] => {
        const replay = replays[index];
        return replay === undefined ? [] : [[game.id, { game, replay }]];
      }),
    ),
    running: new Map(
      names.flatMap((name): [string, string][] => {
        const replay = name.startsWith(RUNNING) ? readItem(name) : undefined;
        const short = name.slice(RUNNING.length);
        return replay === undefined || !isGameName(short) ? [] : [[short, replay]];
      }),
    ),
    others: new Map(others.map((other) => [nameOfOther(other), other])),
  };
}

const isItemName = (name: string): boolean =>
  /^[a-z][a-z0-9/-]{0,60}$/.test(name) && !NO_ITEMS.includes(name) && !name.startsWith(RUNNING);
