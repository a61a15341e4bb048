import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BotsGame } from '@dedalo/clients/theseus/bots-game';
import { createConfig } from '@dedalo/theseus';
import { testFolder } from '../folder.ts';
import { valueOf } from '../store/support.ts';
import { dataOfPlayer, kept, start, type Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const KNOWN = { 'progress.toml': 'version = 1\nknown = ["logic-maze", "theseus"]\n' };
const SMALL = '--seed 5 --size 5 --supplies 1';

const play = (args: string): Terminal => start(`play ${args}`, { data: dataOfPlayer(KNOWN), cwd: folder.path });

describe('Theseus by keys', needs('tmux'), () => {
  test('played to its end: the Minotaur answers by itself, the judgement is shown, n begins another', async () => {
    const terminal = play(`theseus ${SMALL}`);
    const begun = await terminal.until('Theseus is to move');
    expect(begun).toContain('round 1 of 100, 0 of 1 supplies');
    expect(begun).toContain('The sabre is');
    terminal.press('Right');
    await terminal.until('round 2 of 100');
    await terminal.until('Theseus is to move');
    terminal.press('Right');
    const over = await terminal.until('Your chance');
    expect(over).toContain('round 2 of 100, 1 of 1 supplies');
    expect(over.replaceAll(/\s+/g, ' ')).toContain('Theseus has all supplies. Your chance at the start was');
    terminal.press('v');
    await terminal.until('TOTAL STATISTICS:');
    terminal.press('Escape');
    await terminal.until('1 of 1 supplies');
    terminal.press('e');
    await terminal.until('Saved as theseus-5.replay.');
    expect(readdirSync(folder.path)).toContain('theseus-5.replay');
    terminal.press('n');
    await terminal.until('0 of 1 supplies');
    const replay = start('replay theseus-5.replay', { cwd: folder.path });
    await replay.until('0 of 4');
    replay.press('End');
    await replay.until('4 of 4: 3');
  });

  test('a wall is refused; the game is kept and resumed', async () => {
    const terminal = play(`theseus ${SMALL}`);
    await terminal.until('Theseus is to move');
    terminal.press('Left');
    await terminal.until('There is a wall.');
    terminal.press('Up');
    await terminal.until('round 2 of 100');
    await until(() => kept(terminal, 'running/theseus.replay').includes('game theseus'));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const again = start('play theseus', { data: terminal.data });
    expect(await again.until('round 2 of 100')).toContain('0 of 1 supplies');
    again.press('C-c');
    await again.until('left with 0');
    const menu = start('', { data: terminal.data });
    await menu.until('> Continue: Theseus and the Minotaur');
    menu.press('Down', 'Down', 'Down', 'Enter');
    await menu.until('> Continue the game');
    menu.press('Enter');
    await menu.until('round 2 of 100');
  });

  test('the person is the Minotaur: a bot that solves the game answers, and early keys count', async () => {
    const terminal = play(`theseus ${SMALL} --side minotaur --against optimal`);
    await terminal.until('Minotaur is to move');
    terminal.press('Left', 'Left', 'Left');
    const over = await terminal.until((text) => /has all supplies|has caught|round [34] of/.test(text));
    expect(over).toContain('Against: Fearless');
  });

  test('a board that is too high is drawn with lines', async () => {
    const terminal = play('theseus --seed 7');
    const text = await terminal.until('Theseus is to move');
    expect(text.match(/│/g)!.length).toBeGreaterThan(30);
    for (const sign of [' 1', ' 2', ' 3', ' 4', 'T', 'M']) expect(text).toContain(sign);
  });
});

describe('two players are watched', needs('tmux'), () => {
  test('at a pace that changes, stopped, step by step and to the end', async () => {
    const terminal = start(`theseus watch --theseus minmax:depth=4 --minotaur hunter --speed 0.1 ${SMALL}`);
    await terminal.until('playing, 0.1 a second');
    terminal.press('Space');
    const stopped = await terminal.until('paused');
    expect(stopped).toContain('Theseus: 4 steps ahead, Minotaur: Hunter');
    const game = new BotsGame({
      config: valueOf(createConfig({ size: 5, supplies: 1 })),
      seed: '5',
      players: { theseus: 'minmax:depth=4', minotaur: 'hunter' },
    }).playOut();
    const { length } = game.actions;
    const stands = (position: number): string => `${position} of ${length}: ${game.actions[position - 1]!.action.dice}`;
    terminal.press('Home');
    await terminal.until(`0 of ${length}`);
    terminal.press('Right', 'Right');
    await terminal.until(stands(2));
    terminal.press('Left');
    await terminal.until(stands(1));
    terminal.press('+', 'Space');
    await terminal.until('playing, 0.2 a second');
    terminal.press('-');
    await terminal.until('playing, 0.1 a second');
    terminal.press('End');
    await terminal.until(stands(length));
    terminal.press('q');
    await terminal.until('left with 0');
  });

  test('chosen from the menu, where a whole game is printed too', async () => {
    const terminal = start('', { data: dataOfPlayer(KNOWN) });
    await terminal.until('> Sokoban');
    terminal.press('Down', 'Down', 'Enter');
    await terminal.until('> Ladder: Theseus');
    terminal.press('Down', 'Down', 'Down');
    await terminal.until('Theseus looks two steps ahead, the Minotaur rolls');
    terminal.press('Enter');
    await terminal.until('Start:');
    terminal.press('End');
    await terminal.until('TOTAL STATISTICS:');
    terminal.press('Escape');
    await terminal.until('> A whole game, printed');
    terminal.press('Up');
    await terminal.until('> New game');
    terminal.press('Enter');
    await terminal.until('You are');
    terminal.press('Left');
    await terminal.until('nobody: watch two players');
    terminal.press('Down', 'Right', 'Down', 'Right', 'Down', 'Right', 'Enter');
    const watched = await terminal.until('a second');
    expect(watched).toContain('Theseus: 4 steps ahead, Minotaur: Drowsy');
    terminal.press('Escape');
    await terminal.until('> New game');
  });
});

describe('logic mazes by keys', needs('tmux'), () => {
  test('chosen, lost, undone, escaped; the list has the mark and the moves', async () => {
    const terminal = play('logic-maze');
    await terminal.until('>   1   Two for one');
    terminal.press('Enter');
    await terminal.until('0 moves');
    terminal.press('Left', 'Space');
    await terminal.until('From here there is no escape any more.');
    terminal.press('z');
    await terminal.until('1 move');
    terminal.press('i');
    await terminal.until('For every step you take');
    terminal.press('Left', 'Left', 'Left');
    const solved = await terminal.until('Escaped in 4 moves.');
    expect(solved).toContain('best 4, shortest 4');
    await until(() => kept(terminal, 'progress.toml').includes('solution = "llll"'));
    terminal.press('n');
    await terminal.until('Lessons 2: Sideways first');
    terminal.press('t');
    const list = await terminal.until('1/8');
    expect(list).toMatch(/^ *>? +1 ✓ Two for one +4 \/ 4 *$/m);
    terminal.press('Right');
    await terminal.until('Into the labyrinth');
  });

  test('a level is kept and resumed; its solution can be watched', async () => {
    const terminal = play('logic-maze --pack lessons --level 2');
    await terminal.until('0 moves');
    terminal.press('Down');
    await terminal.until('1 move');
    await until(() => readdirSync(`${terminal.data}/running`).some((file) => file.startsWith('logic-maze-')));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const again = start('play theseus --mode logic', { data: terminal.data });
    await again.until('Two for one');
    again.press('Down', 'Enter');
    await again.until('1 move');
    again.press('v');
    expect(await again.until('4 of 4: r')).toContain('Sideways first');
  });
});
