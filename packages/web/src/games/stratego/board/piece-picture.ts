import { canMove, type Rank, RANK_OF, SCORE_OF, type SeenSoldier } from '@dedalo/stratego';
import { RANK_SIGNS } from './rank-signs.ts';
import { draw, path, text } from '../../../svg/draw.ts';

/** How a piece is placed on a cell of 100 by 100. */
const STELE = 'M8 92V26Q8 6 28 6h44q20 0 20 20v66q0 3-3 3H11q-3 0-3-3z';
const RIM = 'M13 90V27q0-16 16-16h42q16 0 16 16v63z';
/** The labyrinth on the back of an unknown card. */
const BACK = 'M29 72V28h42v42H42V42h16v15h-5';
const STEP = 'M42 87l8-6 8 6';
const RUN = 'M42 82l8-6 8 6M42 90l8-6 8 6';
const EYE = 'M64 25c5-7 15-7 20 0-5 7-15 7-20 0z';

/** The visible part of a piece; the same look is the same picture. */
export interface PieceLook {
  readonly seat: number;
  readonly rank: Rank | null;
  /** The name of the rank. */
  readonly name: string;
  readonly hasMoved: boolean;
  readonly hasRun: boolean;
  /** Whether it has been seen in a fight. */
  readonly isShown: boolean;
}

export type RankNames = Readonly<Record<Rank, string>>;

export function lookOf(soldier: SeenSoldier, seat: number, names: RankNames): PieceLook {
  const { piece, hasMoved, hasRun, isShown } = soldier;
  const rank = piece && RANK_OF[piece];
  return { seat, rank, name: rank ? names[rank] : '', hasMoved, hasRun, isShown };
}

export function drawPiece({ seat, rank, name, hasMoved, hasRun, isShown }: PieceLook): SVGElement[] {
  const stone = [
    draw('ellipse', { cx: 50, cy: 94, rx: 45, ry: 5, class: 'stratego-shade' }),
    path(STELE, `stratego-stone is-seat-${seat}`),
    path(RIM, 'stratego-rim'),
  ];
  const marks = [
    ...(hasRun ? [path(RUN, 'stratego-step')] : hasMoved && rank === null ? [path(STEP, 'stratego-step')] : []),
    ...(isShown && rank
      ? [path(EYE, 'stratego-eye'), draw('circle', { cx: 74, cy: 25, r: 3.2, class: 'stratego-pupil' })]
      : []),
  ];
  if (rank === null) return [...stone, path(BACK, 'stratego-back'), ...marks];
  const score = canMove(rank) ? [drawScore(SCORE_OF[rank])] : [];
  return [...stone, drawSign(rank), ...score, drawName(name), ...marks.slice(hasRun ? 1 : 0)];
}

const drawScore = (score: number): SVGElement =>
  text(String(score), { x: 25, y: 35 }, score < 10 ? 'stratego-score' : 'stratego-score is-wide');

/** Names that are longer than this are written smaller. */
const LONG_NAME = 9;

const drawName = (name: string): SVGElement =>
  text(name, { x: 50, y: 84 }, name.length > LONG_NAME ? 'stratego-name is-long' : 'stratego-name');

const drawSign = (rank: Rank): SVGElement => {
  const { solid, line, cut } = RANK_SIGNS[rank];
  return draw(
    'g',
    { class: 'stratego-sign' },
    path(solid, 'stratego-solid'),
    ...(line === undefined ? [] : [path(line, 'stratego-line')]),
    ...(cut === undefined ? [] : [path(cut, 'stratego-cut')]),
  );
};
