import type { FaultCode } from '@dedalo/protocol/report';
import type { MatchResult, PlayedGames, Tournament } from '@dedalo/arena/tournament/index';
import { arenaSpeech } from '../arena-words.ts';
import { faultSentence } from '../fault-sentence.ts';
import { timeText } from '../figures.ts';

/** A game worth a look. */
export interface OddGame {
  readonly id: string;
  readonly why: FaultCode | 'bank' | 'replay';
  readonly sentence: string;
  /** The command that plays it again. */
  readonly command: string;
}

/** In the order of the games. */
export function oddGames(
  { players, commandFor }: Tournament,
  { runs }: Pick<MatchResult, 'runs'>,
  played: PlayedGames,
): OddGame[] {
  const said = arenaSpeech().match;
  return runs.flatMap(({ id, players: seats }) => {
    const { ending, times, holds } = played.get(id)!;
    const nameOf = (seat: number): string => players[seats[seat]!]!.spec.name;
    const odd: Omit<OddGame, 'id' | 'command'>[] = [];
    if (ending.type === 'fault') {
      odd.push({ why: ending.fault.code, sentence: faultSentence(nameOf(ending.seat), ending.fault) });
    }
    for (const [seat, { banked }] of times.entries()) {
      if (banked > 0) odd.push({ why: 'bank', sentence: said.banked({ name: nameOf(seat), time: timeText(banked) }) });
    }
    if (holds === false) odd.push({ why: 'replay', sentence: said.brokenReplay });
    return odd.map((one) => Object.assign(one, { id, command: commandFor(id) }));
  });
}
