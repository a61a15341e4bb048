import { DIRECTIONS, err, ok, type Result } from '@dedalo/grid';
import { type Action, type Press, RUN_LENGTHS } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';

const NOTHING = '-';
const LETTER = /^[A-Z]$/;

/** `north 8`, `G 1`, `- 64`: what is pressed, and the ticks that go by then. */
export const formatAction = ({ press, ticks }: Action): string => `${pressed(press)} ${ticks}`;

function pressed(press: Press | null): string {
  if (press === null) return NOTHING;
  return 'letter' in press ? press.letter : DIRECTIONS[press.way]!;
}

export function parseAction(text: string): Result<Action, TextProblem> {
  const [, key, length] = /^(\S+) (\d{1,2})$/.exec(text) ?? [];
  const press = key === undefined ? undefined : pressOf(key);
  const ticks = Number(length);
  if (press === undefined || !RUN_LENGTHS.includes(ticks)) {
    return err({ code: 'bad-action', found: text.slice(0, 40), at: { line: 1, column: 1 } });
  }
  return ok({ press, ticks });
}

function pressOf(key: string): Press | null | undefined {
  if (key === NOTHING) return null;
  if (LETTER.test(key)) return { letter: key };
  const way = (DIRECTIONS as readonly string[]).indexOf(key);
  return way === -1 ? undefined : { way: way as 0 | 1 | 2 | 3 };
}
