import { runningName } from '@dedalo/clients';
import { findPack as findSokoban } from '@dedalo/sokoban';
import { findPack } from '@dedalo/theseus/logic';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, expectBoard, expectCounts, expectResults, openLevel, playMoves } from './board.ts';
import { keepToasts } from './keep-toasts.ts';
import { en } from './replays.ts';
import { clickFirst, expectActions, openIsles, playFirst } from './rules-only.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { board, KEY_OF_MOVE, prepare } from './theseus.ts';

const { game } = en.web;
const START = ['########', '#      #', '#@ $ . #', '#      #', '########'];
const PUSHED = ['########', '#      #', '#  @$. #', '#      #', '########'];

const FIRST_LEVEL = runningName(findSokoban('first-steps').entries[0]!.level, 'forward');
const keptText = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`dedalo/running/${name}`), FIRST_LEVEL);

inBrowser('games are kept', (theatre) => {
  test('a reload in mid-game keeps the position, what can be undone and what can be redone', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rRl');
    await page.keyboard.press('z');
    await page.reload();
    await expectBoard(page, PUSHED);
    await expectCounts(page, { moves: '2', pushes: '1' });
    await page.getByRole('button', { name: game.redo }).click();
    await expectCounts(page, { moves: '3', pushes: '1' });
    for (let times = 0; times < 3; times++) await page.getByRole('button', { name: game.undo }).click();
    await expectBoard(page, START);
  });

  test('a move right before the window closes is kept', async () => {
    const page = await theatre.page();
    const { clock } = page.context();
    await clock.install();
    await openLevel(page, 'first-steps/1');
    // From now on no time goes by in which anything could be written.
    await clock.pauseAt(Date.now() + 60_000);
    await playMoves(page, 'rR');
    expect((await keptText(page)) ?? '').not.toMatch(/\nr\nr\n/);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    await clock.resume();
    const again = await theatre.windowBeside(page);
    await visit(again, '#/sokoban/first-steps/1');
    expect(await keptText(again)).toMatch(/\nr\nr\n/);
    await expectBoard(again, PUSHED);
    await expectCounts(again, { moves: '2', pushes: '1' });
  });

  test('the home page leads back to the game that was left', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rR');
    await visit(page, '');
    await page.getByRole('link', { name: /Continue: First steps 1/ }).click();
    await expectBoard(page, PUSHED);
    expect(page.url()).toContain('#/sokoban/first-steps/1');
  });

  test('it is the game that was played last, whichever that is', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rR');
    await openIsles(page, { seed: 'Crete', sitters: ['person', 'random'] });
    await playFirst(page, { to: 2, act: clickFirst(page) });
    await visit(page, '');
    await page.getByRole('link', { name: 'Continue: Isles', exact: true }).click();
    await expectActions(page, 2);
    expect(page.url()).toContain('#/isles/play');
  });

  test('of the logic mazes it is the maze that was left', async () => {
    const page = await theatre.page();
    await prepare(page);
    await visit(page, '#/theseus/mazes/lessons/2');
    await board(page).waitFor();
    await page.keyboard.press(KEY_OF_MOVE[findPack('lessons').entries[1]!.solution![0]!]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dedalo/last-played'))).toMatch(/^logic-maze-/);
    await visit(page, '');
    await page.getByRole('link', { name: 'Continue: Lessons 2', exact: true }).click();
    await expect.poll(() => page.url()).toContain('#/theseus/mazes/lessons/2');
    await expectCounts(page, { moves: expect.stringMatching(/^1\b/) as string });
  });

  test('every level keeps its own game', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rR');
    await visit(page, '#/sokoban/first-steps/2');
    await playMoves(page, 'r');
    await expectCounts(page, { moves: '1' });
    await visit(page, '#/sokoban/first-steps/1');
    await expectBoard(page, PUSHED);
  });

  test('a kept game that is damaged is set aside and named, and nothing breaks', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await keep(page, { ...KNOWN, 'running/sokoban': 'dedalo replay 1\nnonsense', settings: '{"theme":42' });
    await visit(page, '#/sokoban/continue');
    await page.getByText(en.web.keptAside).first().waitFor();
    await playMoves(page, 'rR');
    await expectBoard(page, PUSHED);
    expect(await page.evaluate(() => localStorage.getItem('dedalo/running/sokoban.damaged'))).toContain('nonsense');
  });

  test('of progress that makes no sense, what does is kept', async () => {
    const page = await theatre.page();
    const solution = { moves: 3, pushes: 2, solution: 'rRR' };
    const solved = { game: 'sokoban', level: 'not-a-level', title: 'Mine', bestMoves: solution, bestPushes: solution };
    const cheated = { ...solved, level: 'other', bestMoves: { ...solution, moves: 1 } };
    const progress = { known: ['sokoban', 7, null], solved: [null, 42, cheated, solved, { game: 'x' }], more: {} };
    await keep(page, { progress: JSON.stringify(progress) });
    await visit(page, '');
    await page.getByText(en.web.solvedLevels(1)).waitFor();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rRR');
    await expectResults(page, { moves: '3' });
    await visit(page, '');
    await page.getByText(en.web.solvedLevels(2)).waitFor();
    for (const garbage of ['null', '[]', '"text"', '{"solved":', '{"known":{},"solved":"no"}']) {
      await page.evaluate((text) => localStorage.setItem('dedalo/progress', text), garbage);
      await page.reload();
      await page.getByRole('link', { name: /^Continue/ }).waitFor();
      expect(await page.getByText(en.web.solvedLevels(2)).count()).toBe(0);
    }
  });

  test('what is solved in one window shows in the other at once, and so does that all is forgotten', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/sokoban/first-steps');
    await page.getByText(en.web.solvedOf({ solved: 0, of: 20 })).waitFor();
    const other = await theatre.windowBeside(page);
    await keepToasts(other);
    await openLevel(other, 'first-steps/1');
    await playMoves(other, 'rRR');
    await expectResults(other, { moves: '3' });
    await page.getByText(en.web.solvedOf({ solved: 1, of: 20 })).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^Level 1 / }).innerText()).toContain('3 moves, 2 pushes');

    // Both play: neither loses what the other has reached.
    await page.getByRole('link', { name: /^Level 2 / }).click();
    await playMoves(page, 'rddlUU');
    await expectResults(page, { moves: '6' });
    await visit(other, '#/sokoban/first-steps');
    await other.getByText(en.web.solvedOf({ solved: 2, of: 20 })).waitFor();

    await visit(other, '#/settings');
    await other.getByRole('button', { name: en.web.settings.forget }).click();
    await dialog(other, en.web.settings.forget).getByRole('button', { name: en.web.settings.forget }).click();
    await other.locator('.toast').getByText(en.web.settings.forgotten).waitFor();
    await visit(page, '#/sokoban/first-steps');
    await page.getByText(en.web.solvedOf({ solved: 0, of: 20 })).waitFor();
  });
});
