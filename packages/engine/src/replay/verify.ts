import { err, ok, type Result } from '@dedalo/grid';
import type { Game, GameTypes } from '../game.ts';
import { formatEnding } from './format.ts';
import { openReplay } from './open.ts';
import type { ContentProblem, RunProblem } from './problem.ts';
import type { GameRecord } from './record.ts';
import type { Replay } from './replay.ts';
import { hashState } from './trail.ts';

/** Plays a replay again and compares every fingerprint and the ending. */
export function verifyReplay<T extends GameTypes>(
  game: Game<T>,
  replay: Replay,
): Result<GameRecord<T>, ContentProblem<T> | RunProblem<T>> {
  const opened = openReplay(game, replay);
  if (!opened.ok) return opened;
  const record = opened.value;
  const { end, actions } = replay.lines;
  const marks = [...replay.marks, { after: replay.actions.length, hash: replay.lastHash, line: end }];
  let next = 0;
  let since = { number: 0, line: actions };
  let state = game.start(record.config, record.seed);
  for (let number = 0; number <= record.actions.length; number++) {
    if (number > 0) {
      const { seat, action } = record.actions[number - 1]!;
      const played = game.play(state, seat, action);
      if (!played.ok) {
        const at = { line: replay.actions[number - 1]!.line, column: 1 };
        return err({ code: 'action-refused', at, number, rejection: played.error });
      }
      state = played.value.state;
    }
    for (let mark = marks[next]; mark?.after === number; mark = marks[++next]) {
      if (hashState(game, state) !== mark.hash) {
        return err({ code: 'state-differs', at: { line: mark.line, column: 1 }, number, since });
      }
      since = { number, line: mark.line };
    }
  }
  const found = formatEnding(game.outcome(state));
  if (found !== replay.ending) {
    return err({ code: 'ending-differs', at: { line: end, column: 1 }, said: replay.ending, found });
  }
  return ok(record);
}
