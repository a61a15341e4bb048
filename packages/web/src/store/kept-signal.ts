import { type ReadonlySignal, signal } from '@preact/signals';
import { onForeignWrite, readJson, writeItem } from './local.ts';

/** A choice that the browser keeps, shared by all windows. */
export interface Kept<T extends object> {
  readonly now: ReadonlySignal<T>;
  readonly change: (change: Partial<T>) => void;
}

/** A value kept under a name; `parse` accepts anything found there. */
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
