import type { ArenaWords } from '@dedalo/words/arena';

/** A fault as the arena reports it; the codes may also come from files. */
export interface ToldFault {
  readonly code: string;
  /** The number of the question, 0 for the hello. */
  readonly turn: number;
}

/** A program that ended before its hello was in no game. */
export const isExitAtHello = ({ code, turn }: ToldFault): boolean => code === 'exited' && turn === 0;

/** What a program did wrong; follows its name. */
export function faultWords({ faults }: Pick<ArenaWords, 'faults'>, fault: ToldFault): string {
  if (isExitAtHello(fault)) return faults['exited-at-hello'];
  return (faults as Readonly<Record<string, string>>)[fault.code] ?? fault.code;
}
