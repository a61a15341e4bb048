import type { ArenaWords } from '@dedalo/words/arena';

/** A hand-in that takes no part, as the arena tells of it; codes come back from files too. */
export interface AbsentHandIn {
  readonly code: string;
  readonly place: string;
  readonly detail: string;
}

type Sentence = (what: Pick<AbsentHandIn, 'place' | 'detail'>) => string;

/** Why a hand-in takes no part, where to look and what to do. */
export function absentWords(
  { tournament, faults }: Pick<ArenaWords, 'tournament' | 'faults'>,
  { code, place, detail }: AbsentHandIn,
): string {
  const sentences: Readonly<Record<string, Sentence>> = tournament.absent;
  const told: Readonly<Record<string, string>> = faults;
  // A program that says no hello has made one of the faults of a game.
  const what = { place, detail: code === 'no-hello' ? (told[detail] ?? detail) : detail };
  return sentences[code]?.(what) ?? [place, code, detail].filter((text) => text !== '').join(': ');
}
