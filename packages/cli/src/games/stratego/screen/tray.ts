import type { Drafting } from '@dedalo/clients/stratego/drafting';
import { sentence } from '@dedalo/clients/message';
import { capturedOf, piecesLeft } from '@dedalo/clients/stratego/pieces-left';
import { codedPieceText } from '@dedalo/clients/stratego/words';
import { otherSeat, type Piece, PIECES, RED } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import { cropText, padText, textWidth, wrapText } from '../../../terminal/text-width.ts';
import type { Role } from '../../../terminal/theme.ts';
import { type Drawn, scoreText, signsOf } from './cell-look.ts';
import type { Scene } from './scene.ts';

/** A line beside the board; in a set-up it may stand for a piece. */
export interface TrayLine {
  readonly text: string;
  readonly role: Role;
  readonly piece?: Piece;
}

const line = (text: string, role: Role = 'text'): TrayLine => ({ text, role });
const EMPTY = line('');

/** The pieces left, the pieces captured, and the meaning of the signs. */
export function playTray(scene: Scene, { width, words, drawn }: TrayOptions): TrayLine[] {
  const said = words.games.stratego;
  const { view, seat } = scene;
  const list = (pieces: readonly Piece[]): string => (pieces.length === 0 ? said.none : pieces.join(' '));
  const captured = list(capturedOf(view, otherSeat(seat)));
  const lost = list(capturedOf(view, seat));
  const made = seat === RED ? Math.ceil(view.moves / 2) : Math.floor(view.moves / 2);
  const movesLeft = view.config.movesEach - made;
  if (scene.isWatched) return [...countLines(scene, words), EMPTY, line(sentence(said.movesLeft(movesLeft)))];
  return [
    ...countLines(scene, words),
    EMPTY,
    ...wrapText(sentence(said.captured(captured)), width).map((text) => line(text)),
    ...wrapText(sentence(said.lost(lost)), width).map((text) => line(text)),
    line(sentence(said.movesLeft(movesLeft))),
    EMPTY,
    ...(view.end ? [] : markLines(words, drawn)),
  ];
}

export interface TrayOptions {
  readonly width: number;
  readonly words: Words;
  readonly drawn: Drawn;
}

function countLines({ view, seat, isWatched }: Scene, words: Words): TrayLine[] {
  const { tray, ranks, sides } = words.games.stratego;
  const heads = isWatched ? sides : [tray.you, tray.enemy, tray.unknown];
  const first = Math.max(textWidth(tray.pieces), ...Object.values(ranks).map(textWidth));
  const row = (name: string, cells: readonly string[]): string =>
    padText(name, first) +
    cells.map((cell, index) => ' '.repeat(textWidth(heads[index]!) + 2 - textWidth(cell)) + cell).join('');
  return [
    line(row(tray.pieces, heads), 'faint'),
    ...piecesLeft(view, isWatched ? RED : seat).map(({ rank, own, enemy, unknown }) =>
      line(
        row(ranks[rank], [own, enemy, unknown].slice(0, heads.length).map(String)),
        own + enemy === 0 ? 'faint' : 'text',
      ),
    ),
  ];
}

function markLines(words: Words, drawn: Drawn): TrayLine[] {
  const { marks } = words.games.stratego;
  const signs = signsOf(drawn);
  return (['still', 'moved', 'ran'] as const).map((mark) => line(`${signs[mark]} ${marks[mark]}`, 'faint'));
}

/** The ten pieces, and which of them is placed next. */
export function draftTray({ draft, next }: Drafting, { width, words, drawn }: TrayOptions): TrayLine[] {
  const said = words.games.stratego;
  return [
    line(said.inHand, 'faint'),
    ...PIECES.map((piece): TrayLine => {
      const sign = piece === next ? '>' : draft.has(piece) ? (drawn.isAscii ? '*' : '✓') : ' ';
      const text = cropText(`${sign} ${codedPieceText(piece, words)} ${scoreText(piece)}`.trimEnd(), width);
      return { text, role: piece === next ? 'selected' : draft.has(piece) ? 'faint' : 'text', piece };
    }),
  ];
}
