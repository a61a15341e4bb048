import type { Result } from '@dedalo/grid';
import { isles } from '../src/game.ts';
import type { State } from '../src/state.ts';

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The lines without their common indent and the blank lines around them. */
export function lines(drawing: string): string {
  const all = drawing.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...all.map((line) => line.search(/\S/)));
  return all.map((line) => line.slice(indent)).join('\n');
}

/** A state as its text has it. */
export const drawn = (text: string): State => valueOf(isles.text.parseState(lines(text)));

/** What a seat is told when it steps there: the new drawing, or why not. */
export function step(state: State, seat: number, to: string): string {
  const played = isles.play(state, seat, valueOf(isles.text.parseAction(to)));
  return played.ok ? isles.text.formatState(played.value.state) : played.error.code;
}

/** The isles that a seat may step to. */
export const open = (state: State, seat: number): string =>
  isles
    .legal(state, seat)
    .map((action) => isles.text.formatAction(action))
    .join(' ');
