import { expect, test } from 'vitest';
import { expectBoard, expectCounts, openLevel, playMoves } from './board.ts';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { game } = en.web;
const START = ['########', '#      #', '#@ $ . #', '#      #', '########'];
const PUSHED = ['########', '#      #', '#  @$. #', '#      #', '########'];

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

  test('the home page leads back to the game that was left', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rR');
    await visit(page, '');
    await page.getByRole('link', { name: /Continue: First steps 1/ }).click();
    await expectBoard(page, PUSHED);
    expect(page.url()).toContain('#/sokoban/first-steps/1');
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
    await keep(page, { ...KNOWN, 'running/sokoban': 'dedalo replay 1\nnonsense', settings: '{"theme":42' });
    await visit(page, '#/sokoban/continue');
    await page.getByText(en.web.keptAside).first().waitFor();
    await playMoves(page, 'rR');
    await expectBoard(page, PUSHED);
    expect(await page.evaluate(() => localStorage.getItem('dedalo/running/sokoban.damaged'))).toContain('nonsense');
  });
});
