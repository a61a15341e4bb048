import { describe, expect, test } from 'vitest';
import { CLI_GAMES } from '../../src/games/index.ts';
import { expectSoon, dataOfPlayer, kept, start, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

describe('the menu', needs('tmux'), () => {
  test('offers the games, the laboratory and the settings; the bottom line has the keys', async () => {
    const terminal = start();
    const text = await terminal.until('? help');
    expect(text).toContain('D E D A L O');
    const games = ['> Sokoban', '  PokéLabirinto', '  Theseus and the Minotaur', '  Minotaur mazes'];
    const items = [
      ...games,
      '  Stratego Duel',
      '  Labyrinth Race',
      '  The expedition',
      '  Isles',
      '  Today',
      '  Library',
      '  Maze laboratory',
      '  Settings',
      '  Leave',
    ];
    expect(text.split('\n').map((line) => line.slice(25).trimEnd())).toEqual(expect.arrayContaining(items));
    expect(text).toContain('push every box onto a goal');
    expect(text.trimEnd().split('\n')).toHaveLength(24);
    expect(text.trimEnd().split('\n').at(-1)).toBe('↑↓ move  Enter choose  Esc back  ? help');
    expect(text, 'nothing was left').not.toContain('Continue');
  });

  test('the mark goes down, up and round; Leave leaves', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press(...Array.from({ length: CLI_GAMES.length + 2 }, () => 'Down'));
    expect(await terminal.until('> Maze laboratory')).toContain('watch mazes grow');
    terminal.press(...Array.from({ length: CLI_GAMES.length + 3 }, () => 'Up'));
    await terminal.until('> Leave');
    terminal.press('Enter');
    expect(await terminal.until('left with 0')).toContain('before dedalo');
  });

  test.each(['q', 'Escape'])('%s leaves', async (key) => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press(key);
    await expectSoon(terminal, 'left with 0');
  });

  test('? shows every key of the page, and any key goes back', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press('?');
    const text = await terminal.until('choose what is marked');
    expect(text).toContain('Esc q');
    terminal.press('k');
    await terminal.until('> Sokoban');
  });

  test('a click chooses', async () => {
    const terminal = start();
    const lines = (await terminal.until('> Sokoban')).split('\n');
    const y = lines.findIndex((line) => line.includes('Settings'));
    terminal.click(lines[y]!.indexOf('Settings'), y);
    await expectSoon(terminal, 'Letter keys for moving');
  });

  test('the laboratory opens from the menu and from the command line', async () => {
    const fromMenu = start();
    await fromMenu.until('> Sokoban');
    fromMenu.press(...Array.from({ length: CLI_GAMES.length + 2 }, () => 'Down'), 'Enter');
    await fromMenu.until('backtracker');
    fromMenu.press('q');
    await fromMenu.until('> Maze laboratory');
    const alone = start('laboratory');
    await alone.until('backtracker');
    alone.press('q');
    await expectSoon(alone, 'left with 0');
  });
});

/** Somebody who has chosen the letters, and is new to all games. */
const chosen = (): string => dataOfPlayer({ 'progress.toml': 'version = 1\n', 'settings.toml': 'letters = "udlr"\n' });

describe('how to play', needs('tmux'), () => {
  test('is shown in three steps before the first level, and never again', async () => {
    const terminal = start('', { data: chosen() });
    await terminal.until('> Sokoban');
    terminal.press('Enter');
    await terminal.until('One good shove');
    terminal.press('Enter');
    const first = await terminal.until('1 of 3');
    expect(first).toContain('How to play Sokoban');
    terminal.press('Enter');
    await terminal.until('2 of 3');
    terminal.press('Left');
    await terminal.until('1 of 3');
    terminal.press('Right', 'Right');
    await terminal.until('3 of 3');
    terminal.press('Enter');
    await terminal.until('0 moves, 0 pushes');
    await until(() => kept(terminal, 'progress.toml').includes('known = ["sokoban"]'));
    terminal.press('q');
    await terminal.until('0/20');
    terminal.press('Down', 'Enter');
    await terminal.until('First steps 2');
    terminal.press('C-c');
    await terminal.until('left with');

    const again = start('play sokoban', { data: terminal.data });
    await again.until('First steps 1: One good shove');
  });

  test('leaving it early shows it again', async () => {
    const terminal = start('play sokoban', { data: chosen() });
    await terminal.until('1 of 3');
    terminal.press('Escape');
    await terminal.until('left with 0');
    await expectSoon(start('play sokoban', { data: terminal.data }), '1 of 3');
  });
});

describe('the list of levels', needs('tmux'), () => {
  test('scrolls, changes the pack, and goes to the first and the last', async () => {
    const terminal = start('', { data: dataOfPlayer() });
    await terminal.until('> Sokoban');
    terminal.press('Enter');
    const text = await terminal.until('>   1');
    expect(text).not.toContain(' 20   ');
    terminal.press('End');
    await terminal.until('>   + A new level');
    expect(terminal.screen).toContain(' 20   ');
    terminal.press('Down');
    await terminal.until('>   1');
    terminal.press('Right');
    await terminal.until('Open sky');
    expect(terminal.screen).toContain('0/7');
    terminal.press('Left');
    await terminal.until('One good shove');
  });

  test('o opens the settings, as the keys of the page say', async () => {
    const terminal = start('', { data: dataOfPlayer() });
    await terminal.until('> Sokoban');
    terminal.press('Enter');
    await terminal.until('>   1');
    terminal.press('o');
    const text = await terminal.until((shown) => !shown.includes('>   1'));
    expect(text).toContain('Letter keys for moving');
  });
});
