import { expect, test } from 'vitest';
import {
  board,
  dialog,
  expectBoard,
  expectCounts,
  expectMessage,
  expectResults,
  expectRow,
  hasFocus,
  openLevel,
  playMoves,
  tabTo,
} from './board.ts';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { game, sokoban: said } = en.web;
const START = ['########', '#      #', '#@ $ . #', '#      #', '########'];
const HOW_TO = en.client.howTo.title('Sokoban');

inBrowser('Sokoban by keyboard', (theatre) => {
  test('from the home page to solved levels and back to the list, with nothing but keys', async () => {
    const page = await theatre.page();
    await visit(page, '');
    await tabTo(page, page.getByRole('link', { name: en.web.playGame('Sokoban') }));
    await page.keyboard.press('Enter');

    // Who is new is told how to play, a thought at a time.
    for (const step of [1, 2, 3]) {
      await dialog(page, HOW_TO).getByText(en.client.howTo.step(step, 3)).waitFor();
      await page.keyboard.press('Enter');
    }
    await dialog(page, HOW_TO).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(board(page))).toBe(true);

    await expectBoard(page, START);
    await playMoves(page, 'ud');
    await page.keyboard.press('r');
    await page.keyboard.press('R');
    await expectRow(page, 3, '#  @$. #');
    await page.keyboard.press('r');
    const results = dialog(page, game.results);
    await expectResults(page, { moves: '5', pushes: '2' });
    await results.getByText(game.newBestMoves).waitFor();

    await page.keyboard.press('Enter');
    await results.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Round the back' }).waitFor();
    await page.waitForURL(/#\/sokoban\/first-steps\/2$/);
    expect(await page.title()).toContain('Round the back');
    expect(await hasFocus(board(page))).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await playMoves(page, 'rddlUU');
    await expectResults(page, { moves: '6', pushes: '2' });
    await page.keyboard.press('Escape');
    await results.waitFor({ state: 'detached' });

    await page.keyboard.press('Escape');
    await page.waitForURL(/#\/sokoban\/first-steps$/);
    await page.getByText(en.web.solvedOf({ solved: 2, of: 20 })).waitFor();
    const card = (number: number) => page.getByRole('link', { name: new RegExp(`^Level ${number} `) });
    await expect.poll(() => card(1).innerText()).toContain('5 moves, 2 pushes');
    await expect.poll(() => card(2).innerText()).toContain('6 moves, 2 pushes');
    await expect.poll(() => card(3).innerText()).toContain(said.notSolved);

    // Better is kept, worse is not.
    await tabTo(page, card(1));
    await page.keyboard.press('Enter');
    await expectBoard(page, START);
    await expectCounts(page, { moves: '0\nbest 5', pushes: '0\nbest 2' });
    await playMoves(page, 'rrr');
    await expectResults(page, { moves: '3', pushes: '2' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await results.waitFor({ state: 'detached' });
    await expectBoard(page, START);
    await playMoves(page, 'udrrr');
    await results.waitFor();
    expect(await results.getByText(game.newBestMoves).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('q');
    await expect.poll(() => card(1).innerText()).toContain('3 moves, 2 pushes');
  });

  test('Z, Y, Ctrl+Z and X go back and forth in time, a restart too', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rr');
    await expectRow(page, 3, '#  @$. #');
    await page.keyboard.press('z');
    await expectRow(page, 3, '# @$ . #');
    await page.keyboard.press('Backspace');
    await expectRow(page, 3, '#@ $ . #');
    await page.keyboard.press('z');
    await expectMessage(page, 'There is nothing to undo.');
    await page.keyboard.press('y');
    await page.keyboard.press('Y');
    await expectRow(page, 3, '#  @$. #');
    await page.keyboard.press('Control+z');
    await expectRow(page, 3, '# @$ . #');
    await page.keyboard.press('Control+Shift+Z');
    await expectRow(page, 3, '#  @$. #');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expectRow(page, 3, '#  @$. #');
    await expectCounts(page, { moves: '2', pushes: '1' });

    await page.keyboard.press('x');
    await expectRow(page, 3, '#@ $ . #');
    await expectCounts(page, { moves: '0', pushes: '0' });
    await page.keyboard.press('z');
    await expectRow(page, 3, '#  @$. #');
    await expectCounts(page, { moves: '2', pushes: '1' });
    await page.keyboard.press('y');
    await expectRow(page, 3, '#@ $ . #');

    // Something new ends what could be redone.
    await page.keyboard.press('u');
    await expectRow(page, 2, '#@     #');
    await page.keyboard.press('y');
    await expectMessage(page, 'There is nothing to redo.');
    for (const key of 'dl') await page.keyboard.press(key);
    await expectMessage(page, 'There is a wall.');
    await expectCounts(page, { moves: '2', pushes: '0' });
  });

  test('N and P go through the levels, and the browser’s Back leads to the list they were chosen from', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/sokoban/first-steps');
    await page.getByRole('link', { name: /^Level 4 / }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Corners are for keeps' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'The long way round' }).waitFor();
    await page.waitForURL(/first-steps\/5$/);
    for (const key of 'ppnnpp') await page.keyboard.press(key);
    await page.getByRole('heading', { level: 1, name: 'One at a time' }).waitFor();
    await page.waitForURL(/first-steps\/3$/);
    await page.goBack();
    await page.getByRole('link', { name: /^Level 1 / }).waitFor();
    expect(page.url()).toMatch(/first-steps$/);
  });

  test('how to play is closed by Escape, opens again from its button, and the focus comes back', async () => {
    const page = await theatre.page();
    await visit(page, '#/sokoban/first-steps/1');
    await dialog(page, HOW_TO).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, HOW_TO).waitFor({ state: 'detached' });
    await playMoves(page, 'r');
    await expectRow(page, 3, '# @$ . #');
    await page.reload();
    await expectRow(page, 3, '# @$ . #');
    expect(await page.getByRole('dialog').count()).toBe(0);

    const button = page.getByRole('button', { name: game.howTo });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const shown = dialog(page, HOW_TO);
    await shown.getByText(en.client.howTo.step(1, 3)).waitFor();
    await page.keyboard.press('Enter');
    await shown.getByText(en.client.howTo.step(2, 3)).waitFor();
    // Back to the first thought, and the keys still do something.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await shown.getByText(en.client.howTo.step(1, 3)).waitFor();
    await page.keyboard.press('Enter');
    await shown.getByText(en.client.howTo.step(2, 3)).waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await playMoves(page, 'r');
    await expectRow(page, 3, '#  @$. #');
  });
});
