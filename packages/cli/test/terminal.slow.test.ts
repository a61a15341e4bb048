import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, dedaloFile } from './run.ts';

const folder = testFolder();

/** The replay of moves on the second classic level. */
function dedaloSaves(moves: string): string {
  const file = join(folder.path, 'saved.replay');
  dedalo(['play', 'sokoban', '--pack', 'classic', '--level', '2', '--save', file], { input: `${moves}\n` });
  return readFileSync(file, 'utf8');
}

const hasTmux = spawnSync('tmux', ['-V']).status === 0;
/** A server of its own for every start: one that is going down must not be met by the next. */
let started = 0;
const tmux = (...args: string[]): string =>
  spawnSync('tmux', ['-L', `dedalo-${process.pid}-${started}`, '-f', '/dev/null', ...args], { encoding: 'utf8' })
    .stdout;
afterEach(() => void (hasTmux && tmux('kill-server')));

const screen = (): string => tmux('capture-pane', '-p', '-t', 'main');

async function until(isThere: (text: string) => boolean): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const text = screen();
    if (isThere(text)) return text;
    await pause(50);
  }
  throw new Error(`this never came up:\n${screen()}`);
}

function start(args: string, environment = 'LANG=C.UTF-8'): void {
  started++;
  const command = `env ${environment} ${process.execPath} ${dedaloFile} ${args}; echo left with $?; exec sleep 300`;
  tmux('-u', 'new-session', '-d', '-s', 'main', '-x', '80', '-y', '24', `trap : INT; ${command}`);
}

describe.skipIf(!hasTmux)('in a terminal of 80 × 24', () => {
  test('dedalo carves a maze, solves it, and leaves the answer on the screen', async () => {
    start('', 'NO_COLOR=1');
    await until((text) => text.includes('@'));
    const text = await until((shown) => shown.includes('left with 0'));
    expect(text).toContain('•');
    expect(text).toContain('The same again: dedalo maze');
  });

  test('Ctrl-C ends it at once and brings the cursor back', async () => {
    start('maze --animate --rows 21 --cols 41 --seed 3');
    await until((text) => text.includes('backtracker, seed 3'));
    expect(tmux('display', '-p', '-t', 'main', '#{cursor_flag}').trim()).toBe('0');
    tmux('send-keys', '-t', 'main', 'C-c');
    await until((text) => text.includes('left with 130'));
    expect(tmux('display', '-p', '-t', 'main', '#{cursor_flag}').trim()).toBe('1');
  });

  test('a maze that does not fit cannot be animated: it says what fits', async () => {
    start('maze --animate --rows 99 --cols 99');
    const text = await until((shown) => shown.includes('left with'));
    expect(text).toContain('left with 2');
    expect(text.replaceAll('\n', '')).toContain('42 rows and 80 columns');
  });

  test('a replay is stepped through by keys, and the screen comes back', async () => {
    const file = folder.write('game.replay', dedaloSaves('dRurDrddllURuulldRurDDurD'));
    start(`replay ${file}`);
    await until((text) => text.includes('0 of 25'));
    tmux('send-keys', '-t', 'main', 'Right', 'Right', 'Left', 'Right', 'Right');
    const text = await until((shown) => shown.includes('3 of 25: u'));
    expect(text).toContain('# @ ##\n#  $ #\n##$  #');
    tmux('send-keys', '-t', 'main', 'End');
    await until((shown) => shown.includes('25 of 25: d') && shown.includes('paused'));
    tmux('send-keys', '-t', 'main', 'Home');
    await until((shown) => shown.includes('0 of 25'));
    tmux('send-keys', '-t', 'main', 'Up', 'Up', 'Up', 'Space');
    await until((shown) => shown.includes('25 of 25: d') && shown.includes('paused'));
    tmux('send-keys', '-t', 'main', 'q');
    const left = await until((shown) => shown.includes('left with 0'));
    expect(left).not.toContain('25 of 25');
  });

  test('a replay plays at once at its speed; Ctrl-C leaves it and brings the cursor back', async () => {
    start(`replay ${folder.write('game.replay', dedaloSaves('dRurDrddllURuulldRurDDurD'))} --speed 50`);
    await until((text) => text.includes('25 of 25: d'));
    expect(tmux('display', '-p', '-t', 'main', '#{cursor_flag}').trim()).toBe('0');
    tmux('send-keys', '-t', 'main', 'C-c');
    await until((text) => text.includes('left with'));
    expect(tmux('display', '-p', '-t', 'main', '#{cursor_flag}').trim()).toBe('1');
  });

  test('Sokoban is typed at a prompt; Ctrl-C saves the game', async () => {
    const file = join(folder.path, 'typed.replay');
    start(`play sokoban --pack classic --save ${file}`);
    await until((text) => text.includes('\n>'));
    tmux('send-keys', '-t', 'main', 'rr', 'Enter');
    await until((text) => text.includes('MOVES: 2'));
    tmux('send-keys', '-t', 'main', 'C-c');
    await until((text) => text.includes('left with'));
    expect(readFileSync(file, 'utf8')).toMatch(/^end 2 /m);
  });

  test('a picture is not poured into the terminal', async () => {
    start('maze --format png');
    const text = await until((shown) => shown.includes('left with'));
    expect(text).toContain('left with 2');
    expect(text).toContain('-o maze.png');
  });
});
