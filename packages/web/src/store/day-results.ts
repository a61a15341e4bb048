import type { Day } from '@dedalo/clients/today/day';
import {
  addResult,
  countsFor,
  type DayResult,
  type DayResults,
  joinResults,
  NO_RESULTS,
  plainResults,
  readResults,
} from '@dedalo/clients/today/day-result';
import { signal } from '@preact/signals';
import { today } from '../today/today.ts';
import { onForeignWrite, readItem, readJson, writeItem } from './local.ts';

const NAME = 'day-results';

const results = signal(readResults(readJson(NAME)));

onForeignWrite(NAME, () => {
  results.value = readItem(NAME) === undefined ? NO_RESULTS : joinResults(results.value, readResults(readJson(NAME)));
});

/** The results of all daily challenges. */
export const dayResults = (): DayResults => results.value;

/** Keeps a result that counts today, joined with those of other windows. */
export function keepDayResult(game: string, { day, result }: { readonly day: Day; readonly result: DayResult }): void {
  if (countsFor(day, today.peek())) joinDayResults(addResult(NO_RESULTS, { game, day, result }));
}

export function joinDayResults(more: DayResults): void {
  results.value = joinResults(joinResults(readResults(readJson(NAME)), results.value), more);
  writeItem(NAME, JSON.stringify(plainResults(results.value)));
}

export function forgetDayResults(): void {
  results.value = NO_RESULTS;
}
