import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, dedaloFile, freshData, NEUTRAL, type Ran, sandboxedOrNot } from './run.ts';
import { start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();

const run = (...args: string[]): Ran => sandboxedOrNot(dedalo(['match', ...args], { cwd: folder.path }));

/** What must be the same again: all but the time that it took. */
const gamesOf = ({ out }: Ran): unknown =>
  JSON.parse(out, (key, value: unknown) => (key === 'time' || key === 'folder' ? undefined : value));

/** A program that plays any legal action, the same again in the same game, and ends at its 12th answer if it is told to. */
const PROGRAM = `
const draws = { number: 0 };
let turns = 0;
const draw = (below) => (draws.number = (draws.number * 48271 + 11) % 2147483647) % below;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') console.log(JSON.stringify({ name: 'any', wants: ['legal'] }));
  if (message.type === 'start') draws.number = 2 * message.number + message.seat + 1;
  if (message.type === 'start') console.error('game', message.number);
  if (message.type !== 'act') return;
  if (process.argv[2] === 'ends' && ++turns === 12) process.exit(3);
  console.log(JSON.stringify({ turn: message.turn, action: message.legal[draw(message.legal.length)] }));
});
`;
folder.write('any.cjs', PROGRAM);

describe('dedalo match', () => {
  test('the same seed gives the same games whatever the number of jobs, another one others', () => {
    const series = (...more: string[]): Ran =>
      run('stratego', 'search:nodes=50', 'rules', '--games', '6', '--no-replays', '--json', ...more);
    const first = series('--seed', '7', '--jobs', '1');
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(gamesOf(series('--seed', '7', '--jobs', '3'))).toEqual(gamesOf(first));
    expect(gamesOf(series('--seed', '8', '--jobs', '3'))).not.toEqual(gamesOf(first));
    expect(first.out.trim().split('\n')).toHaveLength(1);
    const answer = JSON.parse(first.out) as Record<string, unknown>;
    expect(Object.keys(answer).slice(0, 8)).toEqual([
      'games',
      'a',
      'b',
      'draws',
      'elo',
      'interval95',
      'los',
      'forfeits',
    ]);
    expect(answer).toMatchObject({ games: 6, b: { name: 'rules' }, seed: '7', end: 'played' });
    expect(answer).toMatchObject({ a: { name: 'search:nodes=50' }, folder: null, odd: [], forfeits: {} });
    expect(answer['repeatedPairs']).toBe(0);
  });

  test('says which player is stronger and how sure that is; replays are kept and can be verified', () => {
    const ran = run('stratego', 'rules', 'random', '--games', '6', '--seed', 'told', '--nodes', '100');
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(ran.out).toMatch(/^6 games: rules won \d, random won \d, \d draws?\.$/m);
    expect(ran.out).toMatch(/^Pairs by result \(LL, LD, WL or DD, WD, WW\): \[\d(, \d){4}\]\.$/m);
    expect(ran.out).toMatch(/^Elo difference [+−]\S+, with 95 % certainty between \S+ and \S+\.$/m);
    expect(ran.out).toMatch(/^rules +\d+ +\S+ ms +\S+ ms +0 ms$/m);
    expect(ran.out).toContain('6 replays, each played again and found to hold: match-stratego-told');
    const replays = join('match-stratego-told', 'replays');
    const names = readdirSync(join(folder.path, replays));
    expect(names).toEqual(['1', '2', '3'].flatMap((pair) => [`000${pair}a.replay`, `000${pair}b.replay`]));
    const verified = dedalo(['replay', '--verify', join(replays, names[0]!)], { cwd: folder.path });
    expect(verified).toMatchObject({ code: 0, error: '' });
    // Nothing is written over.
    expect(run('stratego', 'rules', 'random', '--games', '2', '--seed', 'told', '--nodes', '100').out).toContain(
      'match-stratego-told-2',
    );
  });

  test('--sprt stops when it is decided and says why', () => {
    const ran = run('stratego', 'rules', 'random', '--sprt', '0,100', '--seed', '1', '--nodes', '100', '--no-replays');
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(ran.out).toContain('SPRT: yes. rules is stronger by 100 Elo or more.');
    expect(ran.out).toMatch(/^LLR \d\.\d+ \(−2\.94, 2\.94\) \[0, 100\]$/m);
    expect(ran.out).toMatch(/^After \d+ pairs .+ yes at 2\.94, no at −2\.94 /m);
  });

  test('a program plays against a bot and gets a number of its own in each game; its log is kept', () => {
    const ran = run('stratego', 'node any.cjs', 'random', '--games', '2', '--seed', '3', '--out', 'kept', '--json');
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(ran.out)).toMatchObject({
      games: 2,
      a: { name: 'node any.cjs', ownName: 'any', forfeits: {} },
      folder: 'kept',
    });
    expect(readdirSync(join(folder.path, 'kept')).toSorted()).toEqual([
      'games.jsonl',
      'logs',
      'replays',
      'tournament.json',
    ]);
    expect(readdirSync(join(folder.path, 'kept', 'replays'))).toEqual(['0001a.replay', '0001b.replay']);
    const names = readdirSync(join(folder.path, 'kept', 'logs'));
    expect(names).toEqual(['0001a-1.log', '0001b-2.log']);
    const logs = names.map((name) => readFileSync(join(folder.path, 'kept', 'logs', name), 'utf8'));
    for (const log of logs) expect(log).toMatch(/^game \d+\n$/);
    expect(logs[0]).not.toBe(logs[1]);
  });

  test('a forfeited game says what was wrong, and the command that plays it again does', () => {
    const ran = run('stratego', 'node any.cjs ends', 'rules', '--games', '2', '--seed', '5', '--nodes', '50');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('2 games: node any.cjs ends won 0, rules won 2, 0 draws.');
    expect(ran.out).toContain('  2 × ended by itself before the game was over');
    expect(ran.out).toContain('0001b: node any.cjs ends ended by itself before the game was over (at answer 12; ');
    const command = `dedalo match stratego 'node any.cjs ends' rules --seed 5 --nodes 50 --game 1b`;
    expect(ran.out.split('\n')).toContain(`  ${command}`);
    expect(readFileSync(join(folder.path, 'match-stratego-5', 'again.txt'), 'utf8')).toContain(command);

    const again = run('stratego', 'node any.cjs ends', 'rules', '--seed', '5', '--nodes', '50', '--game', '1b');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/^Seat 1: rules\nSeat 2: node any.cjs ends\n2> \{"type":"hello"/);
    expect(again.out).toContain('node any.cjs ends ended by itself before the game was over (at answer 12; ');
    const replay = (name: string): string => readFileSync(join(folder.path, name, '0001b.replay'), 'utf8');
    expect(replay('match-stratego-5-1b')).toBe(replay('match-stratego-5/replays'));
  });

  test('a player that cannot say hello ends the match at once, with its log', () => {
    mkdirSync(join(folder.path, 'lost'));
    folder.write('lost/mute.cjs', 'throw new Error("nothing is where it should be")');
    folder.write('any-bot.cjs', PROGRAM);
    const mute = run('stratego', 'node lost/mute.cjs', 'random', '--games', '1000', '--out', 'mute', '--json');
    expect(mute.code).toBe(1);
    expect(JSON.parse(mute.out)).toMatchObject({ end: 'no-hello', elo: null, los: null, forfeits: { exited: 2 } });
    expect(mute.error).toContain('A program that does not answer the hello cannot play: the match has ended.');
    expect(mute.error).toContain('  Error: nothing is where it should be');
    // Paths are looked up from where the user stands.
    const outside = dedalo(['match', 'stratego', 'node ../any-bot.cjs', 'random', '--games', '2', '--no-replays'], {
      cwd: join(folder.path, 'lost'),
    });
    expect(outside).toMatchObject({ code: 0 });
    expect(outside.out).not.toContain('by its own fault');
  });

  test('nothing is said of strength where all games were lost by faults; they are counted apart', () => {
    const ran = run('stratego', 'node any.cjs ends', 'random', '--games', '4', '--seed', '1', '--no-replays');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('Every game was lost by a fault: that says nothing about who is stronger.');
    expect(ran.out).not.toMatch(/Elo|probability/);
    expect(ran.out).toMatch(/^name +points +won +drawn +lost +forfeits$/m);
    expect(ran.out).toMatch(/^node any\.cjs ends +0 +0 +0 +4 +4$/m);
  });

  test('two players of a game for one are compared, one game for each course', () => {
    const ran = run('pokelabirinto', 'escaper', 'random', '--games', '3', '--seed', '1', '--no-replays', '--json');
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(ran.out)).toMatchObject({ games: 3, pairs: { length: 3 } });
  });

  test('one game of bots again prints every action, the last board and the end', () => {
    const ran = run('theseus', 'heuristic', 'minmax', '--set', 'size=5', '--seed', '2', '--game', '1a', '--no-replays');
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(ran.out).toMatch(/^Seat 1: heuristic\nSeat 2: minmax \(hunter\)\n1\. [12] /);
    expect(ran.out).toMatch(/^over: /m);
  });

  test('repeated identical games are reported: they prove nothing', () => {
    const first = `process.stdin.on('data', (all) => { for (const line of String(all).trim().split('\\n')) { const m = JSON.parse(line);
      if (m.type === 'hello') console.log('{"name":"first","wants":["legal"]}');
      if (m.type === 'act') console.log(JSON.stringify({ turn: m.turn, action: m.legal[0] })); } });`;
    folder.write('first.cjs', first);
    const ran = run('stratego', 'node first.cjs', 'node first.cjs ', '--games', '4', '--seed', '1', '--set', 'moves=5');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('Only 1 of the 2 pairs are different');
    const json = run('stratego', 'node first.cjs', 'node first.cjs ', '--games', '4', '--set', 'moves=5', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ repeatedPairs: 1 });
  });

  test('is reported in the chosen language', () => {
    const ran = run('stratego', 'rules', 'random', '--games', '2', '--seed', '1', '--no-replays', '--lang', 'it');
    expect(ran.out).toMatch(/^2 partite: rules ne ha vinte \d/);
  });

  test.each([
    [['stratgo', 'rules', 'random'], 'Did you mean stratego?'],
    [['stratego', 'rule', 'random'], 'Did you mean rules?'],
    [['theseus', 'hunter', 'random'], 'hunter cannot sit in seat 1'],
    [['stratego', 'rules', 'random', '--games', '3'], 'must be an even number'],
    [['stratego', 'rules', 'random', '--sprt', '50,0'], 'the lower first'],
    [['stratego', 'rules', 'random', '--alpha', '0.1'], '--alpha and --beta go with --sprt'],
    [['stratego', 'rules', 'random', '--nodes', '1', '--time', '1'], 'either --nodes or --time'],
    [['stratego', 'rules', 'random', '--set', 'size=3'], 'there is no setting size'],
    [['stratego', 'rules', 'random', '--move-time', 'soon'], '500ms'],
    [['stratego', 'rules', 'random', '--game', 'twelve'], 'such as 12a'],
    [['stratego', 'rules', 'random', '--out', '.'], 'holds something else'],
    [['sokoban', 'random', 'random', '--set', 'levels=nowhere.sok'], 'nowhere.sok'],
  ])('%j is wrong use', (args, error) => {
    const before = readdirSync(folder.path);
    const ran = run(...args);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(ran.error).toContain(error);
    expect(readdirSync(folder.path), 'no folder is left').toEqual(before);
  });
});

describe('dedalo match that gets a signal to end', needs('posix'), () => {
  test.each(['SIGTERM', 'SIGHUP'] as const)('%s stops with what there is, and no program is left', async (signal) => {
    folder.write(`${signal}.cjs`, PROGRAM);
    const out = join(folder.path, signal);
    const series = ['match', 'stratego', `node ${signal}.cjs`, 'random', '--games', '100000', '--out', out, '--json'];
    const child = spawn(process.execPath, [dedaloFile, ...series], {
      cwd: folder.path,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData() },
    });
    const told = text(child.stdout);
    const exit = once(child, 'exit');
    await expect.poll(() => existsSync(join(out, 'replays', '0001b.replay')), { timeout: 60_000 }).toBe(true);
    child.kill(signal);
    expect(JSON.parse(await told)).toMatchObject({ end: 'stopped' });
    expect(await exit).toEqual([0, null]);
    expect(programsOf(`${signal}.cjs`)).toEqual([]);
  });

  test('the same command continues where it was stopped, and reaches the same result', async () => {
    folder.write('stopped.cjs', PROGRAM);
    const series = ['stratego', 'node stopped.cjs', 'random', '--seed', 'on', '--jobs', '2', '--json'];
    const child = spawn(process.execPath, [dedaloFile, 'match', ...series, '--games', '1000', '--out', 'on'], {
      cwd: folder.path,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData() },
    });
    const told = text(child.stderr);
    const journal = join(folder.path, 'on', 'games.jsonl');
    const lines = (): number => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length - 1 : 0);
    await expect.poll(lines, { timeout: 60_000 }).toBeGreaterThan(4);
    child.kill('SIGTERM');
    expect(await told).toContain('The same command goes on from there: dedalo match stratego');
    const before = lines();
    // A match may go on for longer or shorter than it was meant to.
    const games = String(before + (before % 2) + 4);
    const went = run(...series, '--games', games, '--out', 'on');
    expect(went.error).toContain('are played already; going on from there');
    expect(lines()).toBe(Number(games));
    const whole = run(...series, '--games', games, '--out', 'whole');
    expect(gamesOf(went)).toEqual(gamesOf(whole));
    const other = run('stratego', 'node stopped.cjs', 'rules', '--games', '2', '--out', 'on');
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.error).toContain('it differs in players');
  });
});

describe('dedalo match in a terminal', needs('tmux'), () => {
  test('a bar shows the running score; Ctrl-C stops with what there is, and no program is left', async () => {
    const series = `match stratego "node any.cjs" random --games 100000 --seed 1 --jobs 2 --no-replays --json`;
    const terminal = start(series, { cwd: folder.path });
    await terminal.until((text) => /\[[#.]{30}\] \d+\/100000 {2}\d+ won, \d+ drawn, \d+ lost/.test(text));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const text = terminal.unwrapped;
    expect(text).toMatch(/dedalo: stopped after \d+ games of 100000/);
    expect(text).toContain('"end":"stopped"');
    expect(text).not.toContain('[...');
    expect(programsOf('any.cjs')).toEqual([]);
  });
});

/** The processes of this machine whose command says so. */
function programsOf(word: string): string[] {
  if (process.platform !== 'linux') return [];
  const commands = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      } catch {
        return [];
      }
    });
  return commands.filter((words) => words.includes(word) && !words.includes('match')).map((words) => words.join(' '));
}
