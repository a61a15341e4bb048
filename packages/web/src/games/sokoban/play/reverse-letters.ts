import { DELTAS, type Point, pointOf } from '@dedalo/grid';
import { type Action, letterOf, type Level } from '@dedalo/sokoban';

const repeat = (letters: string, by: number): string => letters[by < 0 ? 0 : 1]!.repeat(Math.abs(by));

/** Reverse play in LURD: small letters walk, capitals pull, a jump stands in brackets as the way it goes. */
export function reverseLetters(level: Level, actions: readonly Action[]): string {
  let at: Point = pointOf(level, level.player);
  return actions
    .map((action) => {
      if (action.type === 'jump') {
        const from = at;
        at = pointOf(level, action.to);
        return `[${repeat('lr', at.x - from.x)}${repeat('ud', at.y - from.y)}]`;
      }
      const { x, y } = DELTAS[action.direction];
      at = { x: at.x + x, y: at.y + y };
      const letter = letterOf(action.direction);
      return action.type === 'pull' ? letter.toUpperCase() : letter;
    })
    .join('');
}
