import { describe, expect, test } from 'vitest';
import { type Choice, ChoiceList } from '../../src/app/choice-list.ts';
import { Surface } from '../../src/terminal/surface.ts';

const NAMES: readonly Choice[] = ['zero', 'one', 'two', 'three', 'four'].map((text) => ({ text }));

const draw = (list: ChoiceList, choices = NAMES, height = 3): string[] => {
  const surface = new Surface(16, height);
  list.draw(surface, choices, { x: 0, y: 0, width: 16, height });
  return surface.toText().split('\n');
};

describe('the mark', () => {
  test('goes up and down, and round at both ends', () => {
    const list = new ChoiceList();
    const marks = (['up', 'down', 'down', 'last', 'down', 'first', 'last', 'up'] as const).map((command) => {
      expect(list.run(command, 5)).toBe(true);
      return list.marked;
    });
    expect(marks).toEqual([4, 0, 1, 4, 0, 0, 4, 3]);
  });

  test('other commands do not move it', () => {
    const list = new ChoiceList();
    expect(list.run('left', 5)).toBe(false);
    expect(list.marked).toBe(0);
  });

  test('stays on a list that has become shorter', () => {
    const list = new ChoiceList();
    list.mark(4);
    expect(draw(list, NAMES.slice(0, 2))).toEqual(['  zero', '> one', '']);
    expect(list.marked).toBe(1);
  });

  test.each(['up', 'down', 'first', 'last'] as const)('%s on a list of one', (command) => {
    const list = new ChoiceList();
    list.run(command, 1);
    expect(list.marked).toBe(0);
  });
});

describe('drawing', () => {
  test('scrolls no further than needed, and a row is found again', () => {
    const list = new ChoiceList();
    expect(draw(list)).toEqual(['> zero', '  one', '  two']);
    list.mark(3);
    expect(draw(list)).toEqual(['  one', '  two', '> three']);
    expect([0, 1, 2].map((y) => list.at(3, y))).toEqual([1, 2, 3]);
    expect([list.at(3, -1), list.at(3, 3), list.at(-1, 0), list.at(16, 0)]).toEqual(Array(4).fill(undefined));
    list.mark(2);
    expect(draw(list)).toEqual(['  one', '> two', '  three']);
    list.mark(0);
    expect(draw(list)).toEqual(['> zero', '  one', '  two']);
  });

  test('the text beside a choice is at the right, and the choice gives way to it', () => {
    const list = new ChoiceList();
    const choices = [
      { text: 'a rather long text', beside: '3 / 2' },
      { text: 'go', beside: '12 / 5' },
    ];
    expect(draw(list, choices, 2)).toEqual(['> a ra…   3 / 2', '  go     12 / 5']);
  });

  test('the whole width of the marked line is marked', () => {
    const surface = new Surface(16, 2);
    new ChoiceList().draw(surface, NAMES, { x: 2, y: 0, width: 10, height: 2 });
    const roles = Array.from({ length: 16 }, (_, x) => surface.at(x, 0).role);
    expect(roles.map((role) => role === 'selected')).toEqual(Array.from({ length: 16 }, (_, x) => x >= 2 && x < 12));
  });
});
