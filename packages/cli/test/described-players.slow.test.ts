import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/described', import.meta.url));
const INTERFACE = fileURLToPath(new URL('../../arena/hosts/java', import.meta.url));
const ROSSI = 'gj.stratego.player.rossi.RossiPlayer';
/** Far longer than any honest answer takes, however busy the machine is. */
const PATIENT = ['--move-time', '5min', '--first-time', '5min', '--hello-time', '5min'];

const folder = testFolder();
const run = (...args: string[]): Ran => dedalo(args, { cwd: folder.path });
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder.path, name)), { recursive: true });
  writeFileSync(join(folder.path, name), text);
};

beforeAll(() => cpSync(EXAMPLES, join(folder.path, 'hand-ins'), { recursive: true }));

/** A class of JavaScript that is called `Tester`. */
const jsClass = (move: string, more = ''): string => `
export class Tester {
  ${more}
  start(isFirst) { this.isRed = isFirst; this.piece = 0; }
  position() {
    const at = this.piece++;
    return this.isRed ? [at < 3 ? 0 : 3, at] : [at < 3 ? 9 : 6, at];
  }
  viewPositions() {}
  move() { ${move} }
  tellMove() {}
  fight() {}
}`;

describe('a player written for the described contest runs unchanged', needs('java-11'), () => {
  const duel = (...args: string[]): Ran => run('stratego', 'duel', ...args, ...PATIENT);

  beforeAll(() => {
    const files = ['RossiPlayer.java', 'Card.java'].map((name) =>
      join(EXAMPLES, 'rossi/gj/stratego/player/rossi', name),
    );
    execFileSync('javac', ['-cp', INTERFACE, '-d', join(folder.path, 'bin'), ...files]);
  });

  test('a folder names its own player, whatever else is on the class path', () => {
    write(
      'neri/gj/stratego/player/neri/NeriPlayer.java',
      `package gj.stratego.player.neri;
public class NeriPlayer implements gj.stratego.player.Player {
  public void start(boolean isFirst) {}
  public int[] position(String piece) { return null; }
  public void viewPositions(int[][] position) {}
  public int[] move() { return null; }
  public void tellMove(int[] move) {}
  public void fight(String piece) {}
}`,
    );
    const { code, out } = duel('1', 'java:neri', ROSSI, '--classpath', 'bin');
    expect(code).toBe(0);
    expect(out).toMatch(/RESULTS\nPlayer NeriPlayer: 0\nPlayer RossiPlayer: 2\nTies: 0\n$/);
  });

  test('through stratego duel: both colours, a digit a game, the results', () => {
    const { code, out, error } = duel('2', ROSSI, 'random', '--classpath', 'bin', '--seed', '1');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(
      new RegExp(
        '^RossiPlayer vs RandomPlayer\nBeginning of 2 games\n[012]{2}\nEnd of 2 games\n' +
          'RandomPlayer vs RossiPlayer\nBeginning of 2 games\n[012]{2}\nEnd of 2 games\n' +
          'RESULTS\nPlayer RossiPlayer: \\d\nPlayer RandomPlayer: \\d\nTies: \\d\n$',
      ),
    );
  });

  test('--verbose prints the board before every move', () => {
    const { out } = duel('1', 'java:bin', 'random', '--seed', '1', '--verbose');
    expect(out).toContain(
      [
        'Beginning of 1 games',
        '   0   1   2   3   4   5   6   7   8   9',
        ' -----------------------------------------',
        '0|FLR|FBR|SBR|   |   |   |   |   |   |   |',
      ].join('\n'),
    );
    expect(out.match(/^0\|/gm)!.length).toBeGreaterThan(10);
  });

  test('through match', () => {
    const players = [`java:${ROSSI}`, 'random', '--classpath', 'bin'];
    const { code, out } = run('match', 'stratego', ...players, '--games', '2', '--json', '--no-replays', ...PATIENT);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, a: { name: 'RossiPlayer' }, forfeits: {} });
  });

  test('through bot check, in one process for both games where it is kept', () => {
    const args = ['java:bin', '--game', 'stratego', '--keep', '--verbose', ...PATIENT];
    const { code, out } = run('bot', 'check', ...args);
    expect(code).toBe(0);
    expect(out).toContain('RossiPlayer keeps to the protocol.');
    expect(out.match(/"type":"hello"/g)).toHaveLength(1);
    expect(out.match(/"type":"start"/g)).toHaveLength(2);
  });

  test('against a person at the console', () => {
    const args = ['stratego', 'console', '--red', 'console', '--blue', 'java:bin', ...PATIENT];
    const { code, out } = dedalo(args, { cwd: folder.path, input: '3\n0\n1\n1\n' });
    expect(code).toBe(0);
    expect(out).toContain('ConsolePlayer vs RossiPlayer\nBeginning of 1 games\n');
    expect(out, 'the move of the person').toMatch(/^4\|FSR\|/m);
    expect(out, 'the answer of the class').toMatch(/^5\|.*(SPB|SSB|FSB|SMB|FMB|GEB|MAB)/m);
    expect(out).toContain('Red is irregular in move (resigned): gave up\n2\n');
    expect(out).toContain('Player RossiPlayer: 2\n');
  });

  test('through tournament, from sources, beside classes of Python and JavaScript', needs('python'), () => {
    write('hand-ins/neri/bot.toml', 'player = "java:gj.NeriPlayer"\n');
    write(
      'hand-ins/neri/gj/NeriPlayer.java',
      'package gj;\npublic class NeriPlayer implements gj.stratego.player.Player {}\n',
    );
    write('hand-ins/gialli/bot.toml', 'player = "java:gj.GialliPlayer"\n');
    write('hand-ins/gialli/gj/Other.java', 'package gj;\npublic class Other {}\n');
    const { code, out } = run('tournament', 'hand-ins', '--games', '2', '--seed', '1', '--keep', '--trust', ...PATIENT);
    expect(code).toBe(0);
    expect(out).toMatch(/Rossi +\d[^]*Could not take part:/);
    expect(out).toContain(
      '  neri: its build failed (exit code 1). Correct what it says. (builds/neri.log)\n      gj/NeriPlayer',
    );
    expect(out).toContain('gialli: its class cannot play. java:gj.GialliPlayer: there is no class gj.GialliPlayer.');
    const results = join(folder.path, 'hand-ins-results');
    expect(readFileSync(join(results, 'builds/neri.log'), 'utf8')).toContain('NeriPlayer is not abstract');
    const { games } = JSON.parse(readFileSync(join(results, 'results.json'), 'utf8')) as { games: unknown[] };
    expect(games).toHaveLength(6);
    expect(existsSync(join(folder.path, 'hand-ins/rossi/.dedalo-classes')), 'what was handed in stays as it is').toBe(
      false,
    );
  });

  test('an error in a class of a folder is shown in the words of javac', () => {
    write('broken/X.java', 'class X { int x = "y"; }');
    const { code, error } = duel('1', 'java:broken', 'random');
    expect(code).toBe(2);
    expect(error).toMatch(/javac cannot compile what is in .*broken:\n.*X\.java:1: error: incompatible types/);
  });

  test('without javac it is said what to install', () => {
    write('empty-path/none', '');
    const env = { PATH: join(folder.path, 'empty-path'), XDG_CACHE_HOME: join(folder.path, 'fresh-cache') };
    const { code, error } = dedalo(['stratego', 'duel', '1', 'java:hand-ins/rossi', 'random'], {
      cwd: folder.path,
      env,
    });
    expect({ code, error }).toEqual({
      code: 2,
      error: 'dedalo: java:hand-ins/rossi: javac is not installed: install a JDK of version 11 or newer.\n',
    });
  });
});

describe('irregular classes in a duel', () => {
  const duel = (...args: string[]): Ran => run('stratego', 'duel', ...args, '--seed', '1', ...PATIENT);

  test('lose that game, the series continues, and the output stays as described', () => {
    write('throws.mjs', jsClass('throw new Error("tired")'));
    const { code, out, error } = duel('2', 'js:throws.mjs', 'random');
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Tester vs RandomPlayer\nBeginning of 2 games\n22\nEnd of 2 games',
        'RandomPlayer vs Tester\nBeginning of 2 games\n11\nEnd of 2 games',
        'RESULTS\nPlayer Tester: 0\nPlayer RandomPlayer: 4\nTies: 0\n',
      ].join('\n'),
    );
    expect(error).toContain('Red is irregular in move (threw): Tester.move() threw Error: tired\n');
    expect(error, 'the trace').toContain('    at Tester.move (');
  });

  test('are named by rule beside the boards', () => {
    write('illegal.mjs', jsClass('return this.isRed ? [0, 0, 1, 1] : [9, 0, 1, 1]'));
    const { out } = duel('1', 'js:illegal.mjs#Tester', 'random', '--verbose');
    expect(out).toContain('Red is irregular in move (wrong-piece): the flag and the bombs never move.\n2\n');
    write('outside.mjs', jsClass('return [12, 0, 1, 1]'));
    const outside = duel('1', 'js:outside.mjs', 'random', '--verbose');
    expect(outside.out).toContain('Red is irregular in move (wrong-source-cell)\n2\n');
  });

  test('--logs keeps what they wrote, by game and seat', () => {
    write('prints.mjs', jsClass('console.log("here I am"); return null'));
    expect(duel('1', 'js:prints.mjs', 'random', '--logs', 'logs').code).toBe(0);
    expect(readdirSync(join(folder.path, 'logs'))).toEqual(['1-1-1.log', '2-1-2.log']);
    expect(readFileSync(join(folder.path, 'logs/1-1-1.log'), 'utf8')).toMatch(/^here I am\n/);
  });
});

describe('a checked class gets advice for classes', () => {
  const check = (name: string, move: string, ...more: string[]): string => {
    write(`${name}.mjs`, jsClass(move));
    const { code, out } = run('bot', 'check', `js:${name}.mjs`, '--game', 'stratego', ...PATIENT, ...more);
    expect(code).toBe(1);
    expect(out, 'nothing about messages').not.toMatch(/flush|"wants"|What was expected/);
    return out;
  };

  test('where its move is against the rules', () => {
    const out = check('flagged', 'return this.isRed ? [0, 0, 1, 1] : [9, 0, 1, 1]');
    expect(out).toContain('The rules refuse it: the flag and the bombs never move.');
    expect(out).toMatch(/^What to do:\n {2}position\(\) returns .+ move\(\) returns /m);
  });

  test('where its move leads nowhere', () => {
    expect(check('outside', 'return [12, 0, 1, 1]')).toMatch(/^What to do:\n {2}position\(\) returns /m);
  });

  test('where it never returns', () => {
    const out = check('endless', 'for (;;);', '--move-time', '300ms', '--bank', '0ms');
    expect(out).toMatch(/^What to do:\n {2}The method did not return in time\./m);
  });

  test('where it ends its process', () => {
    expect(check('exits', 'process.exit(0)')).toMatch(/^What to do:\n {2}A class does not end its process/m);
  });

  test('in the folder of a hand-in too', () => {
    write('handed/bot.toml', 'player = "js:player.mjs"\ngame = "stratego"\n');
    write('handed/player.mjs', jsClass('return [12, 0, 1, 1]'));
    const { code, out } = run('bot', 'check', 'handed', ...PATIENT);
    expect(code).toBe(1);
    expect(out).toMatch(/^What to do:\n {2}position\(\) returns /m);
  });
});

describe('--keep', () => {
  /** Tells in its log how many games this object has begun, and gives up. */
  const COUNTS = jsClass('console.log("game", this.games); return null', 'games = 0;').replace(
    'start(isFirst) {',
    'start(isFirst) { this.games++;',
  );
  const games = (...more: string[]): string[] => {
    write('counts.mjs', COUNTS);
    const { error } = run(
      'stratego',
      'duel',
      '2',
      'js:counts.mjs',
      'random',
      '--seed',
      '1',
      '--verbose',
      ...PATIENT,
      ...more,
    );
    return [...error.matchAll(/^game (\d)$/gm)].map(([, number]) => number!);
  };

  test('without it every game has a new object', () => {
    expect(games()).toEqual(['1', '1', '1', '1']);
  });

  test('a fault ends the object, and the next game has a new one', () => {
    expect(games('--keep')).toEqual(['1', '1', '1', '1']);
  });

  test('with it one object plays all games of both colours', needs('python'), () => {
    write(
      'counts.py',
      `${readFileSync(join(EXAMPLES, 'bianchi/bianchi.py'), 'utf8')}
class CountsPlayer(BianchiPlayer):
    games = 0
    def start(self, isFirst):
        self.games += 1
        print("game", self.games)
        super().start(isFirst)
`,
    );
    const { error } = run(
      'stratego',
      'duel',
      '2',
      'py:counts.py#CountsPlayer',
      'random',
      '--seed',
      '1',
      '--keep',
      '--verbose',
      ...PATIENT,
    );
    expect([...error.matchAll(/^game (\d)$/gm)].map(([, number]) => number)).toEqual(['1', '2', '3', '4']);
  });
});

test('only Stratego Duel has classes', () => {
  const { code, error } = run('match', 'theseus', 'js:throws.mjs', 'random');
  expect({ code, error }).toEqual({
    code: 2,
    error:
      'dedalo: js:throws.mjs: only Stratego Duel is played by classes with the six described methods; for theseus give the command of a program.\n',
  });
});
