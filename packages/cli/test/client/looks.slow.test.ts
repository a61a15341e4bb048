import { describe, expect, test } from 'vitest';
import { kept, play, start, until } from '../tmux.ts';
import { boardOn } from './board-on-screen.ts';
import { needs } from '../../../../tools/needs.ts';

const ESCAPE = '\u001B';
const COLOUR = new RegExp(`${ESCAPE}\\[[0-9;]*[34]8;5`);
const OLD_COLOUR = new RegExp(`${ESCAPE}\\[([0-9]+;)*[34][0-7]m`);

describe('colours', needs('tmux'), () => {
  test('there are some', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    expect(terminal.coloured).toMatch(COLOUR);
  });

  test('NO_COLOR: no colours, and everything can still be distinguished', async () => {
    const terminal = play('', {}, { environment: { NO_COLOR: '1' } });
    const first = await terminal.until('0 moves');
    expect(boardOn(first, 8)[2]).toBe('#@ $ . #');
    expect(terminal.coloured).not.toMatch(COLOUR);
    expect(terminal.coloured).not.toMatch(OLD_COLOUR);
    terminal.press('Right', 'Right', 'Right');
    const solved = await terminal.until('Solved');
    expect(boardOn(solved, 8)[2], 'a box on its goal looks otherwise').toBe('#   @* #');
    terminal.press('t');
    await terminal.until('1/20');
    expect(terminal.coloured).not.toMatch(COLOUR);
  });

  test('FORCE_COLOR=0: none at all; FORCE_COLOR=1: some, whatever NO_COLOR says', async () => {
    const without = play('', {}, { environment: { FORCE_COLOR: '0' } });
    await without.until('0 moves');
    expect(without.coloured).not.toMatch(COLOUR);
    const coloured = play('', {}, { environment: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    await coloured.until('0 moves');
    expect(coloured.coloured).toMatch(COLOUR);
  });

  test('the setting has none either, at once', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('o');
    await terminal.until('> Language');
    terminal.press('Down', 'Down', 'Right');
    await terminal.until('< none >');
    await until(() => kept(terminal, 'settings.toml').includes('colours = "none"'));
    expect(terminal.coloured).not.toMatch(COLOUR);
  });
});

describe('plain characters', needs('tmux'), () => {
  test('the board of the setting has nothing but ASCII', async () => {
    const terminal = play('', { 'settings.toml': 'board = "ascii"\n' });
    const text = await terminal.until('0 moves');
    expect(boardOn(text, 8)[2]).toBe('#@ $ . #');
    const board = text.split('\n').filter((line) => line.includes('##'));
    expect(board.join('')).toMatch(/^[ -~]+$/);
    terminal.press('Right', 'Right', 'Right');
    expect(boardOn(await terminal.until('Solved'), 8)[2]).toBe('#   @* #');
  });
});

describe('letters and numbers at the edge', needs('tmux'), () => {
  test('are chosen in the settings, are there at once, and stay', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    expect(terminal.screen).not.toMatch(/A +B +C +D/);
    terminal.press('o');
    await terminal.until('> Language');
    terminal.press('Down', 'Down', 'Down', 'Down', 'Right');
    await terminal.until((shown) => /> Letters and numbers at edges +< on every board >/.test(shown));
    await until(() => kept(terminal, 'settings.toml').includes('edges = "all"'));
    terminal.press('Escape');
    const text = await terminal.until((shown) => / A +B +C +D +E +F +G +H$/m.test(shown));
    expect(text.split('\n').filter((line) => /^ *[1-5] .*█/.test(line))).toHaveLength(5);
  });
});

describe('the settings screen', needs('tmux'), () => {
  test('has every setting, and where the keys are changed', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press('Up', 'Up');
    await terminal.until('> Settings');
    terminal.press('Enter');
    const text = await terminal.until('Keys can be changed in');
    for (const name of [
      'Language',
      'Letter keys',
      'Colours',
      'Boards',
      'Letters and numbers',
      'Motion',
      'Say when',
      'Mark dead',
      'Large boards',
    ])
      expect(text).toContain(name);
    terminal.press('Up', 'Up');
    await terminal.until('> Mark dead squares');
    terminal.press('Enter');
    await until(() => kept(terminal, 'settings.toml').includes('dead-squares = true'));
    terminal.press('Down', 'Down', 'Down', 'Left');
    await terminal.until((shown) => /> Letter keys for moving +< none >/.test(shown));
    await until(() => kept(terminal, 'settings.toml').includes('letters = "none"'));
    expect(kept(terminal, 'settings.toml')).toContain('dead-squares = true');
  });
});
