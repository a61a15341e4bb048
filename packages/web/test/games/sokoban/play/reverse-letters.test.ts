import { type Action, actionsOf, modeOf, parseBoard } from '@dedalo/sokoban';
import { expect, test } from 'vitest';
import { reverseLetters } from '../../../../src/games/sokoban/play/reverse-letters.ts';

const parsed = parseBoard(['#######', '#     #', '# @$ .#', '#     #', '#######']);
if (!parsed.ok) throw new Error(parsed.error.code);
const level = parsed.value;
const cell = (x: number, y: number): number => y * level.width + x;

test('what was played in reverse is read again as what it was', () => {
  const actions: Action[] = [
    { type: 'jump', to: cell(4, 1) },
    { type: 'move', direction: 'south' },
    { type: 'pull', direction: 'west' },
    { type: 'jump', to: cell(1, 3) },
    { type: 'move', direction: 'north' },
  ];
  const letters = reverseLetters(level, actions);
  expect(letters).toBe('[rru]dL[lld]u');
  expect(modeOf(letters)).toBe('reverse');
  expect(actionsOf(level, letters)).toEqual(actions);
});

test('beginning where the level has the player writes an empty jump', () => {
  const actions: Action[] = [{ type: 'jump', to: level.player }];
  expect(reverseLetters(level, actions)).toBe('[]');
  expect(actionsOf(level, '[]')).toEqual(actions);
});
