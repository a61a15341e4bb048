import type { GameResult } from '@dedalo/protocol/report';
import type { GameId } from '@dedalo/catalogue/loaders';
import { faultWords } from '@dedalo/clients/fault-words';
import { gameWords } from '@dedalo/words';
import { arena, said } from './given/speech.ts';
import { words } from '../speech.ts';
import type { Report } from './report.ts';

type Reasons = Readonly<Record<string, string | undefined>>;

/** In the words of the report where those of the game address the player. */
function reasonOf(gameId: GameId, code: string): string {
  const own = (said.ends as Readonly<Record<string, Reasons | undefined>>)[gameId];
  return own?.[code] ?? gameWords(words.value, gameId).ending(code);
}

/** How a game ended, in plain words. */
export function endingText(report: Report, { ending, seats }: GameResult): string {
  const nameAt = (seat: number): string => report.nameOf(seats[seat] ?? -1);
  if (ending.type === 'fault') {
    return said.faultBy({ name: nameAt(ending.seat), fault: faultWords(arena, ending.fault) });
  }
  const { winners, reason: code } = ending.outcome;
  const reason = reasonOf(report.gameId, code);
  if (seats.length === 1) return reason;
  if (winners.length === 0) return said.drawnBy(reason);
  return said.wonBy({ name: winners.map(nameAt).join(', '), reason });
}
