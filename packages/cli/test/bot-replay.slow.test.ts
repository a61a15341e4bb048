import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';
import { sampleProgram } from './sample-program.ts';

const folder = testFolder();
const program = (name: string, act?: string): string => sampleProgram(folder, name, act);
const run = (...args: string[]): Ran => dedalo(['bot', ...args], { cwd: folder.path });

describe('a recorded game', () => {
  const command = program('fine', 'console.error(`thinking about turn ${message.turn}`);');
  const bad = program('bad', 'if (message.turn === 11) message.legal[0] = "0 0 1 9";');
  const crash = program('crash', 'if (message.turn === 4) throw new Error("no idea");');
  const replay = (player: string, ...more: string[]) => {
    if (!existsSync(join(folder.path, 'game.replay')))
      run('debug', command, '--game', 'stratego', '--set', 'moves=2', '--save', 'game.replay');
    return run('replay', player, 'game.replay', ...more);
  };

  test('goes to the program named in it; a line for each turn says that it plays the same, with its output', () => {
    const { code, out, error } = replay(command);
    expect(error).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Turn 12: played \d \d \d \d; now the same\n {2}! thinking about turn 12$/m);
    expect(out).toMatch(/^Sample: 12 turns, 12 of them as recorded\.\n$/m);
  });

  test('one turn is shown with its board', () => {
    const { code, out } = replay(command, '--seat', '2', '--turn', '11');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {5}0 {3}1 [^]*\nTurn 11: played .*; now .*\n {2}! thinking about turn 11\n$/);
    expect(out).not.toContain('Turn 10');
  });

  test('an action against the rules is reported with the game’s sentence, and the exit code is 1', () => {
    const { code, out } = replay(bad, '--seat', '1');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Turn 11: played .*; now 0 0 1 9\n {2}node bad\.mjs did something against the rules .*\n {2}The rules refuse it: /m,
    );
    expect(out).toContain('Turn 12: ');
  });

  test('a program that crashes is reported with its standard error, and the exit code is 1', () => {
    const { code, out } = replay(crash, '--seat', '1', '--turn', '9');
    expect(code).toBe(1);
    expect(out).toContain('  ! Error: no idea');
    expect(out).toContain('ended by itself before the game was over (at answer 4; exit code 1');
  });

  test('as JSON', () => {
    const { code, out } = replay(bad, '--seat', '1', '--json');
    expect(code).toBe(1);
    const found = JSON.parse(out) as { turns: { turn: number; fault: unknown; refusal: string | null }[] };
    expect(found).toMatchObject({
      game: 'stratego',
      seat: 1,
      name: 'Sample',
      isFine: false,
      asked: 12,
      same: 11,
      fault: null,
    });
    expect(found.turns[10]).toMatchObject({ answer: '0 0 1 9', fault: { code: 'illegal-action', turn: 11 } });
    expect(found.turns[10]!.refusal).not.toBeNull();
  });

  test.each([
    [['--turn', '99'], 'There is no turn 99: the program was asked 12 times'],
    [['--seat', '3'], '--seat must be from 1 to 2'],
  ])('wrong use is reported: %j', (args, sentence) => {
    const { code, error } = replay(command, ...args);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
  });

  test('if the names do not give the program’s seat, it asks for the seat', () => {
    const { code, error } = replay(crash);
    expect(code).toBe(2);
    expect(error).toContain('--seat 1 (node fine.mjs), --seat 2 (random)');
  });
});
