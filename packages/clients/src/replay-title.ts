/** The title of a replay, read without playing it; '' where there is none. */
export const replayTitle = (replay: string): string => quotedIn(replay, /^title (".*")\r?$/m);

/** The seed, in the same way. */
export const replaySeed = (replay: string): string => quotedIn(replay, /^seed (".*")\r?$/m);

function quotedIn(replay: string, line: RegExp): string {
  try {
    const value: unknown = JSON.parse(line.exec(replay)?.[1] ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** “First steps 3: Hold still”: the collection and the number of a level. */
export function levelOfTitle(title: string): { readonly collection: string; readonly number: number } | undefined {
  const [, collection, number] = /^(.+?) (\d+)(?::.*)?$/.exec(title) ?? [];
  return collection === undefined ? undefined : { collection, number: Number(number) };
}
