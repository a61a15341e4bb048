import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { dataOfPlayer, hasTmux, kept, play, start, type Terminal, until } from '../tmux.ts';

const folder = testFolder();

/** A line of the board on the screen: blocks and all, without what is beside it. */
const rowOfPlayer = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.includes('◖◗'))!
    .trim();

describe.skipIf(!hasTmux)('a level by keys', () => {
  test('solved: it says so, n goes on, the list has the mark and the counts', async () => {
    const terminal = play();
    expect(rowOfPlayer(await terminal.until('0 moves, 0 pushes'))).toBe('██◖◗  ▐▌  ··  ██');
    terminal.press('Right', 'Right', 'Right');
    const solved = await terminal.until('Solved with 3 moves and 2 pushes.');
    expect(rowOfPlayer(solved)).toBe('██      ◖◗▐▌  ██');
    expect(solved).toContain('best: 3 moves, 2 pushes');
    terminal.press('n');
    await terminal.until('First steps 2: Round the back');
    terminal.press('t');
    const list = await terminal.until('1/20');
    expect(list).toMatch(/^ +1 ✓ One good shove +3 \/ 2 *$/m);
    expect(list).toMatch(/^ >   2   Round the back *$/m);
    await until(() => kept(terminal, 'progress.toml').includes('solution = "rRR"'));
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: First steps 2: Round the back');
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
    expect(rowOfPlayer(await terminal.until('1 move, 0 pushes'))).toBe('██  ◖◗▐▌  ··  ██');
    terminal.press('BSpace');
    await terminal.until('0 moves, 0 pushes');
    terminal.press('y', 'y');
    await terminal.until('2 moves, 1 push');
    terminal.press('y');
    await terminal.until('There is nothing to redo.');
    terminal.press('x');
    expect(rowOfPlayer(await terminal.until('0 moves, 0 pushes'))).toBe('██◖◗  ▐▌  ··  ██');
    terminal.press('z');
    expect(rowOfPlayer(await terminal.until('2 moves, 1 push'))).toBe('██    ◖◗▐▌··  ██');
  });

  test.each([
    ['wasd', 'wasd'],
    ['hjkl', 'khjl'],
    ['udlr', 'uldr'],
  ])('the letters %s move, and only they', async (letters, [up, left, down, right]) => {
    const terminal = play('', letters === 'wasd' ? {} : { 'settings.toml': `letters = "${letters}"\n` });
    await terminal.until('0 moves');
    terminal.type(right!);
    await terminal.until('1 move,');
    terminal.type(up!);
    await terminal.until('2 moves,');
    terminal.type(left!);
    await terminal.until('3 moves,');
    terminal.type(down!);
    expect(rowOfPlayer(await terminal.until('4 moves,'))).toBe('██◖◗  ▐▌  ··  ██');
    const foreign = { wasd: 'hjkl', hjkl: 'wasr', udlr: 'wasjk' }[letters]!;
    terminal.type(`${foreign}z`);
    await terminal.until('3 moves,');
  });

  test('the keys of the settings file take the place of the usual ones', async () => {
    const keys = '[keys]\nundo = ["b"]\nredo = "g"\nup = ["c"]\n';
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
    expect(text).toMatch(/^ +c w +go up/m);
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

  test('a command that is not there is named', async () => {
    const terminal = play('', { 'settings.toml': '[keys]\nfly = ["f"]\n' });
    await terminal.until('there is no command fly');
    terminal.press('Enter');
    await terminal.until('0 moves');
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

  test('the stored solution is watched, and the game is as it was', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Down');
    await terminal.until('1 move,');
    terminal.press('v');
    await terminal.until('3 of 3: r');
    expect(terminal.screen).toContain('paused');
    terminal.press('q');
    await terminal.until('1 move, 0 pushes');
  });

  test('next and previous', async () => {
    const terminal = play('--pack classic --level 7');
    await terminal.until('Classic 7');
    terminal.press('p');
    await terminal.until('Classic 6');
    terminal.press('n');
    await terminal.until('Classic 7');
    terminal.press('n');
    await terminal.until('Classic 1: Open sky');
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
    expect(whole).toMatchObject({ code: 0, out: 'match: 3 actions, over: solved, won by player 1\n' });
  });

  test('a level of a file; its title cannot steer the terminal', async () => {
    const file = folder.write('mine.sok', 'Evil \u001B]0;title\u0007\n\n#####\n#@$.#\n#####\n');
    const terminal = play(file);
    await terminal.until('Evil \uFFFD]0;title\uFFFD');
    terminal.press('Right');
    await terminal.until('Solved with 1 move and 1 push.');
    terminal.press('v');
    await terminal.until('1 of 1: r');
  });

  test('a title in wide characters keeps the line as it is', async () => {
    const file = folder.write('wide.sok', '倉庫番\n\n#####\n#@$.#\n#####\n');
    const terminal = play(file);
    const text = await terminal.until('0 moves');
    expect(text.split('\n')[0]).toMatch(/^ .* {3}0 moves, 0 pushes$/);
    expect(text.split('\n')[1]).toBe('');
  });
});

/** Down, then against the wall: the box of the second level goes where it never comes back. */
const LOST = 'can reach no goal any more';

describe.skipIf(!hasTmux)('what helps', () => {
  test('says when a level is lost, until it is taken back', async () => {
    const terminal = play('--level 2');
    await terminal.until('0 moves');
    terminal.press('Down');
    await terminal.until('1 move, 1 push');
    expect(terminal.screen).toContain(`The box at 3,5 ${LOST}.`);
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
    expect(await terminal.until('0 moves')).not.toContain('░░');
    terminal.press('m');
    expect(rowOfPlayer(await terminal.until('░░'))).toBe('██◖◗  ▐▌  ··░░██');
    await until(() => kept(terminal, 'settings.toml').includes('dead-squares = true'));
    terminal.press('m');
    await terminal.until((text) => !text.includes('░░'));
  });
});

describe.skipIf(!hasTmux)('reverse play', () => {
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
    expect(rowOfPlayer(await terminal.until('With Shift an arrow'))).toBe('██◖◗  ··  ▐▌  ██'.replace('··', '  '));
    terminal.press('Right', 'Right', 'Right');
    await terminal.until('3 moves, 0 pulls');
    terminal.press('Right');
    await terminal.until('in reverse play boxes are only pulled');
    terminal.type('\u001B[1;2D');
    await terminal.until('4 moves, 1 pull');
    terminal.type('A');
    await terminal.until('Solved in reverse with 5 moves and 2 pulls.');
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
    expect(await again.until('pushes')).toContain('2 moves, 1 push');
  });

  test('--reverse begins with it', async () => {
    const terminal = play('--reverse');
    await terminal.until('0 moves, 0 pulls');
  });
});

describe.skipIf(!hasTmux)('the mouse', () => {
  /** Clicks a square, wherever the board lies at the moment. */
  const clickSquare = (terminal: Terminal, x: number, y: number): void => {
    const lines = terminal.screen.split('\n');
    const top = lines.findIndex((line) => line.includes('██'));
    terminal.click(lines[top]!.indexOf('██') + 2 * x, top + y);
  };

  test.each(['full', 'none'])(
    'motion %s: a click walks, a box and a square push, the wheel goes through time',
    async (motion) => {
      const terminal = play('', { 'settings.toml': `motion = "${motion}"\n` });
      await terminal.until('0 moves');
      clickSquare(terminal, 6, 1);
      await terminal.until('6 moves, 0 pushes');
      clickSquare(terminal, 0, 0);
      clickSquare(terminal, 3, 2);
      const picked = await terminal.until((text) => text.split('··').length > 5);
      expect(picked, 'where the box can go is marked').toContain('6 moves');
      clickSquare(terminal, 5, 2);
      await terminal.until('Solved with');
      expect(rowOfPlayer(terminal.screen)).toBe('██      ◖◗▐▌  ██');
      terminal.wheel('up');
      await terminal.until((text) => !text.includes('Solved') && text.includes('1 push'));
      terminal.wheel('down');
      await terminal.until('Solved with');
    },
  );

  test('says where one cannot go', async () => {
    const terminal = play('--level 2');
    await terminal.until('0 moves');
    clickSquare(terminal, 2, 3);
    clickSquare(terminal, 1, 1);
    await terminal.until('The box cannot be pushed there while the others stay.');
    terminal.press('Down', 'Down');
    await terminal.until('The box cannot move: behind it is a wall.');
    expect(terminal.screen).toContain('1 move, 1 push');
  });

  test('in reverse play a click puts the player down, and one on a box pulls it', async () => {
    const terminal = play('--reverse');
    await terminal.until('0 pulls');
    clickSquare(terminal, 4, 2);
    await terminal.until('With Shift an arrow');
    clickSquare(terminal, 5, 2);
    await terminal.until('1 pull');
    expect(rowOfPlayer(terminal.screen)).toBe('██    ◖◗▐▌··  ██');
  });
});

describe.skipIf(!hasTmux)('leaving and going on', () => {
  test('kill -9 in the middle: Continue goes on with the same moves', async () => {
    const terminal = start('', { data: dataOfPlayer() });
    await terminal.until('> Sokoban');
    terminal.press('Enter');
    await terminal.until('>   1');
    terminal.press('Enter');
    await terminal.until('0 moves');
    terminal.press('Right', 'Right', 'Up', 'z');
    await terminal.until('2 moves, 1 push');
    await until(() => kept(terminal, 'running/sokoban.replay').includes('\nat 2\n'));
    const pid = terminal.tmux('list-panes', '-t', 'main', '-F', '#{pane_pid}').trim();
    const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    process.kill(Number(child), 'SIGKILL');
    await terminal.until('left with 137');

    const again = start('', { data: terminal.data });
    await again.until('> Continue: First steps 1: One good shove');
    again.press('Enter');
    expect(rowOfPlayer(await again.until('2 moves, 1 push'))).toBe('██    ◖◗▐▌··  ██');
    again.press('y');
    await again.until('3 moves, 1 push');
    again.press('z', 'z');
    await again.until('1 move, 0 pushes');
    expect(readdirSync(terminal.data).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  test('what was played is kept when one leaves', async () => {
    const terminal = play('--pack classic --level 3');
    await terminal.until('Classic 3');
    terminal.press('Left', 'Left');
    await terminal.until('2 moves');
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: Classic 3: Four pillars');
    again.press('Enter');
    await again.until('2 moves, 0 pushes');
  });
});
