import { atOnce } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import type { Move } from '../moving.ts';
import { drawPlacing } from '../setups/draw-placing.ts';
import { POOL } from '../setups/pool.ts';
import { movesOfView } from '../view-moves.ts';
import { scoreMove } from './rules/score-move.ts';
import { situationOf } from './rules/situation.ts';
import type { StrategoBot } from './stratego-bot.ts';

/** Looks one move ahead, with rules of sound exchange over what the cards that are not known may be. */
export const rules: StrategoBot = {
  name: 'rules',
  think: atOnce((view, about) => {
    if (view.phase === 'setting-up') return drawPlacing(POOL, view, about);
    const situation = situationOf(view, about.seat);
    return pickBest(movesOfView(view, about.seat), (move) => scoreMove(situation, move), about.random);
  }),
};

/** One of the best, each as likely; scores are compared as whole thousandths, so that equals are equal. */
function pickBest(moves: readonly Move[], score: (move: Move) => number, random: Random): Move {
  const scores = moves.map((move) => Math.round(1000 * score(move)));
  const most = Math.max(...scores);
  return random.pick(moves.filter((_, index) => scores[index] === most));
}
