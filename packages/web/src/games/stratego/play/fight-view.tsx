import { type Fought, fightText } from '@dedalo/clients/stratego/words';
import { otherSeat, RANK_OF } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../../speech.ts';
import { PieceCard } from '../board/piece-card.tsx';
import type { Playing } from './playing.ts';

/** How long a fight is shown, in milliseconds. */
const SHOWN_MS = 1900;

/** A fight above the board: both cards, as both players see them. It closes by itself, or with the next action. */
export function FightView({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const fought = playing.fight.value;
  useEffect(() => {
    if (!fought) return undefined;
    const timer = setTimeout(() => {
      if (playing.fight.peek() === fought) playing.fight.value = undefined;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fought]);
  return fought ? (
    <div class="stratego-fight" aria-hidden="true">
      <Duel key={`${fought.at} ${playing.play.view.moves}`} fought={fought} />
      <p>{fightText(fought, words.value)}</p>
    </div>
  ) : null;
}

/** The attacker, the defender and the one that is gone. */
export function Duel({ fought }: { readonly fought: Fought }): JSX.Element {
  const { seat, attacker, defender, result } = fought;
  return (
    <div class="stratego-duel">
      <PieceCard
        rank={RANK_OF[attacker]}
        seat={seat}
        class={`is-attacker${result === 'attacker' ? '' : ' is-beaten'}`}
      />
      <PieceCard
        rank={RANK_OF[defender]}
        seat={otherSeat(seat)}
        class={`is-defender${result === 'defender' ? '' : ' is-beaten'}`}
      />
    </div>
  );
}
