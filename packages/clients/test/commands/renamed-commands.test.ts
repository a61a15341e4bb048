import { expect, test } from 'vitest';
import { isCommand } from '../../src/all-commands.ts';
import { renameCommands } from '../../src/commands/renamed-commands.ts';
import { KeyMap } from '../../src/key-map.ts';

/** Every command of the one list that all games shared. */
const OLD =
  'up down left right choose back keys undo redo restart hint watch shorten reverse dead-squares levels next previous settings export play faster slower first last mute fight turn-back attack-1 attack-2'.split(
    ' ',
  );

test.each(OLD)('a key that was given to %s is one of commands that there are', (name) => {
  const keys = renameCommands({ [name]: ['g'] });
  expect(Object.keys(keys)).not.toEqual([]);
  for (const [renamed, given] of Object.entries(keys)) {
    expect(isCommand(renamed), renamed).toBe(true);
    expect(given).toEqual(['g']);
  }
});

test('a key keeps what it did in each game', () => {
  const keys = renameCommands({ next: ['g'], faster: ['h'], restart: ['j'] });
  const keysOf = (game: string, command: Parameters<KeyMap['keysOf']>[0]) =>
    new KeyMap({ keys, letters: 'none' }, { game }).keysOf(command);
  expect(keysOf('sokoban', 'sokoban.next')).toEqual(['g']);
  expect(keysOf('pokelabirinto', 'new-game')).toEqual(['g']);
  expect(keysOf('stratego', 'stratego.next-piece')).toEqual(['h']);
  expect(keysOf('stratego', 'stratego.clear')).toEqual(['j']);
  expect(keysOf('sokoban', 'restart')).toEqual(['j']);
});

test('new names and names of nothing stay; a new name says more than an old one', () => {
  expect(renameCommands({ 'sokoban.watch': ['1'], watch: ['2'], fly: ['3'], constructor: ['4'] })).toEqual({
    'sokoban.watch': ['1'],
    'logic-maze.watch': ['2'],
    'theseus.statistics': ['2'],
    fly: ['3'],
    constructor: ['4'],
  });
});
