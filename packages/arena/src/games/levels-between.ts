import type { SettingsReader } from './settings-reader.ts';

/** The levels from `first` to `last`, counted from 1, both included. */
export function levelsBetween<L>(reader: SettingsReader, levels: readonly L[]): readonly L[] {
  const first = reader.whole('first') ?? 1;
  const last = reader.whole('last') ?? levels.length;
  if (first < 1 || first > levels.length) reader.refuse('first');
  else if (last < first) reader.refuse('last');
  return levels.slice(first - 1, last);
}
