import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { beginDebug, WAITING } from './begin-debug.ts';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';
import { sampleProgram } from './sample-program.ts';

const folder = testFolder();
const program = (name: string, act?: string): string => sampleProgram(folder, name, act);
const begin = (...args: string[]) => beginDebug(folder.path, ...args);

/** A game of a few moves. */
const SHORT = ['--set', 'moves=2'];
const run = (...args: string[]) => dedalo(['bot', 'debug', ...args], { cwd: folder.path });
const debug = (command: string, ...more: string[]) => run(command, '--game', 'stratego', ...SHORT, ...more);

describe('a program that is started', () => {
  const command = program('fine', 'console.error(`thinking about turn ${message.turn}`);');

  test('plays one game in its seat; boards, answers and standard error are shown, and the replay holds', () => {
    const { code, out, error } = debug(command, '--seat', '2', '--against', 'rules:nodes=1', '--save', 'fine.replay');
    expect(error).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Stratego Duel, the program in seat 2, seed 1\. There is no time limit\./);
    expect(out).toContain('← {"name":"Sample","wants":["legal"]}');
    expect(out).toMatch(/^Turn 11:\n {5}0 {3}1 .*\n {3}-+\n {2}0\|/m);
    expect(out).toContain('! thinking about turn 11\n');
    expect(out).toContain('← {"turn":11,"action":');
    expect(out).toMatch(/^The game is over: .+ \(\d+ actions\)\.\nThe game is saved: dedalo replay fine\.replay$/m);
    expect(dedalo(['replay', 'fine.replay', '--verify'], { cwd: folder.path }).code).toBe(0);
    expect(readFileSync(join(folder.path, 'fine.replay'), 'utf8')).toContain(
      'seat 1 "rules:nodes=1"\nseat 2 "node fine.mjs"',
    );
  });

  test('of a folder plays the game that its bot.toml names; without one it is asked for', () => {
    mkdirSync(join(folder.path, 'mine'));
    writeFileSync(join(folder.path, 'mine/bot.toml'), 'game = "stratego"\ncommand = "node fine.mjs"\n');
    copyFileSync(join(folder.path, 'fine.mjs'), join(folder.path, 'mine/fine.mjs'));
    expect(run('mine', ...SHORT).out).toMatch(/^Stratego Duel, the program in seat 1/);
    expect(run(command)).toMatchObject({ code: 2, error: expect.stringContaining('Which game?') });
  });

  test('what the rules refuse is said with the sentence of the game, and the game so far is saved', () => {
    const bad = program('bad', 'if (message.turn === 11) message.legal[0] = "0 0 1 9";');
    const { code, out } = debug(bad, '--save', 'bad.replay');
    expect(code).toBe(1);
    expect(out).toContain('The rules refuse it: ');
    expect(out).not.toContain('--verbose');
    expect(readFileSync(join(folder.path, 'bad.replay'), 'utf8')).toMatch(/^end 20 \w+ open$/m);
  });
});

/** Plays the first legal action, until the connection is closed or `last` questions have been answered. */
async function playOver(socket: Socket, last = Infinity): Promise<string[]> {
  const types: string[] = [];
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as { type: string; turn: number; legal: string[] };
    types.push(message.type);
    if (message.turn > last) break;
    const answer =
      message.type === 'hello'
        ? { name: 'By hand', wants: ['legal'] }
        : { turn: message.turn, action: message.legal?.[0] };
    if (message.type === 'hello' || message.type === 'act') socket.write(`${JSON.stringify(answer)}\n`);
  }
  socket.destroy();
  return types;
}

const LISTENING = ['--game', 'sokoban', '--set', 'limit=3', '--listen', '0'];

describe('a program that connects', () => {
  test('plays the game to its end, and gets the end message', async () => {
    const game = begin(...LISTENING, '--save', 'connected.replay');
    const [, port] = await game.until(WAITING);
    const types = await playOver(connect(Number(port), '127.0.0.1'));
    const { out, code } = await game.end();
    expect(code).toBe(0);
    expect(types).toEqual(['hello', 'start', 'act', 'act', 'act', 'end']);
    expect(out).toContain(`DEDALO_CONNECT=127.0.0.1:${port}`);
    expect(out).toContain('A program has connected.');
    expect(out).toContain('dedalo replay connected.replay');
  });

  test('and closes the connection ends the game, which is saved as far as it went', async () => {
    const game = begin(...LISTENING, '--save', 'closed.replay');
    const [, port] = await game.until(WAITING);
    await playOver(connect(Number(port), '127.0.0.1'), 2);
    const { out, code } = await game.end();
    expect(code).toBe(1);
    expect(out).toContain('The program has closed the connection.\n');
    expect(readFileSync(join(folder.path, 'closed.replay'), 'utf8')).toMatch(/^end 2 \w+ open$/m);
  });

  test('and sends an unexpected line: it loses, as in the arena', async () => {
    const game = begin(...LISTENING);
    const [, port] = await game.until(WAITING);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\n\n');
    socket.resume();
    const { out, code } = await game.end();
    expect(code).toBe(1);
    expect(out).toContain('it said a line that nobody had asked for');
  });
});

describe('Ctrl+C', () => {
  test('ends the waiting for a program', async () => {
    const game = begin(...LISTENING);
    await game.until(WAITING);
    game.child.kill('SIGINT');
    const { out, code } = await game.end();
    expect(code).toBe(1);
    expect(out).toMatch(/Stopped\.\n$/);
  });

  test('ends a program that does not answer, and the game is saved as far as it went', async () => {
    const stuck = program('stuck', 'if (message.turn === 3) continue;');
    const game = begin(stuck, '--game', 'sokoban', '--save', 'stuck.replay');
    await game.until(/^Turn 3:$/m);
    game.child.kill('SIGINT');
    const { out, code } = await game.end();
    expect(code).toBe(1);
    expect(out).toMatch(/Stopped\.\nThe game is saved: dedalo replay stuck\.replay\n$/);
    expect(readFileSync(join(folder.path, 'stuck.replay'), 'utf8')).toMatch(/^end 2 \w+ open$/m);
  });
});

test.each([
  [[], 'Say how the program is started'],
  [['random'], 'random is a bot that comes with the game'],
  [['node fine.mjs', '--seat', '3'], '--seat must be from 1 to 2'],
  [['node fine.mjs', '--against', 'node fine.mjs'], 'there is no bot node fine.mjs here'],
  [['node fine.mjs', '--game', 'sokoban', '--against', 'random'], 'Sokoban is played alone here'],
])('wrong use is reported: %j', (args, sentence) => {
  const { code, error } = run('--game', 'stratego', ...args);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
});
