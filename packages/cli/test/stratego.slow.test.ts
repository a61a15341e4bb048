import { resultsReport } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();
const run = (args: readonly string[], input = ''): Ran => dedalo(args, { cwd: folder.path, input });

describe('dedalo stratego console', () => {
  const series = (...args: string[]): Ran => run(['stratego', 'console', ...args]);

  test('a run prints what the described program does: a digit a game, then the results', () => {
    const { code, out, error } = series('--games', '3', '--red', 'rules', '--blue', 'random', '--seed', '1');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const halves = [...out.matchAll(/^(\d+)$/gm)].map(([digits]) =>
      [...digits!].map((digit) => (digit === '0' ? null : Number(digit) - 1)),
    );
    expect(halves.map((half) => half.length)).toEqual([3, 3]);
    expect(out).toBe(`${resultsReport(['RulesPlayer', 'RandomPlayer'], halves)}\n`);
    expect(series('--games', '3', '--red', 'rules', '--blue', 'random', '--seed', '1').out).toBe(out);
  });

  test('a line of digits breaks after fifty games', () => {
    const { out } = series('--games', '51', '--red', 'random', '--blue', 'random', '--seed', '1');
    expect(out.match(/^\d{50}\n\d$/gm)).toHaveLength(2);
  });

  test('moves are typed at the described board and prompts', () => {
    const typed = '3\n0\nx\n1\n3\n7\n2\n1\n1\n';
    const { code, out } = run(['stratego', 'console'], typed);
    expect(code).toBe(0);
    expect(out).toMatch(/^ConsolePlayer vs ConsolePlayer\nBeginning of 1 games\n {3}0 {3}1/);
    expect(out).toContain('0|FLR|SBR|SMR|   |');
    expect(out).toContain('9|FLB|SBB|SMB|   |');
    expect(out).toContain('Insert red move row: Insert red move column: Insert red move direction: ');
    expect(out).toContain('Insert blue move number of steps: ');
    expect(out, 'whoever says nothing more gives up').toContain(
      'Red is irregular in move (resigned): gave up\n2\nEnd of 1 games\n',
    );
    expect(out).toMatch(/RESULTS\nPlayer ConsolePlayer: 1\nPlayer ConsolePlayer: 1\nTies: 0\n$/);
  });

  test('the described class of the console is ours, by its name', () => {
    const named = 'gj.stratego.player.console.ConsolePlayer';
    const typed = '3\n0\n1\n1\n';
    const { code, out } = run(['stratego', 'duel', '1', named, named], typed);
    expect(code).toBe(0);
    expect(out).toBe(run(['stratego', 'console'], typed).out);
  });

  test('an irregular move loses that game, and says by which rule', () => {
    const { out } = run(['stratego', 'console', '--blue', 'random', '--seed', '1'], '0\n0\n1\n1\n');
    expect(out).toContain('Red is irregular in move (wrong-piece): the flag and the bombs never move.\n2\n');
    expect(out).toContain('Player RandomPlayer: 2\n');
  });

  test('the board of every move is printed on demand', () => {
    const quiet = series('--red', 'random', '--blue', 'random', '--seed', '1').out;
    const loud = series('--red', 'random', '--blue', 'random', '--seed', '1', '--verbose').out;
    expect(loud.match(/^0\|/gm)!.length).toBeGreaterThan(20);
    expect(loud.slice(loud.indexOf('RESULTS'))).toBe(quiet.slice(quiet.indexOf('RESULTS')));
  });
});

describe('dedalo stratego setups', () => {
  test('lists the pool in the form in which files are written', () => {
    const { code, out } = run(['stratego', 'setups']);
    expect(code).toBe(0);
    const checked = run(['stratego', 'setups', '-'], out);
    expect(checked).toMatchObject({ code: 0, error: '' });
    expect(checked.out).toMatch(/^\d{2,} set-ups, nothing wrong\.\n$/);
  });

  test('a problem in a file is reported with its line and column', () => {
    const [, ...rows] = run(['stratego', 'setups']).out.split('\n').slice(0, 5);
    const file = folder.write('wrong.txt', ['; mine', ...rows].join('\n').replace('MA', 'GE'));
    const { code, error } = run(['stratego', 'setups', file]);
    expect(code).toBe(2);
    expect(error).toMatch(/wrong\.txt:\d:\d+: the piece GE is there twice\./);
  });

  test('as JSON', () => {
    const [title, ...rows] = [
      '; mine',
      'FL FB SB MA GE FM SM FS SS SP',
      ...Array<string>(3).fill('.. '.repeat(10).trim()),
    ];
    const { out } = run(['stratego', 'setups', '-', '--json'], [title, ...rows].join('\n'));
    expect(JSON.parse(out)).toEqual([
      {
        title: 'mine',
        cells: {
          FL: [0, 0],
          FB: [0, 1],
          SB: [0, 2],
          MA: [0, 3],
          GE: [0, 4],
          FM: [0, 5],
          SM: [0, 6],
          FS: [0, 7],
          SS: [0, 8],
          SP: [0, 9],
        },
      },
    ]);
  });
});

describe('dedalo simulate stratego', () => {
  const games = (...more: string[]): Ran =>
    run(['simulate', 'stratego', '--red', 'rules', '--blue', 'random', '--games', '10', '--seed', '1', ...more]);

  test('wins, draws and losses, by reason, with an interval; the same seed gives the same games', () => {
    const first = games('--json');
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(games('--json').out).toBe(first.out);
    const answer = JSON.parse(first.out) as {
      games: number;
      wins: number;
      draws: number;
      losses: number;
      reasons: Record<'wins' | 'draws' | 'losses', Record<string, number>>;
      interval95: [number, number];
    };
    const sum = (ends: Record<string, number>): number => Object.values(ends).reduce((a, b) => a + b, 0);
    expect(answer.wins + answer.draws + answer.losses).toBe(10);
    expect([sum(answer.reasons.wins), sum(answer.reasons.draws), sum(answer.reasons.losses)]).toEqual([
      answer.wins,
      answer.draws,
      answer.losses,
    ]);
    expect(answer.interval95[0]).toBeLessThanOrEqual(answer.wins / 10);
    expect(answer.interval95[1]).toBeGreaterThanOrEqual(answer.wins / 10);
  });

  test('for people: the sum, a table of reasons, the interval', () => {
    const { out } = games();
    expect(out).toMatch(/^10 games: Red won \d+, drew \d+, lost \d+\.\nreason +Red +Blue +nobody\n/);
    expect(out).toContain('(95 % sure)');
  });

  test('by time as well, but not by both', () => {
    expect(games('--time', '1', '--games', '1').code).toBe(0);
    expect(games('--time', '1', '--nodes', '1')).toMatchObject({ code: 2 });
  });
});
