import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WholeGame } from '@dedalo/clients/history/kept-game';
import { isGameName } from '@dedalo/clients/progress/progress';
import { type Belongings, joinBelongings, nameOfOther, type Other } from '@dedalo/clients/take-along/belongings';
import { carriedOf, readCarried } from '@dedalo/clients/take-along/carried';
import { entriesOf, type BadEntry, readEntries } from '@dedalo/clients/take-along/entries';
import type { ReadEntry } from '@dedalo/clients/take-along/entry';
import { formatTakeAlong } from '@dedalo/clients/take-along/format';
import { missingOwn } from '@dedalo/clients/take-along/missing-own';
import { settingEntries, settingsIn } from '@dedalo/clients/take-along/settings';
import { PROGRESS_KINDS } from './games/index.ts';
import { readIfThere, writeSafelySync } from './store/files.ts';
import { DEFAULT_SETTINGS, type Settings } from './store/settings.ts';
import { acceptedSettings } from './store/settings-text.ts';
import type { Store } from './store/store.ts';

/** Settings that the terminal does not know are carried for other clients in this file. */
const CARRIED = 'carried.json';

/** All data of this user, as one text. */
export const takeOut = (store: Store): string => formatTakeAlong(entriesOf(gather(store)));

/** Adds data that was taken along. */
export function takeIn(store: Store, entries: readonly ReadEntry[], now: number): readonly BadEntry[] {
  const { belongings, bad } = readEntries(entries, PROGRESS_KINDS);
  const joined = joinBelongings(gather(store), belongings, { kinds: PROGRESS_KINDS, now });
  store.joinProgress(joined.progress);
  store.joinDayResults(joined.dayResults);
  const here = new Map(store.library.list().map((game) => [game.id, game]));
  const isNew = ({ game: { id, at, isFavourite } }: WholeGame): boolean =>
    here.get(id)?.at !== at || here.get(id)?.isFavourite !== isFavourite;
  store.library.join([...joined.library.values()].filter(isNew));
  store.writeLibrary();
  for (const [name, replay] of joined.running) {
    if (store.running(name) !== replay) store.keepRunning(name, replay);
  }
  store.saveSettings({ ...store.settings, ...acceptedSettings(settingsIn(joined)) });
  for (const entry of missingOwn(store.own, joined)) store.keepOwn(entry);
  const carried = carriedOf(joined, ownOf(store));
  writeSafelySync(join(store.folder, CARRIED), `${JSON.stringify(carried)}\n`);
  return bad;
}

function gather(store: Store): Belongings {
  const own = ownOf(store);
  const others = new Map(readCarriedFile(store).map((other) => [nameOfOther(other), other]));
  for (const [name, other] of own.others) others.set(name, other);
  return { ...own, others };
}

/** Without what is only carried. */
function ownOf(store: Store): Belongings {
  const { progress, dayResults, library, settings } = store;
  const { others, ...chosen }: Settings = settings;
  const entries = settingEntries({ ...others, ...chosen }, { ...DEFAULT_SETTINGS });
  return {
    progress,
    dayResults,
    library: new Map(
      library.list().flatMap((game): [string, WholeGame][] => {
        const replay = library.replayOf(game.id);
        return replay === undefined ? [] : [[game.id, { game, replay }]];
      }),
    ),
    running: new Map(runningNames(store).flatMap((name) => withText(name, store.running(name)))),
    others: new Map([...entries, ...store.own.values()].map((other) => [nameOfOther(other), other])),
  };
}

const withText = (name: string, text: string | undefined): [string, string][] =>
  text === undefined ? [] : [[name, text]];

function runningNames(store: Store): string[] {
  try {
    const files = readdirSync(join(store.folder, 'running'));
    return files.flatMap((file) => /^(.*)\.replay$/.exec(file)?.[1] ?? []).filter(isGameName);
  } catch {
    return [];
  }
}

function readCarriedFile({ folder }: Store): Other[] {
  const text = readIfThere(join(folder, CARRIED));
  try {
    return text.ok && text.value !== undefined ? readCarried(JSON.parse(text.value)) : [];
  } catch {
    return [];
  }
}
