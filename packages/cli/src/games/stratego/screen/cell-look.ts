import { pieceOn } from '@dedalo/clients/stratego/draft';
import type { Seat } from '@dedalo/engine';
import {
  canMove,
  type Cell,
  isHome,
  isLake,
  type Piece,
  RANK_OF,
  SCORE_OF,
  type SeenSoldier,
  soldierAt,
} from '@dedalo/stratego';
import type { Role } from '../../../terminal/theme.ts';
import type { Scene } from './scene.ts';

/** The content of a cell: two columns of signs, and its score or whatever else there is room for below. */
export interface CellLook {
  readonly left: string;
  readonly body: string;
  readonly right: string;
  readonly below: string;
  readonly role: Role;
}

type Body = Pick<CellLook, 'body' | 'below' | 'role'>;

export interface CellSigns {
  readonly lake: string;
  readonly floor: string;
  readonly target: string;
  /** An unknown piece: one that has not moved, has moved, has run. */
  readonly still: string;
  readonly moved: string;
  readonly ran: string;
}

const UNICODE: CellSigns = { lake: '≈≈', floor: '  ', target: '∙∙', still: '▆▆', moved: '▒▒', ran: '»»' };
/** Without colours the cells must still be visible. */
const MONOCHROME: CellSigns = { ...UNICODE, floor: ' .' };
const ASCII: CellSigns = { lake: '~~', floor: ' .', target: '++', still: '##', moved: '%%', ran: '>>' };

export const signsOf = ({ isAscii, hasColour }: Drawn): CellSigns =>
  isAscii ? ASCII : hasColour ? UNICODE : MONOCHROME;

export interface Drawn {
  readonly isAscii: boolean;
  readonly hasColour: boolean;
}

/** Own pieces stand out; without colours, too. */
const OWN_ROLES: readonly Role[] = ['theseus-red', 'hero'];
const OTHER_ROLES: readonly Role[] = ['rival', 'player'];

const roleOf = (seat: Seat, { seat: own }: Scene): Role => (seat === own ? OWN_ROLES : OTHER_ROLES)[seat]!;

export function cellLook(scene: Scene, cell: Cell, signs: CellSigns): CellLook {
  const body = bodyOf(scene, cell, signs);
  const isTarget = scene.targets?.includes(cell) ?? false;
  const isAttack = isTarget && isTaken(scene, cell);
  if (cell === scene.cursor) return { ...body, left: '[', right: isAttack ? '*' : ']', role: 'selected' };
  if (cell === scene.picked) return { ...body, left: '<', right: '>', role: 'picked' };
  if (isAttack) return { ...body, left: '*', right: '*' };
  if (isTarget) return { ...body, left: ' ', right: ' ', role: 'reach' };
  const { from, to } = scene.lastMove ?? {};
  if (cell === from || cell === to) return { ...body, left: '(', right: ')' };
  return isLake(cell) ? { ...body, left: signs.lake[0]!, right: signs.lake[0]! } : { ...body, left: ' ', right: ' ' };
}

const isTaken = ({ view }: Scene, cell: Cell): boolean =>
  view.armies.some((army) => soldierAt(army, cell) !== undefined);

function bodyOf(scene: Scene, cell: Cell, signs: CellSigns): Body {
  if (isLake(cell)) return { body: signs.lake, below: signs.lake.repeat(3), role: 'seen' };
  if (scene.draft) return draftBody(scene, cell, signs);
  for (const [seat, army] of scene.view.armies.entries()) {
    const soldier = soldierAt(army, cell);
    if (soldier) return soldierBody(soldier, roleOf(seat, scene), signs);
  }
  if (scene.targets?.includes(cell)) return { body: signs.target, below: '', role: 'reach' };
  return { body: signs.floor, below: '', role: 'floor' };
}

/** While setting up only the player's own rows matter. */
function draftBody(scene: Scene, cell: Cell, signs: CellSigns): Body {
  const piece = pieceOn(scene.draft!, cell);
  if (piece) return pieceBody(piece, roleOf(scene.seat, scene));
  return isHome(scene.seat, cell)
    ? { body: signs.floor, below: '', role: 'floor' }
    : { body: '  ', below: '', role: 'outside' };
}

function soldierBody({ piece, hasMoved, hasRun }: SeenSoldier, role: Role, signs: CellSigns): Body {
  if (piece) return pieceBody(piece, role);
  const body = hasRun ? signs.ran : hasMoved ? signs.moved : signs.still;
  return { body, below: '', role };
}

const pieceBody = (piece: Piece, role: Role): Body => ({ body: piece, below: scoreText(piece), role });

/** Flag and bombs have no score. */
export const scoreText = (piece: Piece): string => {
  const rank = RANK_OF[piece];
  return canMove(rank) ? String(SCORE_OF[rank]) : '';
};
