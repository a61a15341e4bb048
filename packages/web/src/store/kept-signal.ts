import { type ReadonlySignal, signal } from '@preact/signals';
import { onForeignWrite, readJson, writeItem } from './local.ts';

/** Something chosen that the browser keeps, in this window and the others. */
export interface Kept<T extends object> {
  readonly now: ReadonlySignal<T>;
  readonly change: (change: Partial<T>) => void;
}

/** What is kept under a name; `parse` makes sense of anything that stands there. */
export function keptSignal<T extends object>(name: string, parse: (value: unknown) => T): Kept<T> {
  const now = signal(parse(readJson(name)));
  onForeignWrite(name, () => {
    now.value = parse(readJson(name));
  });
  return {
    now,
    change(change) {
      now.value = { ...now.value, ...change };
      writeItem(name, JSON.stringify(now.value));
    },
  };
}
