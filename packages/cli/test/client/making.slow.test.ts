import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../../tools/needs.ts';
import { kept, play, start, until } from '../tmux.ts';

const { making, bookmarks } = await loadWords('en');

describe('levels on demand and bookmarks by keys', needs('tmux'), () => {
  test('a level is made, played and kept; a position is kept and returned to, and the return is undone', async () => {
    const terminal = play();
    await terminal.until('0 moves, 0 pushes');
    terminal.press('t');
    await terminal.until('0/20');
    terminal.press('Up');
    await terminal.until(`>   + ${making.newLevel}`);
    terminal.press('Enter');
    await terminal.until(making.make);
    terminal.press('Left');
    await terminal.until('< easy >');
    terminal.press('Down', 'Down', 'Down', '4');
    await terminal.until((text) => /Seed +4$/m.test(text));
    terminal.press('Enter');
    await terminal.until('Fewest possible: 15 pushes');
    terminal.press('Enter');
    await terminal.until('New levels 1: Easy 4');
    terminal.press('.');
    await terminal.until(bookmarks.isSet('1'));
    terminal.press('Left', 'Right', 'Down', 'Up');
    await terminal.until((text) => /[1-9] moves?,/.test(text));
    terminal.press(',');
    await terminal.until(bookmarks.goTo('1'));
    terminal.press('Enter');
    await terminal.until('0 moves, 0 pushes');
    await terminal.until('Back at bookmark 1.');
    terminal.press('z');
    await terminal.until((text) => /[1-9] moves?,/.test(text));
    await until(() => kept(terminal, 'own.json').includes('"kind":"bookmark"'));
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: New levels 1');
    again.press('Down', 'Enter');
    await again.until('0/20');
    again.press('Left');
    expect(await again.until('Easy 4')).toMatch(/ 1 +Easy 4/);
  });

  test('a maze is made, and what is being made is stopped', async () => {
    const terminal = start('play logic-maze');
    await terminal.until('Lessons');
    terminal.press('Up');
    await terminal.until(`>   + ${making.newMaze}`);
    terminal.press('Enter');
    await terminal.until(making.make);
    terminal.press('Right', 'Right', 'Enter');
    await terminal.until(making.working);
    terminal.press('Escape');
    await terminal.until(making.about.slice(0, 40));
    terminal.press('Right', 'Enter');
    await terminal.until('Shortest');
    terminal.press('Enter');
    await terminal.until('How to play');
    terminal.press('Enter', 'Enter', 'Enter');
    expect(await terminal.until('New mazes 1')).toContain('Easy');
  });
});
