import { pieceOn } from '@dedalo/clients/stratego/draft';
import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { pieceText, placeText, sideText } from '@dedalo/clients/stratego/words';
import { type Cell, CELLS, isLake, type SeenSoldier, soldierAt } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import type { BoardScene } from './board-picture.ts';

/** The content of a cell and what can be done there, as far as it is visible. */
export function cellWords(words: Words, scene: BoardScene, cell: Cell): string {
  const said = words.web.stratego.cell;
  const what = [placeText(cell), standingWords(words, scene, cell)];
  if (cell === scene.picked) what.push(said.picked);
  if (scene.targets?.includes(cell)) what.push(isTaken(scene, cell) ? said.attack : said.target);
  return what.join(', ');
}

/** The whole board, row by row as it is shown. */
export const allCellWords = (words: Words, scene: BoardScene): string[] =>
  Array.from({ length: CELLS }, (_, shown) => cellWords(words, scene, turnedFor(scene.seat, shown)));

const isTaken = ({ view }: BoardScene, cell: Cell): boolean =>
  view.armies.some((army) => soldierAt(army, cell) !== undefined);

function standingWords(words: Words, scene: BoardScene, cell: Cell): string {
  const said = words.web.stratego.cell;
  if (isLake(cell)) return said.lake;
  if (scene.draft) {
    const piece = pieceOn(scene.draft, cell);
    return piece ? said.own(pieceText(piece, words)) : said.empty;
  }
  for (const [seat, army] of scene.view.armies.entries()) {
    const soldier = soldierAt(army, cell);
    if (soldier) return soldierWords(words, scene, { soldier, seat });
  }
  return said.empty;
}

interface Standing {
  readonly soldier: SeenSoldier;
  readonly seat: number;
}

function soldierWords(words: Words, { view }: BoardScene, { soldier, seat }: Standing): string {
  const said = words.web.stratego.cell;
  const { piece, hasMoved, hasRun, isShown } = soldier;
  const isViewed = view.viewer !== 'public';
  const side = sideText(seat, words);
  if (piece) {
    const text = pieceText(piece, words);
    const whose = isViewed && view.viewer === seat ? said.own(text) : said.ofSide({ side, piece: text });
    return isShown ? `${whose}, ${said.shown}` : whose;
  }
  const whose = isViewed ? said.hidden : said.hiddenOf(side);
  return hasRun ? `${whose}, ${said.ran}` : hasMoved ? `${whose}, ${said.moved}` : whose;
}
