import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { expectSoon, kept, play, until } from '../tmux.ts';
import { boardOn } from './board-on-screen.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const said = (await loadWords('en')).games.sokoban.guide;

const SHOVE = folder.write('shove.xsb', '#######\n#@ $ .#\n#  $ .#\n#     #\n#######\n');
const LOST = folder.write('lost.xsb', '########\n#@ $ $.#\n###### #\n#.     #\n########\n');
/** So many boxes that the solver is at it for longer than any test waits. */
const LONG = folder.write(
  'long.xsb',
  `###################
#              ...#
# #$      #  $ ...#
#    $      $  $..#
# #  #  $$$    ...#
#   $$ #$ $ ## #$.#
##  $   $ $$   #.##
#  $$ $$ ##    ...#
###     $      $..#
## #    @# $    ..#
#        #  #  #..#
#   #   #   #   ..#
###################
`,
);
const SEARCHING = /Searching for a solution: [\d,]+ positions, \d+ of 24 on goals, \d+ MB\./;

describe('the guide in the terminal', needs('tmux'), () => {
  test('shows the next push and hides it; after making it the next one is shown', async () => {
    const terminal = play(SHOVE);
    const before = await terminal.until('0 moves, 0 pushes');
    expect(before).toContain('i hint');
    terminal.press('i');
    const shown = await terminal.until('to the right. 4 pushes to the end.');
    const isUpper = shown.includes('at D2');
    expect(boardOn(shown, 7)[isUpper ? 1 : 2], 'the box is marked, and where it goes').not.toBe(
      boardOn(before, 7)[isUpper ? 1 : 2],
    );
    terminal.press(...(isUpper ? ['Right', 'Right'] : ['Down', 'Right', 'Right']));
    await terminal.until((text) => text.includes('1 push') && !text.includes('to the end'));
    terminal.press('i');
    await terminal.until('3 pushes to the end.');
    terminal.press('i');
    await terminal.until((text) => !text.includes('to the end'));
    terminal.press('b');
    await terminal.until('in reverse');
    terminal.press('i');
    await terminal.until(said.onlyForward);
  });

  test('says that a level is lost where it is proven', async () => {
    const terminal = play(LOST);
    await terminal.until('0 moves');
    terminal.press('i');
    await expectSoon(terminal, 'This can no longer be solved');
  });

  test('shows the progress of a search; keys work, and Esc or a push stops it', async () => {
    const terminal = play(LONG);
    await terminal.until('0 moves');
    terminal.press('i');
    await terminal.until((text) => SEARCHING.test(text));
    terminal.press('Left');
    await terminal.until((text) => text.includes('1 move,') && SEARCHING.test(text));
    terminal.press('Escape');
    await terminal.until((text) => text.includes('1 move,') && !text.includes('Searching'));
    terminal.press('v');
    await terminal.until((text) => SEARCHING.test(text));
    terminal.press('Right', 'Up');
    await terminal.until((text) => text.includes('3 moves, 1 push') && !text.includes('Searching'));
    terminal.press('C-c');
    await expectSoon(terminal, 'left with 0');
  });

  test('a solution is watched from the current position, which stays unsolved', async () => {
    const terminal = play('--level 1');
    await terminal.until('0 moves');
    terminal.press('Up', 'Down', 'Right', 'Right');
    await terminal.until('4 moves, 1 push');
    terminal.press('v');
    await terminal.until('5 of 5');
    terminal.press('Left');
    await terminal.until('4 of 5');
    terminal.press('Escape');
    await terminal.until('4 moves, 1 push');
    expect(kept(terminal, 'progress.toml')).not.toContain('solved');
  });
});

test('the player’s own solution is shortened, kept beside it, watched and saved', needs('tmux'), async () => {
  const terminal = play('--level 1', {}, { cwd: folder.path });
  await terminal.until('0 moves');
  terminal.press('Up', 'Down', 'Up', 'Down', 'Right', 'Right', 'Right');
  await terminal.until('Solved with 7 moves and 2 pushes.');
  terminal.press('f');
  await terminal.until('yours: 7 moves, 2 pushes · shortened: 3 moves, 2 pushes');
  await terminal.until(said.shorten.done);
  // Its pushes are the fewest there can be: only the moves are offered before keeping.
  terminal.press('Down', 'Enter');
  await terminal.until('Your own best stays yours.');
  await until(() => kept(terminal, 'progress.toml').includes('shortened-moves = { moves = 3, pushes = 2'));
  expect(kept(terminal, 'progress.toml')).toContain('best-moves = { moves = 7');
  terminal.press('Down', 'Enter');
  await terminal.until('3 of 3');
  terminal.press('Escape', 'Down', 'Enter');
  await terminal.until('Saved as sokoban-first-steps-1-short.replay.');
  expect(dedalo(['replay', 'sokoban-first-steps-1-short.replay', '--verify'], { cwd: folder.path }).out).toBe(
    'match: 3 actions, over: solved\n',
  );
});

test('line by line: the next push, a whole solution, and that there is none', () => {
  const shove = dedalo(['play', 'sokoban', SHOVE, '--plain'], { input: 'hint\nsolve\n', cwd: folder.path }).out;
  expect(shove).toMatch(/\nPush the box at D[23] to the right\. 4 pushes to the end\.\n/);
  const [, letters = ''] = /\nA solution from here, with \d+ moves and 4 pushes:\n([udlrUDLR]+)\n/.exec(shove) ?? [];
  const solved = dedalo(['play', 'sokoban', SHOVE, '--plain'], { input: `${letters}\nhint\n`, cwd: folder.path }).out;
  expect(solved).toContain(`Solved with ${letters.length} moves and 4 pushes.`);
  expect(solved).toContain('There is no hint here.');
  expect(dedalo(['play', 'sokoban', LOST, '--plain'], { input: 'solve\n', cwd: folder.path }).out).toContain(
    said.unsolvable,
  );
  const reverse = dedalo(['play', 'sokoban', SHOVE, '--plain', '--reverse'], { input: 'hint\n', cwd: folder.path }).out;
  expect(reverse).toContain(said.onlyForward);
});
