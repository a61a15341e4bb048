import type { ArenaWords } from '@dedalo/words/arena';

/** A hand-in that does not take part, as the arena reports it; the codes may also come from files. */
export interface AbsentHandIn {
  readonly code: string;
  readonly place: string;
  readonly detail: string;
}

type Sentence = (what: Pick<AbsentHandIn, 'place' | 'detail'>) => string;

/** Why a hand-in does not take part, where to look and what to do. */
export function absentWords(
  { tournament, faults }: Pick<ArenaWords, 'tournament' | 'faults'>,
  { code, place, detail }: AbsentHandIn,
): string {
  const sentences: Readonly<Record<string, Sentence>> = tournament.absent;
  const told: Readonly<Record<string, string>> = faults;
  // A program without a hello has made one of the faults of a game.
  const what = { place, detail: code === 'no-hello' ? (told[detail] ?? detail) : detail };
  return sentences[code]?.(what) ?? [place, code, detail].filter((text) => text !== '').join(': ');
}
