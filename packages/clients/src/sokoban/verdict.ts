import type { Outcome } from '@dedalo/engine';
import { type Cell, squareName } from '@dedalo/grid';
import { type Deadlock, deadlockOf, type State } from '@dedalo/sokoban';
import { say, type Words } from '@dedalo/words';
import { type Message, sentence } from '../message.ts';

/** The state of a level in words: solved, over, lost. */
export function verdictOf(
  { state, outcome }: { readonly state: State; readonly outcome: Outcome | undefined },
  words: Words,
  options: { readonly deadlockNotice: boolean },
): Message | undefined {
  const said = words.games.sokoban;
  const { config, moves, pushes, player, boxes } = state;
  const isForward = config.mode === 'forward';
  if (outcome?.reason === 'solved') {
    const text = isForward ? said.solved({ moves, pushes }) : said.solvedInReverse({ moves, pulls: pushes });
    return { text, role: 'good' };
  }
  if (outcome) return { text: sentence(said.ends[outcome.reason as keyof typeof said.ends]), role: 'bad' };
  if (!isForward || player === null || !options.deadlockNotice) return undefined;
  const deadlock = knownDeadlock(state);
  const at = (box: number): string => squareName(boxes[box]!, config.level.width);
  return deadlock && { text: say(said.deadlock(at), deadlock), role: 'bad' };
}

/** The cells of lost boxes, in forward play. */
export function lostBoxes(state: State): readonly Cell[] {
  const deadlock = state.config.mode === 'forward' ? knownDeadlock(state) : undefined;
  if (!deadlock) return [];
  const boxes = deadlock.code === 'dead-square' ? [deadlock.box] : deadlock.boxes;
  return boxes.map((box) => state.boxes[box]!);
}

const deadlocks = new WeakMap<State, Deadlock | false>();

/** Asked for at every drawing of the same position. */
function knownDeadlock(state: State): Deadlock | undefined {
  const known = deadlocks.get(state);
  if (known !== undefined) return known || undefined;
  const { config, player, boxes } = state;
  const found = player === null ? undefined : deadlockOf(config.level, { player, boxes });
  deadlocks.set(state, found ?? false);
  return found;
}
