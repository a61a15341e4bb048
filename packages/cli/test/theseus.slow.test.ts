import { createConfig, drawBoard, theseus } from '@dedalo/theseus';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';
import { start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();
const SMALL = ['--size', '5', '--supplies', '2', '--rounds', '20'];

const run = (...args: string[]): ReturnType<typeof dedalo> => dedalo(['theseus', ...args], { cwd: folder.path });

describe('dedalo theseus board', () => {
  test('draws what the game draws for the seed, the entrance open or closed', () => {
    const config = createConfig({ size: 9 });
    if (!config.ok) throw new Error(config.error.code);
    const state = theseus.start(config.value, '7');
    const closed = run('board', '--seed', '7', '--size', '9');
    expect(closed).toEqual({ code: 0, out: `${drawBoard(state).join('\n')}\n`, error: '' });
    const open = run('board', '--seed', '7', '--size', '9', '--open-entrance');
    expect(open.out).toBe(`${drawBoard(state, { entrance: 'open' }).join('\n')}\n`);
    expect(open.out).not.toBe(closed.out);
    expect(run('board', '--size', '9').out.split('\n')).toHaveLength(20);
  });

  test.each([
    [['--size', '6'], 'a board cannot have 6 tiles a side; an odd number from 5 to 21 is needed.'],
    [['--supplies', '7'], '7 supplies are not possible'],
    [['--walls', '3'], '3 sides of walls are not enough'],
    [['--size', 'x'], 'It must be a whole number'],
  ])('%j is wrong use', (args, error) => {
    const ran = run('board', ...args);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(ran.error).toContain(error);
  });
});

describe('dedalo theseus solve', () => {
  test('prints exactly the numbers', () => {
    const { code, out } = run('solve', '--seed', '7', ...SMALL, '--json');
    expect(code).toBe(0);
    const answer = JSON.parse(out) as Record<string, number>;
    expect(Object.keys(answer)).toEqual([
      'win',
      'draw',
      'loss',
      'optimalMinotaur',
      'states',
      'cpuSeconds',
      'megabytes',
    ]);
    for (const value of Object.values(answer)) expect(typeof value).toBe('number');
    expect(answer['win']! + answer['draw']! + answer['loss']!).toBeCloseTo(1, 12);
    expect([1, 0, -1]).toContain(answer['optimalMinotaur']);
    expect(answer['states']).toBeGreaterThan(0);
    expect(answer['megabytes']).toBeGreaterThan(0);
  });

  test('says it in words, too large is no answer, and a seed is needed', () => {
    expect(run('solve', '--seed', '7', ...SMALL).out).toMatch(
      /^With best play: won [\d.]+%, drawn [\d.]+%, lost [\d.]+%\.\n.+\n[\d,]+ states, /,
    );
    const large = run('solve', '--seed', '7', '--size', '21', '--supplies', '6', '--json');
    expect({ code: large.code, out: large.out }).toEqual({ code: 1, out: '' });
    expect(large.error).toMatch(/too large to be solved: it would take \d+ MB, and 300 MB are allowed\.\n$/);
    expect(run('solve').code).toBe(2);
  });
});

describe('dedalo theseus simulate', () => {
  const games = (...more: string[]): ReturnType<typeof dedalo> =>
    run('simulate', '--games', '12', '--seed', '1', ...SMALL, '--json', ...more);

  test('the same seed gives the same games, another one others', () => {
    const args = ['--theseus', 'heuristic', '--minotaur', 'hunter'];
    const first = games(...args);
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(games(...args).out).toBe(first.out);
    const answer = JSON.parse(first.out) as Record<string, unknown>;
    expect(Object.keys(answer)).toEqual(['games', 'wins', 'draws', 'losses', 'interval95']);
    const { wins, draws, losses, interval95 } = answer as { wins: number; draws: number; losses: number } & {
      interval95: [number, number];
    };
    expect([answer['games'], wins + draws + losses]).toEqual([12, 12]);
    expect(interval95[0]).toBeLessThanOrEqual(wins / 12);
    expect(interval95[1]).toBeGreaterThanOrEqual(wins / 12);
  });

  test('perfect players play, in words too', () => {
    const { code, out } = run('simulate', '--games', '3', '--seed', '1', ...SMALL, '--theseus', 'optimal');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^3 games: Theseus won \d, drew \d, lost \d\.\nHe wins between .+ of all games \(95 % sure\)\.\n$/,
    );
    expect(games('--minotaur', 'optimal').code).toBe(0);
  });

  test('an unknown name is answered with the known ones, and the likely one', () => {
    const { code, error } = games('--theseus', 'heurstic');
    expect(code).toBe(2);
    const players = 'random, bold, careful, wary, heuristic, minmax, cunning, optimal';
    expect(error).toContain(`It must be one of ${players}. Did you mean heuristic?`);
    expect(games('--minotaur', 'minmax').error).toContain(
      'It must be one of random, drowsy, hunter, stalker, cunning, optimal.',
    );
  });
});

describe('dedalo theseus simulate in a terminal', needs('tmux'), () => {
  test('a bar shows how far it is; Ctrl-C stops with what there is', async () => {
    const terminal = start('theseus simulate --games 1000000 --seed 1 --size 5 --supplies 1 --json');
    await terminal.until((text) => /\[[#.]{30}\] \d+\/1000000/.test(text));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const text = terminal.unwrapped;
    expect(text).toMatch(/dedalo: stopped after \d+ of 1,?000,?000 games/);
    expect(text).toMatch(/^\{"games":\d+,"wins":\d+,"draws":\d+,"losses":\d+,"interval95":\[/m);
    expect(text).not.toContain('[...');
  });
});

describe('dedalo theseus analyse', () => {
  test('judges every move of Theseus and says where the game was lost', () => {
    const game = ['play', 'theseus', '--plain', '--seed', '5', '--size', '5', '--supplies', '1', '--rounds', '3'];
    const input = 'u\nd\nu\n';
    expect(dedalo([...game, '--save', 'lost.replay'], { cwd: folder.path, input }).code).toBe(0);
    const { code, out } = run('analyse', 'lost.replay');
    expect(code).toBe(0);
    expect(out).toMatch(/^round +move +before +after +best move/);
    expect(out).toMatch(/^ +1 +up +.+% +.+%/m);
    expect(out).toContain('the game was lost here');
    const judged = JSON.parse(run('analyse', 'lost.replay', '--json').out) as Record<string, number>[];
    expect(judged).toHaveLength(3);
    expect(Object.keys(judged[0]!)).toEqual(['round', 'dice', 'before', 'after', 'best', 'lost']);
    expect(judged[0]!['before']).toBeGreaterThan(judged[0]!['after']!);
  });

  test('a replay of another game is wrong use', () => {
    dedalo(['play', 'sokoban', '--plain', '--save', 'soko.replay'], { cwd: folder.path, input: 'r\n' });
    const { code, error } = run('analyse', 'soko.replay');
    expect(code).toBe(2);
    expect(error).toContain('this is a game of sokoban, not of Theseus.');
  });
});
