import { beforeAll, describe, expect, test } from 'vitest';
import { allCommands, type CommandNode, commandTree, pathText } from '../../src/commands/completion/command-tree.ts';
import { createWholeProgram } from '../../src/program.ts';

let commands: CommandNode[];
beforeAll(async () => {
  commands = allCommands(await commandTree(await createWholeProgram()));
});

const nodeAt = (path: string): CommandNode => commands.find((node) => pathText(node) === path)!;
const valueOf = (path: string, name: string) => nodeAt(path).options.find(({ names }) => names.includes(name))!.value;

describe('the tree of all commands', () => {
  test('has every command with its own commands, arguments and options', () => {
    expect(nodeAt('dedalo').commands.map(({ path }) => path[1])).toEqual(
      expect.arrayContaining(['play', 'maze', 'completion', 'help']),
    );
    expect(nodeAt('dedalo play sokoban').options.flatMap(({ names }) => names)).toEqual(
      expect.arrayContaining(['--pack', '--no-notices', '-h', '--help']),
    );
    expect(nodeAt('dedalo match').arguments.map(({ name }) => name)).toEqual(['game', 'a', 'b']);
    for (const { options, path } of commands) {
      const names = options.flatMap((option) => option.names);
      expect(names, path.join(' ')).toEqual(expect.arrayContaining(['--lang', '--plain']));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('offers each value that the help lists', () => {
    let lists = 0;
    for (const { options, path } of commands) {
      for (const { names, about, value } of options) {
        const [, list] = /\bone of ([\w-]+(?:, [\w-]+)+)/.exec(about) ?? [];
        if (list === undefined) continue;
        lists++;
        expect(value?.offered, `${path.join(' ')} ${names.join(' ')}`).toEqual(list.split(', '));
      }
    }
    expect(lists).toBeGreaterThan(15);
  });

  test('offers languages, games, bots, packs and creatures', () => {
    expect(valueOf('dedalo', '--lang')?.offered).toEqual(['en', 'it', 'pt', 'el']);
    expect(valueOf('dedalo tournament', '--game')?.offered).toContain('stratego');
    expect(nodeAt('dedalo match').arguments.map(({ offered }) => offered[0])).toEqual([
      'pokelabirinto',
      'random',
      'random',
    ]);
    expect(nodeAt('dedalo sokoban solve').arguments[0]).toMatchObject({
      offered: expect.arrayContaining(['classic']) as unknown,
      paths: 'files',
    });
    expect(nodeAt('dedalo pokelabirinto odds').arguments[1]!.offered).toContain('Charmander');
    expect(nodeAt('dedalo help').arguments[0]!.offered).toContain('maze');
  });

  test('knows where a path is wanted', () => {
    expect(valueOf('dedalo maze', '-o')?.paths).toBe('files');
    expect(valueOf('dedalo play sokoban', '--resume')?.paths).toBe('files');
    expect(valueOf('dedalo race files', '--out')?.paths).toBe('folders');
    expect(valueOf('dedalo maze', '--seed')?.paths).toBeUndefined();
    expect(nodeAt('dedalo tournament').arguments[0]!.paths).toBe('files');
    expect(nodeAt('dedalo race check').arguments[0]!.paths).toBe('folders');
  });
});
