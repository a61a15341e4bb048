import './board/board.css';
import { Random } from '@dedalo/grid';
import { configOf } from '@dedalo/clients/stratego/session';
import { type Move, POOL, setupFor, soldierAt, type State, stratego, targetOf } from '@dedalo/stratego';
import { words } from '../../speech.ts';
import { BoardPicture } from './board/board-picture.ts';
import { seenBy } from './review/sight.ts';
import type { StartPreview } from '../../home/preview.tsx';
import { whileSeen } from '../../home/previews/living.ts';

const SECONDS_PER_MOVE = 1.1;
const GLIDE_MS = 500;
/** Longer games are dropped. */
const MOST_MOVES = 60;
/** A still picture shows the middle of a game. */
const STILL_MOVES = 14;

/** Two armies of the pool that only advance and attack. */
export const startStratego: StartPreview = (host, { hasMotion }) => {
  const board = new BoardPicture(host);
  const random = new Random(String(Math.random()));
  let state = setUp(random);
  let lastMove: { from: number; to: number } | undefined;
  const show = (ms: number): void => {
    const { seat, view } = seenBy(state, { name: 'all', below: 1 });
    board.show({ seat, view, names: words.value.games.stratego.ranks, lastMove }, { ms });
  };
  const move = (): void => {
    if (stratego.outcome(state) || state.moves >= MOST_MOVES) {
      state = setUp(random);
      lastMove = undefined;
      return;
    }
    const [seat] = stratego.turn(state) as [number];
    const action = pickMove(state, seat, random);
    lastMove = { from: action.from, to: targetOf(seat, action)! };
    state = played(state, seat, action);
  };
  if (!hasMotion) for (let count = 0; count < STILL_MOVES; count++) move();
  show(0);
  let due = 0;
  const end = whileSeen(host, (seconds) => {
    if (!hasMotion) return;
    due += seconds / SECONDS_PER_MOVE;
    if (due < 1) return;
    due = 0;
    move();
    show(GLIDE_MS);
  });
  return () => {
    end();
    board.destroy();
  };
};

function setUp(random: Random): State {
  let state = stratego.start(configOf('final'), '');
  for (const seat of [0, 1]) {
    for (const cell of setupFor(seat, random.pick(POOL))) state = played(state, seat, { type: 'place', cell });
  }
  return state;
}

/** Attacks and advances make the preview lively. */
function pickMove(state: State, seat: number, random: Random): Move {
  const moves = stratego.legal(state, seat).filter((action) => action.type === 'move');
  const attacks = moves.filter((move) => soldierAt(state.armies[(1 - seat) as 0 | 1], targetOf(seat, move)!));
  const forward = moves.filter(({ direction }) => direction === 1);
  return random.pick([attacks, forward, moves].find((some) => some.length > 0)!);
}

function played(state: State, seat: number, action: Parameters<typeof stratego.play>[2]): State {
  const step = stratego.play(state, seat, action);
  if (!step.ok) throw new Error(`a preview is refused: ${step.error.code}`);
  return step.value.state;
}
