import { percentText } from '@dedalo/clients/percent-text';
import { type LadderBoard, ladderBoards, nextBoard, wishOf } from '@dedalo/clients/theseus/ladder';
import { otherSide } from '@dedalo/clients/theseus/players';
import { playerAbout, playerText } from '@dedalo/clients/theseus/words';
import type { JSX } from 'preact';
import { go, linkTo } from '../../../app/route.ts';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { beginWish } from '../play/begin-game.ts';
import { preferences } from '../preferences.ts';

/** The boards of the person's side, each a way to begin; those that are won have a mark. */
export function LadderBoards(): JSX.Element {
  const { side } = preferences.value;
  const { boards } = words.value.games.theseus;
  const other = otherSide(side);
  const next = nextBoard(store.progress, side);
  const nameOf = ({ against }: LadderBoard): string => playerText({ side: other, player: against }, words.value);
  const begin = (board: LadderBoard): void =>
    void inPlaceOf('theseus', () => {
      beginWish(wishOf(board.rung));
      go(linkTo(['theseus', 'play']));
    });
  return (
    <div class="field is-wide">
      <ol class="dice-ladder">
        {ladderBoards(store.progress, side).map((board) => (
          <li key={board.number}>
            <button
              type="button"
              class={`rung${board.isWon ? ' is-won' : ''}${board.number === next.number ? ' is-next' : ''}`}
              onClick={() => begin(board)}
            >
              <span class="only-heard">
                {[
                  boards.rung(board.number),
                  nameOf(board),
                  boards.chance(percentText(board.rung.chance, language.value, 0)),
                  board.isWon ? boards.won : boards.notWon,
                ].join(', ')}
              </span>
              <span class="rung-number" aria-hidden="true">
                {board.isWon ? <Icon name="check" /> : board.number}
              </span>
              <span aria-hidden="true">{nameOf(board)}</span>
              <small aria-hidden="true">{percentText(board.rung.chance, language.value, 0)}</small>
            </button>
          </li>
        ))}
      </ol>
      <p class="field-note">
        <b>{`${boards.rung(next.number)}, ${nameOf(next)}:`}</b>{' '}
        {playerAbout({ side: other, player: next.against }, words.value)}
      </p>
    </div>
  );
}
