import type { ArenaWords } from '@dedalo/words/arena';

/** A fault as the arena tells of it; codes come back from files too. */
export interface ToldFault {
  readonly code: string;
  /** The answer to which question it was: 0 for the hello. */
  readonly turn: number;
}

/** A program that is gone before its hello has ended in no game. */
export const isExitAtHello = ({ code, turn }: ToldFault): boolean => code === 'exited' && turn === 0;

/** What a program did wrong, after its name. */
export function faultWords({ faults }: Pick<ArenaWords, 'faults'>, fault: ToldFault): string {
  if (isExitAtHello(fault)) return faults['exited-at-hello'];
  return (faults as Readonly<Record<string, string>>)[fault.code] ?? fault.code;
}
