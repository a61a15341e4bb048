import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningName } from '@dedalo/clients/sokoban/running-name';
import { findPack } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { boardOn, placeOn } from './board-on-screen.ts';
import { expectSoon, dataOfPlayer, kept, play, start, type Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const en = await loadWords('en');

const FIRST_LEVEL = runningName(findPack('first-steps').entries[0]!.level, 'forward');

/** The row of the first level on which everything happens. */
const rowOf = (text: string): string => boardOn(text, 8)[2]!;

describe('a level by keys', needs('tmux'), () => {
  test('solved: it says so, n continues, the list has the mark and the counts', async () => {
    const terminal = play();
    expect(rowOf(await terminal.until('0 moves, 0 pushes'))).toBe('#@ $ . #');
    terminal.press('Right', 'Right', 'Right');
    const solved = await terminal.until('Solved with 3 moves and 2 pushes.');
    expect(rowOf(solved)).toBe('#   @$ #');
    expect(solved).toContain('best: 3 moves, 2 pushes');
    terminal.press('n');
    await terminal.until('First steps 2: Round the back');
    terminal.press('t');
    const list = await terminal.until('1/20');
    expect(list).toMatch(/^ +1 ✓ One good shove +★★★ {2}3 \/ 2 *$/m);
    expect(list).toMatch(/^ >   2   Round the back *$/m);
    await until(() => kept(terminal, 'progress.toml').includes('solution = "rRR"'));
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: First steps 2');
    again.press('Down', 'Enter');
    expect(await again.until('1/20')).toContain('>   2');
  });

  test('a refused step says why', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Left');
    await terminal.until('There is a wall.');
    terminal.press('z');
    await terminal.until('There is nothing to undo.');
    expect(terminal.screen).not.toContain('There is a wall.');
  });

  test('undo, redo, restart and undoing the restart', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right', 'Right');
    await terminal.until('2 moves, 1 push');
    terminal.press('z');
    expect(rowOf(await terminal.until('1 move, 0 pushes'))).toBe('# @$ . #');
    terminal.press('BSpace');
    await terminal.until('0 moves, 0 pushes');
    terminal.press('y', 'y');
    await terminal.until('2 moves, 1 push');
    terminal.press('y');
    await terminal.until('There is nothing to redo.');
    terminal.press('x');
    expect(rowOf(await terminal.until('0 moves, 0 pushes'))).toBe('#@ $ . #');
    terminal.press('z');
    expect(rowOf(await terminal.until('2 moves, 1 push'))).toBe('#  @$. #');
  });

  test.each([
    ['wasd', 'wasd'],
    ['hjkl', 'khjl'],
    ['udlr', 'uldr'],
  ])('the letters %s move, and only they', async (letters, [up, left, down, right]) => {
    const terminal = play('', { 'settings.toml': `letters = "${letters}"\n` });
    await terminal.until('0 moves');
    terminal.type(right!);
    await terminal.until('1 move,');
    terminal.type(up!);
    await terminal.until('2 moves,');
    terminal.type(left!);
    await terminal.until('3 moves,');
    terminal.type(down!);
    expect(rowOf(await terminal.until('4 moves,'))).toBe('#@ $ . #');
    const foreign = { wasd: 'hjkl', hjkl: 'wasd', udlr: 'wasjk' }[letters]!;
    terminal.type(`${foreign}z`);
    await terminal.until('3 moves,');
  });

  test('the keys of the settings file take the place of the usual ones', async () => {
    const keys = '[keys]\nundo = ["b"]\nreverse = ["4"]\nredo = "g"\nup = ["c"]\n';
    const terminal = play('', { 'settings.toml': keys });
    expect(await terminal.until('0 moves')).toContain('b undo');
    terminal.press('Right', 'c');
    await terminal.until('2 moves, 0 pushes');
    terminal.press('b');
    await terminal.until('1 move, 0 pushes');
    terminal.press('z', 'g');
    await terminal.until('2 moves, 0 pushes');
    terminal.press('?');
    const text = await terminal.until('take back the last step');
    expect(text).toMatch(/^ +b +take back the last step/m);
    expect(text).toMatch(/^ +c u +go up/m);
  });

  test('a capital letter can be a key of its own', async () => {
    const terminal = play('', { 'settings.toml': '[keys]\nredo = ["Z"]\n' });
    await terminal.until('0 moves');
    terminal.press('Right', 'Right', 'z');
    await terminal.until('1 move, 0 pushes');
    terminal.press('Z');
    await terminal.until((text) => !text.includes('1 move, 0 pushes'));
    expect(terminal.screen).toContain('2 moves, 1 push');
  });

  test('a key that is given to two commands is named', async () => {
    const terminal = play('', { 'settings.toml': '[keys]\nundo = ["b"]\n' });
    await expectSoon(terminal, (text) => /two commands: b\b/.test(text));
  });

  test('a command that is not there is named', async () => {
    const terminal = play('', { 'settings.toml': '[keys]\nfly = ["f"]\n' });
    await terminal.until(en.client.unknownKeys('fly'));
    terminal.press('Enter');
    await expectSoon(terminal, '0 moves');
  });

  test('the hint comes and goes', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('i');
    await terminal.until('Walk into a box and it moves one square ahead of you.');
    terminal.press('Right');
    expect(await terminal.until('1 move,'), 'it stays while playing').toContain('Walk into a box');
    terminal.press('i');
    await terminal.until((text) => !text.includes('Walk into a box'));
  });

  test('next and previous', async () => {
    const terminal = play('--pack classic --level 7');
    await terminal.until('Classic 7');
    terminal.press('p');
    await terminal.until('Classic 6');
    terminal.press('n');
    await terminal.until('Classic 7');
    terminal.press('n');
    await expectSoon(terminal, 'Classic 1: Open sky');
  });

  test('the game is written as a replay that holds', async () => {
    const terminal = play('', {}, { cwd: folder.path });
    await terminal.until('0 moves');
    terminal.press('Right', 'Right', 'e');
    await terminal.until('Saved as sokoban-first-steps-1.replay.');
    terminal.press('Right', 'e');
    await terminal.until('Saved as sokoban-first-steps-1-2.replay.');
    const [half, whole] = ['sokoban-first-steps-1.replay', 'sokoban-first-steps-1-2.replay'].map((name) =>
      dedalo(['replay', join(folder.path, name), '--verify']),
    );
    expect(half).toMatchObject({ code: 0, out: 'match: 2 actions, still open\n' });
    expect(whole).toMatchObject({ code: 0, out: 'match: 3 actions, over: solved\n' });
  });

  test('a level of a file; its title cannot steer the terminal', async () => {
    const file = folder.write('mine.sok', 'Evil \u001B]0;title\u0007\n\n#####\n#@$.#\n#####\n');
    const terminal = play(file);
    await terminal.until('Evil \uFFFD]0;title\uFFFD');
    terminal.press('Right');
    await terminal.until('Solved with 1 move and 1 push.');
    terminal.press('v');
    await expectSoon(terminal, '1 of 1: r');
  });

  test('a title in wide characters keeps the line as it is', async () => {
    folder.write('wide.sok', '倉庫番\n\n#####\n#@$.#\n#####\n');
    const terminal = play('wide.sok', {}, { cwd: folder.path });
    const text = await terminal.until('0 moves');
    expect(text.split('\n')[0]).toMatch(/^ wide.*0 moves, 0 pushes$/);
  });
});

/** Down, then against the wall: the box of the second level goes where it never comes back. */
const LOST = 'can no longer reach a goal';

describe('what helps', needs('tmux'), () => {
  test('says when a level is lost, until it is taken back', async () => {
    const terminal = play('--level 2');
    await terminal.until('0 moves');
    terminal.press('Down');
    await terminal.until('1 move, 1 push');
    expect(terminal.screen).toContain(`The box at C5 ${LOST}.`);
    terminal.press('z');
    await terminal.until('0 moves');
    expect(terminal.screen).not.toContain(LOST);
  });

  test('the setting keeps it silent', async () => {
    const terminal = play('--level 2', { 'settings.toml': 'deadlock-notice = false\n' });
    await terminal.until('0 moves');
    terminal.press('Down');
    expect(await terminal.until('1 move, 1 push')).not.toContain(LOST);
  });

  test('m marks the dead squares and the setting is kept', async () => {
    const terminal = play();
    expect(rowOf(await terminal.until('0 moves'))).toBe('#@ $ . #');
    terminal.press('m');
    await terminal.until((text) => rowOf(text) === '#@ $ .:#');
    await until(() => kept(terminal, 'settings.toml').includes('dead-squares = true'));
    terminal.press('m');
    await terminal.until((text) => rowOf(text) === '#@ $ . #');
  });
});

describe('reverse play', needs('tmux'), () => {
  test('by arrows, and Shift pulls', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right');
    await terminal.until('1 move, 0 pushes');
    terminal.press('b');
    const text = await terminal.until('in reverse');
    expect(text).toContain('0 moves, 0 pulls');
    expect(text).toContain('Click where you want to begin, or press an arrow.');
    terminal.press('Right');
    expect(rowOf(await terminal.until('With Shift an arrow'))).toBe('#@   $ #');
    terminal.press('Right', 'Right', 'Right');
    await terminal.until('4 moves, 0 pulls');
    terminal.press('Right');
    await terminal.until('in reverse play boxes are only pulled');
    terminal.type('\u001B[1;2D');
    await terminal.until('5 moves, 1 pull');
    terminal.type('L');
    await terminal.until('Solved in reverse with 6 moves and 2 pulls.');
    terminal.press('b');
    await terminal.until('1 move, 0 pushes');
    expect(terminal.screen).not.toContain('in reverse');
  });

  test('the game the other way round is kept too', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right', 'Right');
    await terminal.until('2 moves, 1 push');
    terminal.press('b', 'Right');
    await terminal.until('With Shift an arrow');
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('', { data: terminal.data });
    await again.until('> Continue');
    again.press('Enter');
    const text = await again.until('0 pulls');
    expect(text).toContain('in reverse');
    again.press('b');
    expect(await again.until('2 moves, 1 push')).not.toContain('in reverse');
  });

  test('--reverse begins with it', async () => {
    const terminal = play('--reverse');
    await expectSoon(terminal, '0 moves, 0 pulls');
  });
});

describe('the mouse', needs('tmux'), () => {
  /** Clicks a square, wherever the board lies at the moment. */
  const clickSquare = (terminal: Terminal, place: readonly [number, number], width = 8): void =>
    terminal.click(...placeOn(terminal.screen, width, place));

  test.each(['full', 'none'])(
    'motion %s: a click walks, a box and a square push, the wheel goes through time',
    async (motion) => {
      const terminal = play('', { 'settings.toml': `motion = "${motion}"\n` });
      await terminal.until('0 moves');
      clickSquare(terminal, [6, 1]);
      await terminal.until('6 moves, 0 pushes');
      clickSquare(terminal, [0, 0]);
      clickSquare(terminal, [3, 2]);
      const picked = await terminal.until((text) => text.split('··').length > 5);
      expect(picked, 'where the box can go is marked').toContain('6 moves');
      clickSquare(terminal, [5, 2]);
      await terminal.until('Solved with');
      expect(rowOf(terminal.screen)).toBe('#   @$ #');
      terminal.wheel('up');
      await terminal.until((text) => !text.includes('Solved') && text.includes('1 push'));
      terminal.wheel('down');
      await terminal.until('Solved with');
    },
  );

  test('says where one cannot go', async () => {
    const terminal = play('--level 2');
    await terminal.until('0 moves');
    clickSquare(terminal, [2, 3], 5);
    await terminal.until((text) => boardOn(text, 5)[3] === '#+$+#');
    clickSquare(terminal, [1, 1], 5);
    await terminal.until('The box cannot be pushed there while the others stay.');
    terminal.press('Down', 'Down');
    await terminal.until('The box cannot move: behind it is a wall.');
    expect(terminal.screen).toContain('1 move, 1 push');
  });

  test('in reverse play a click puts the player down, and one on a box pulls it', async () => {
    const terminal = play('--reverse');
    await terminal.until('0 pulls');
    clickSquare(terminal, [4, 2]);
    await terminal.until('With Shift an arrow');
    clickSquare(terminal, [5, 2]);
    await terminal.until('1 pull');
    expect(rowOf(terminal.screen)).toBe('#  @$. #');
  });
});

describe('leaving and going on', needs('tmux'), () => {
  test('kill -9 in the middle: Continue has the same moves', async () => {
    const terminal = start('', { data: dataOfPlayer() });
    await terminal.until('> Sokoban');
    terminal.press('Enter');
    await terminal.until('>   1');
    terminal.press('Enter');
    await terminal.until('0 moves');
    terminal.press('Right', 'Right', 'Up', 'z');
    await terminal.until('2 moves, 1 push');
    await until(() => kept(terminal, `running/${FIRST_LEVEL}.replay`).includes('\nat 2\n'));
    const pid = terminal.tmux('list-panes', '-t', 'main', '-F', '#{pane_pid}').trim();
    const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    process.kill(Number(child), 'SIGKILL');
    await terminal.until('left with 137');

    const again = start('', { data: terminal.data });
    await again.until('> Continue: First steps 1');
    again.press('Enter');
    expect(rowOf(await again.until('2 moves, 1 push'))).toBe('#  @$. #');
    again.press('y');
    await again.until('3 moves, 1 push');
    again.press('z', 'z');
    await again.until('1 move, 0 pushes');
    expect(readdirSync(terminal.data).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  test('the window is closed: the game is kept, and no program stays behind', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right', 'Right');
    await terminal.until('2 moves, 1 push');
    const shell = terminal.value('pane_pid');
    const child = Number(readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim());
    terminal.close();
    await until(() => !existsSync(`/proc/${child}`));
    const again = start('', { data: terminal.data });
    await again.until('> Continue: First steps 1');
    again.press('Enter');
    expect(rowOf(await again.until('2 moves, 1 push'))).toBe('#  @$. #');
  });

  test('what was played is kept when one leaves', async () => {
    const terminal = play('--pack classic --level 3');
    await terminal.until('Classic 3');
    terminal.press('Left', 'Left');
    await terminal.until('2 moves');
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: Classic 3');
    again.press('Enter');
    await expectSoon(again, '2 moves, 0 pushes');
  });
});
