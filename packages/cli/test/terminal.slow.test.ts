import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boardOn } from './client/board-on-screen.ts';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';
import { clockStandingAt, start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();

/** The replay of moves on the second classic level. */
function dedaloSaves(moves: string): string {
  const file = join(folder.path, 'saved.replay');
  dedalo(['play', 'sokoban', '--pack', 'classic', '--level', '2', '--save', file], { input: `${moves}\n` });
  return file;
}

const MOVES = 'dRurDrddllURuulldRurDDurD';

describe('in a terminal of 80 × 24', needs('tmux'), () => {
  test('Ctrl-C ends a maze that is being carved and brings the cursor back', async () => {
    const terminal = start('maze --animate --rows 21 --cols 41 --seed 3', { environment: clockStandingAt(1000) });
    await terminal.until('backtracker, seed 3');
    expect(terminal.value('cursor_flag')).toBe('0');
    terminal.press('C-c');
    await terminal.until('left with 130');
    expect(terminal.value('cursor_flag')).toBe('1');
  });

  test('a maze that does not fit cannot be animated: it says what fits', async () => {
    const text = await start('maze --animate --rows 99 --cols 99').until('left with');
    expect(text).toContain('left with 2');
    expect(text.replaceAll('\n', '')).toContain('42 rows and 80 columns');
  });

  test('a replay is stepped through by keys, and the screen comes back', async () => {
    const terminal = start(`replay ${dedaloSaves(MOVES)}`);
    const first = await terminal.until('0 of 25');
    expect(first).toContain('Classic 2: Tight squeeze');
    expect(first).toContain('paused');
    terminal.press('Right', 'Right', 'Left', 'Right', 'Right');
    const text = await terminal.until('3 of 25: u');
    expect(boardOn(text, 6).slice(1, 4)).toEqual(['# @ ##', '#  $ #', '##$  #']);
    terminal.press('End');
    await terminal.until((shown) => shown.includes('25 of 25: d') && shown.includes('paused'));
    terminal.press('Home');
    await terminal.until('0 of 25');
    terminal.press('+', '+', '+', 'Space');
    await terminal.until((shown) => shown.includes('25 of 25: d') && shown.includes('paused'));
    terminal.press('q');
    expect(await terminal.until('left with 0')).not.toContain('25 of 25');
  });

  test('a replay plays as fast as keys say', async () => {
    const terminal = start(`replay ${dedaloSaves('du'.repeat(2000))}`);
    await terminal.until('0 of 4000');
    terminal.press('+', '+', '+', 'Space');
    await terminal.until('playing, 32 a second');
    terminal.press('-');
    await terminal.until('playing, 16 a second');
    terminal.press('Space');
    expect(await terminal.until('paused')).not.toContain('4000 of 4000');
  });

  test('a replay plays at once at its speed; Ctrl-C leaves it and brings the cursor back', async () => {
    const terminal = start(`replay ${dedaloSaves(MOVES)} --speed 50`);
    await terminal.until('25 of 25: d');
    expect(terminal.value('cursor_flag')).toBe('0');
    terminal.press('C-c');
    await terminal.until('left with');
    expect(terminal.value('cursor_flag')).toBe('1');
  });

  test('a replay is printed line by line with --plain', async () => {
    const terminal = start(`replay ${dedaloSaves('dR')} --plain`);
    await terminal.until((text) => text.includes('2 of 2'));
    expect(terminal.value('alternate_on')).toBe('0');
    await terminal.until('left with 0');
  });

  test('with --save Sokoban is typed at a prompt; Ctrl-C saves the game', async () => {
    const file = join(folder.path, 'typed.replay');
    const terminal = start(`play sokoban --pack classic --save ${file}`);
    await terminal.until('\n>');
    terminal.type('rr\r');
    await terminal.until('MOVES: 2');
    terminal.press('C-c');
    await terminal.until('left with');
    expect(readFileSync(file, 'utf8')).toMatch(/^end 2 /m);
  });

  test('a picture is not poured into the terminal', async () => {
    const text = await start('maze --format png').until('left with');
    expect(text).toContain('left with 2');
    expect(text).toContain('-o maze.png');
  });
});
