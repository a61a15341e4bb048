import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectSoon, dedaloCommand, play, start, Terminal } from '../tmux.ts';
import { boardOn } from './board-on-screen.ts';
import { needs } from '../../../../tools/needs.ts';

/** The program that the shell of the pane is waiting for. */
function programIn(terminal: Terminal): number {
  const shell = terminal.value('pane_pid');
  return Number(readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ')[0]);
}

function expectClient(terminal: Terminal): void {
  expect(terminal.value('alternate_on')).toBe('1');
  expect(terminal.value('cursor_flag')).toBe('0');
  expect(terminal.value('mouse_any_flag')).toBe('1');
}

/** The screen from before is back, with the cursor, and the mouse and the keys are the shell's again. */
async function expectRestored(terminal: Terminal, code: string): Promise<void> {
  const text = await terminal.until(`left with ${code}`);
  expect(text).toMatch(/^before dedalo\n/);
  expect(text).not.toContain('moves');
  expect(terminal.value('alternate_on')).toBe('0');
  expect(terminal.value('cursor_flag')).toBe('1');
  expect(terminal.value('mouse_any_flag')).toBe('0');
}

/** Dedalo, and then how the terminal is set. */
const startThenStty = (): Terminal =>
  new Terminal(`echo before dedalo; ${dedaloCommand}; echo left with $?; stty -a; exec sleep 300`);

describe('the terminal comes back', needs('tmux'), () => {
  test.each([
    ['Ctrl-C', '0', (terminal: Terminal) => terminal.press('C-c')],
    ['leaving', '0', (terminal: Terminal) => terminal.press('q')],
    ['SIGTERM', '143', (terminal: Terminal) => void process.kill(programIn(terminal), 'SIGTERM')],
    ['SIGHUP', '129', (terminal: Terminal) => void process.kill(programIn(terminal), 'SIGHUP')],
    ['SIGINT', '130', (terminal: Terminal) => void process.kill(programIn(terminal), 'SIGINT')],
  ])('after %s', async (_, code, end) => {
    const terminal = startThenStty();
    await terminal.until('> Sokoban');
    expectClient(terminal);
    end(terminal);
    await expectRestored(terminal, code);
    const settings = await terminal.until('echo');
    expect(settings).toMatch(/ echo\b/);
    expect(settings).toMatch(/ icanon\b/);
    expect(settings).toMatch(/^isig| isig\b/m);
  });

  test('after Ctrl-C in the middle of a level', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right', 'C-c');
    await expectRestored(terminal, '0');
  });

  test('after a crash, and the reason stays to be read', async () => {
    const broken = `--import 'data:text/javascript,process.on("SIGUSR2", () => { throw new Error("a bug") })'`;
    const [node, file] = dedaloCommand.split(' ');
    const terminal = new Terminal(`echo before dedalo; ${node} ${broken} ${file}; echo left with $?; exec sleep 300`);
    await terminal.until('> Sokoban');
    expectClient(terminal);
    process.kill(programIn(terminal), 'SIGUSR2');
    const text = await terminal.until('left with');
    expect(text).toContain('a bug');
    expect(text).not.toContain('left with 0');
    expect(terminal.value('alternate_on')).toBe('0');
    expect(terminal.value('cursor_flag')).toBe('1');
  });
});

describe('Ctrl-Z', needs('tmux'), () => {
  const expectToGoOn = async (command: string): Promise<void> => {
    const terminal = new Terminal(`PS1='ready> ' exec bash --norc --noprofile -i`);
    await terminal.until('ready>');
    terminal.type(`${command}\r`);
    await terminal.until('> Sokoban');
    terminal.press('Down');
    await terminal.until('> PokéLabirinto');
    terminal.press('C-z');
    await terminal.until((text) => text.includes('Stopped') && text.trimEnd().endsWith('ready>'));
    expect(terminal.value('alternate_on')).toBe('0');
    expect(terminal.value('cursor_flag')).toBe('1');
    terminal.type('echo the shell $((40 + 2))\r');
    await terminal.until('the shell 42');
    terminal.type('fg\r');
    await terminal.until('> PokéLabirinto');
    expectClient(terminal);
    terminal.press('Up');
    await terminal.until('> Sokoban');
    terminal.press('q');
    await terminal.until((text) => text.trimEnd().endsWith('ready>'));
  };

  test('gives the terminal to the shell, and fg returns to it', () => expectToGoOn(dedaloCommand));

  test('also where another program started it, as npm does', () => expectToGoOn(`sh -c "${dedaloCommand}; true"`));
});

describe('the size of the window', needs('tmux'), () => {
  test('60 × 20 and back to 80 × 24 draws everything again', async () => {
    const terminal = play();
    const before = await terminal.until('0 moves');
    terminal.resize(60, 20);
    const small = await terminal.until((text) => /\? help/.test(text.trimEnd().split('\n')[19] ?? ''));
    expect(boardOn(small, 8)[2]).toBe('#@ $ . #');
    expect(small.split('\n')[0]).toMatch(/^ First steps 1: One good shove +0 moves, 0 pushes$/);
    expect(Math.max(...small.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
    terminal.resize(80, 24);
    await expectSoon(terminal, (text) => text === before);
  });

  test('a page opened while it was small is whole when it is large', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.resize(60, 20);
    terminal.press('Enter');
    const small = await terminal.until('One good shove');
    expect(small.trimEnd().split('\n')).toHaveLength(20);
    terminal.resize(80, 24);
    await terminal.until((text) => text.trimEnd().split('\n').length === 24 && text.includes('18   Two rooms'));
  });

  test('a window too small says so, and nothing is lost', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right');
    await terminal.until('1 move,');
    terminal.resize(19, 5);
    await terminal.until('The window is too s');
    terminal.resize(80, 24);
    await expectSoon(terminal, '1 move, 0 pushes');
  });
});
