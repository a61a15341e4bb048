import { capturedOf, piecesLeft } from '@dedalo/clients/stratego/pieces-left';
import { otherSeat, type Piece, RANK_OF, RED } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { PieceCard } from '../board/piece-card.tsx';
import type { Playing } from './playing.ts';

/** The captured pieces, the pieces left of both, and how many are hidden. */
export function Tray({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const { shownView: view, seat } = play;
  if (view.phase === 'setting-up') return null;
  const said = words.value.web.stratego;
  const { tray, ranks } = words.value.games.stratego;
  return (
    <div class="stratego-tray">
      <Captured title={said.captured} pieces={capturedOf(view, otherSeat(seat))} seat={otherSeat(seat)} />
      <Captured title={said.lost} pieces={capturedOf(view, seat)} seat={seat} />
      <table class="stratego-left-table">
        <caption>{said.leftAbout}</caption>
        <thead>
          <tr>
            <th scope="col">{tray.pieces}</th>
            {[tray.you, tray.enemy, tray.unknown].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {piecesLeft(view, seat).map(({ rank, own, enemy, unknown }) => (
            <tr key={rank} class={own + enemy === 0 ? 'is-gone' : ''}>
              <th scope="row">{ranks[rank]}</th>
              <td>{own}</td>
              <td>{enemy}</td>
              <td>{unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!view.end && <Marks seat={otherSeat(seat)} />}
    </div>
  );
}

/** The same in short, where there is no room beside the board. */
export function ShortTray({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const { shownView: view, seat } = play;
  if (view.phase === 'setting-up' || play.isHandOver) return null;
  const said = words.value.web.stratego;
  return (
    <div class="stratego-short-tray">
      <Captured title={said.captured} pieces={capturedOf(view, otherSeat(seat))} seat={otherSeat(seat)} />
      <Captured title={said.lost} pieces={capturedOf(view, seat)} seat={seat} />
    </div>
  );
}

interface CapturedProps {
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly seat: number;
}

/** Captured pieces in a row, each with its name for screen readers. */
export function Captured({ title, pieces, seat }: CapturedProps): JSX.Element {
  const { none, ranks } = words.value.games.stratego;
  return (
    <section class="stratego-captured">
      <h2>{title}</h2>
      {pieces.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {pieces.map((piece) => (
            <li key={piece} title={ranks[RANK_OF[piece]]}>
              <PieceCard rank={RANK_OF[piece]} seat={seat} />
              <span class="only-heard">{ranks[RANK_OF[piece]]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the small signs on the pieces mean. */
function Marks({ seat }: { readonly seat: number }): JSX.Element {
  const { marks } = words.value.games.stratego;
  const said = words.value.web.stratego;
  const stone = `stratego-stone is-seat-${seat === RED ? 0 : 1}`;
  const row = (d: string, label: string, kind = 'stratego-step'): JSX.Element => (
    <li>
      <svg class="stratego-board" viewBox="0 0 48 48" aria-hidden="true">
        <rect class={stone} x="2" y="2" width="44" height="44" rx="8" />
        <path class={kind} d={d} />
      </svg>
      {label}
    </li>
  );
  return (
    <ul class="stratego-marks" aria-label={said.marks}>
      {row('M14 29l10-9 10 9', marks.moved)}
      {row('M14 24l10-9 10 9M14 34l10-9 10 9', marks.ran)}
      {row('M8 24c8-11 24-11 32 0-8 11-24 11-32 0zM24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', said.markShown)}
    </ul>
  );
}
