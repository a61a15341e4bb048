/** The title that a replay has, read off its text without playing it; '' where none can be read. */
export function replayTitle(replay: string): string {
  try {
    const value: unknown = JSON.parse(/^title (".*")\r?$/m.exec(replay)?.[1] ?? '""');
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
