/** Loaded before a tournament: it goes no further once its journal (HOLD_JOURNAL) has so many lines (HOLD_AT). */
import { existsSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';

const { HOLD_JOURNAL: journal = '', HOLD_AT: most } = process.env;
const isFull = (): boolean =>
  existsSync(journal) && readFileSync(journal, 'utf8').split('\n').length - 1 >= Number(most);

if (isMainThread) {
  const handle = await open(process.execPath);
  const { prototype } = handle.constructor as { readonly prototype: { sync: (this: FileHandle) => Promise<void> } };
  await handle.close();
  const { sync } = prototype;
  // Every line is synced after it is written.
  prototype.sync = async function held(this: FileHandle) {
    await sync.call(this);
    if (!isFull()) return;
    setInterval(() => undefined, 1000);
    await new Promise(() => undefined);
  };
}
