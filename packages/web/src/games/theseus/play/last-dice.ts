import { seeEachOther } from '@dedalo/clients/theseus/sight';
import type { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { Dice } from '@dedalo/theseus';

/** The last die of each seat; one that was played out of sight is not seen. */
export function lastDice(
  play: TheseusPlay,
  { isBlind }: { readonly isBlind: boolean },
): (Dice | 'unseen' | undefined)[] {
  const record = play.source.record();
  const played = record?.actions.slice(0, record.played) ?? [];
  const isHidden = isBlind && !play.source.standing.outcome && !seeEachOther(play.state);
  return [0, 1].map((seat) => {
    const last = played.findLast((acted) => acted.seat === seat);
    if (!last) return undefined;
    return seat !== play.seat && isHidden ? 'unseen' : last.action.dice;
  });
}
