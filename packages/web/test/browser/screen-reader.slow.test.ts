import { expect, test } from 'vitest';
import { board, expectResults, expectSaid, heard, openLevel, playMoves, squareAt } from './board.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';

const { game, sokoban: said } = en.web;
const { squares } = said;

inBrowser('Sokoban with a screen reader', (theatre) => {
  test('a table gives the content of every square, and follows every move', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/3');
    const table = page.getByRole('table', { name: game.asTable });
    await expect.poll(() => table.getByRole('row').count()).toBe(6);
    const { wall, floor, goal, box, player } = squares;
    const edge = Array.from({ length: 7 }, () => wall);
    expect(await heard(page)).toEqual([
      edge,
      [wall, wall, wall, goal, wall, wall, wall],
      [wall, floor, floor, floor, floor, floor, wall],
      [wall, floor, box, box, floor, goal, wall],
      [wall, player, floor, floor, floor, floor, wall],
      edge,
    ]);
    const row = async (number: number): Promise<string[] | undefined> => (await heard(page))[number - 1];
    await playMoves(page, 'rU');
    await expect.poll(() => row(3)).toEqual([wall, floor, box, floor, floor, floor, wall]);
    expect(await row(4)).toEqual([wall, floor, player, box, floor, goal, wall]);
    await playMoves(page, 'luRdRUdR');
    await expect.poll(() => row(2)).toEqual([wall, wall, wall, squares['box-on-goal'], wall, wall, wall]);
    await expect.poll(() => row(4)).toEqual([wall, floor, floor, floor, player, squares['box-on-goal'], wall]);

    // Another level, another table.
    await expectResults(page, { moves: '10', pushes: '5' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Corners are for keeps' }).waitFor();
    await expect.poll(() => row(2)).toEqual([wall, goal, floor, floor, floor, wall]);
    await page.keyboard.press('t');
    await page.getByRole('link', { name: /^Level 9 / }).click();
    await expect.poll(() => row(1)).toEqual([...edge.slice(0, 5), ...Array.from({ length: 3 }, () => squares.outside)]);
    await playMoves(page, 'rrrr');
    await expect.poll(() => row(4)).toEqual([wall, floor, floor, floor, floor, squares['player-on-goal'], goal, wall]);
  });

  test('what happens is said: a step, a push, a refusal, undo and redo, the end', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    expect(await board(page).getAttribute('aria-description')).toBe(game.boardKeys('the arrow keys or U D L R'));
    await playMoves(page, 'l');
    await expectSaid(page, 'There is a wall.');
    await playMoves(page, 'r');
    await expectSaid(page, said.walked('C3'));
    await playMoves(page, 'R');
    await expectSaid(page, new RegExp(`^${said.pushed('E3')}.*${said.onGoals({ done: 0, of: 1 })}$`));
    await page.keyboard.press('z');
    await expectSaid(page, game.undone);
    await page.keyboard.press('y');
    await expectSaid(page, game.redone);
    await page.keyboard.press('x');
    await expectSaid(page, game.restarted);
    await page.keyboard.press('x');
    await expectSaid(page, 'This is the start.');
    await page.keyboard.press('y');
    await expectSaid(page, 'There is nothing to redo.');

    // Twice the same is heard twice: the text goes to the other of two regions.
    const regions = page.getByRole('status').locator('p');
    await playMoves(page, 'l');
    await expectSaid(page, 'There is a wall.');
    const before = await regions.allTextContents();
    await playMoves(page, 'l');
    await expect.poll(() => regions.allTextContents()).toEqual(before.toReversed());

    const { x, y } = await squareAt(page, 4, 3);
    await page.mouse.click(x, y);
    await expectSaid(page, said.picked(17));
    await page.keyboard.press('Escape');
    await expectSaid(page, said.letGo);
    await playMoves(page, 'rRR');
    await expectSaid(page, en.games.sokoban.solved({ moves: 3, pushes: 2 }));
    await expectResults(page, { moves: '3', pushes: '2' });
  });
});
