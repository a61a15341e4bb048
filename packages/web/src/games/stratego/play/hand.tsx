import { DONE } from '@dedalo/clients/intent';
import { pieceText } from '@dedalo/clients/stratego/words';
import { PIECES, RANK_OF } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { PieceCard } from '../board/piece-card.tsx';
import type { Playing } from './playing.ts';

/** The ten pieces while they are placed; they are where the enemy will be. */
export function Hand({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const { drafting } = play;
  if (!drafting) return null;
  const said = words.value.web.stratego;
  return (
    <section class="stratego-hand" aria-label={said.hand}>
      <h2>{said.hand}</h2>
      <p>{said.handNote}</p>
      <ul>
        {PIECES.map((piece) => {
          const isPlaced = drafting.draft.has(piece);
          const name = pieceText(piece, words.value);
          return (
            <li key={piece}>
              <button
                type="button"
                data-piece={piece}
                class={isPlaced ? 'is-placed' : ''}
                aria-pressed={piece === drafting.next}
                onClick={() =>
                  playing.do(() => {
                    drafting.take(piece);
                    return DONE;
                  })
                }
              >
                <PieceCard rank={RANK_OF[piece]} seat={play.seat} />
                <span class="only-heard">{isPlaced ? said.placed(name) : name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
