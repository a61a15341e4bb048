import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  dialog,
  expectBoard,
  expectCounts,
  expectMessage,
  expectResults,
  expectRow,
  expectSaid,
  groundPicture,
  openLevel,
  picture,
  playMoves,
  squareAt,
} from './board.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { game, sokoban: said } = en.web;

async function click(page: Page, column: number, row: number): Promise<void> {
  const { x, y } = await squareAt(page, column, row);
  await page.mouse.click(x, y);
}

type Place = readonly [column: number, row: number];

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [start, end] = [await squareAt(page, ...from), await squareAt(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

const tool = (page: Page, name: string) => page.locator('.game-tools').getByRole('button', { name });

inBrowser('Sokoban by mouse', (theatre) => {
  test.for(['reduce', 'no-preference'] as const)(
    'two levels solved with nothing but clicks and drags, motion: %s',
    async (reducedMotion) => {
      const page = await theatre.page({ reducedMotion });
      await visit(page, '');
      await page.getByRole('link', { name: en.web.playGame('Sokoban') }).click();
      await page.getByRole('dialog').getByRole('button', { name: en.web.close }).click();

      await click(page, 7, 4);
      await expectBoard(page, ['########', '#      #', '#  $ . #', '#     @#', '########']);
      await expectCounts(page, { moves: '6', pushes: '0' });
      await click(page, 4, 3);
      await expectSaid(page, said.picked(17));
      await click(page, 6, 3);
      const results = dialog(page, game.results);
      await expectResults(page, { moves: '13', pushes: '2' });
      await results.getByRole('button', { name: game.nextLevel }).click();

      await expectBoard(page, ['#####', '##.##', '# @ #', '# $ #', '#   #', '#####']);
      await drag(page, [3, 4], [3, 2]);
      await expectResults(page, { moves: '6', pushes: '2' });
      await results.getByRole('button', { name: game.playAgain }).click();
      await expectRow(page, 3, '# @ #');
      await page.getByRole('link', { name: game.levels }).click();
      await page.getByText(en.web.solvedOf({ solved: 2, of: 20 })).waitFor();
    },
  );

  test('a box dropped on an impossible square goes back, and an unreachable one gets a message', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    const start = '#@ $ . #';
    await expectRow(page, 3, start);
    const untouched = await picture(page);

    // On a wall, beside the board, back on its own square.
    for (const place of [
      [4, 1],
      [4, -1],
      [4, 3],
    ] as const) {
      const [from, to] = [await squareAt(page, 4, 3), await squareAt(page, place[0], place[1])];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 60, { steps: 3 });
      await expectSaid(page, said.picked(17));
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      await expectSaid(page, said.letGo);
      await expect.poll(() => picture(page)).toBe(untouched);
    }
    await expectRow(page, 3, start);
    // It is not picked any more: this click walks.
    await click(page, 3, 3);
    await expectRow(page, 3, '# @$ . #');
    await expectCounts(page, { moves: '1', pushes: '0' });

    // A second click on a picked box lets it go too, and so does Escape, which does not leave the game.
    for (const letGo of [() => click(page, 4, 3), () => page.keyboard.press('Escape')]) {
      const before = await picture(page);
      await click(page, 4, 3);
      await expect.poll(() => picture(page)).not.toBe(before);
      await letGo();
      await expect.poll(() => picture(page)).toBe(before);
    }
    await expectRow(page, 3, '# @$ . #');

    // A hand that trembles on a box has clicked it.
    const box = await squareAt(page, 4, 3);
    await page.mouse.move(box.x - 6, box.y);
    await page.mouse.down();
    await page.mouse.move(box.x + 6, box.y, { steps: 4 });
    await page.mouse.up();
    await click(page, 5, 3);
    await expectRow(page, 3, '#  @$. #');

    await openLevel(page, 'first-steps/5');
    await expectRow(page, 2, '#  $@.  #');
    await drag(page, [4, 2], [2, 5]);
    await expectMessage(page, en.games.sokoban.noPush);
    await click(page, 4, 2);
    await click(page, 2, 5);
    await expectMessage(page, en.games.sokoban.noPush);
    await expectRow(page, 2, '#  $@.  #');
    await openLevel(page, 'first-steps/14');
    await click(page, 6, 3);
    await expectMessage(page, en.games.sokoban.noWalk);
  });

  test('the wheel goes back and forth in time, with Ctrl it only zooms', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'rr');
    await expectRow(page, 3, '#  @$. #');
    const fitted = await groundPicture(page);
    const { x, y } = await squareAt(page, 4, 2);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -120);
    await expectRow(page, 3, '# @$ . #');
    await page.mouse.wheel(0, -120);
    await expectRow(page, 3, '#@ $ . #');
    await page.mouse.wheel(0, 120);
    await page.mouse.wheel(0, 120);
    await expectRow(page, 3, '#  @$. #');

    const ratio = await page.evaluate(() => devicePixelRatio);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await expect.poll(() => groundPicture(page)).not.toBe(fitted);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => groundPicture(page)).toBe(fitted);
    await page.keyboard.up('Control');
    await expectRow(page, 3, '#  @$. #');
    await expectCounts(page, { moves: '2', pushes: '1' });
    expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio);
  });

  test('every button beside and below the board does what it says', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/3');
    const row = '# $$ .#';
    await expectRow(page, 4, row);
    for (const name of [game.undo, game.redo, game.restart]) {
      expect(await tool(page, name).getAttribute('aria-disabled')).toBe('true');
    }
    await playMoves(page, 'ru');
    await expectRow(page, 4, '# @$ .#');
    await tool(page, game.undo).click();
    await expectRow(page, 4, row);
    await tool(page, game.redo).click();
    await expectRow(page, 4, '# @$ .#');
    await tool(page, game.restart).click();
    await expectRow(page, 4, row);
    await tool(page, game.undo).click();
    await expectRow(page, 4, '# @$ .#');

    const fitted = await groundPicture(page);
    await tool(page, game.hint).click();
    await expectMessage(page, /^You are strong enough for one box/);
    expect(await tool(page, game.hint).getAttribute('aria-pressed')).toBe('true');
    await tool(page, game.hint).click();
    await page.locator('.game-message .said-hint').waitFor({ state: 'detached' });
    // A long hint takes room from the board, which has it back a frame after the words are gone.
    await expect.poll(() => groundPicture(page)).toBe(fitted);

    await page.getByRole('button', { name: game.zoomIn }).click();
    await expect.poll(() => groundPicture(page)).not.toBe(fitted);
    await page.getByRole('button', { name: game.zoomFit }).click();
    await expect.poll(() => groundPicture(page)).toBe(fitted);
    await page.getByRole('button', { name: game.zoomOut }).click();

    // Who has chosen something with the mouse plays on with the keys.
    for (const choose of [
      () => page.getByRole('radio', { name: en.web.settings.skins.paper }).click(),
      () => page.getByRole('switch', { name: en.web.settings.names.deadSquares }).click(),
      () => page.getByRole('radio', { name: said.reversePlay }).click(),
      () => page.getByRole('radio', { name: said.forwardPlay }).click(),
    ]) {
      await choose();
    }
    await expectRow(page, 4, '# @$ .#');
    await playMoves(page, 'd');
    await expectRow(page, 5, '# @   #');
    expect(await page.getByRole('radio', { name: en.web.settings.skins.paper }).isChecked()).toBe(true);

    await page.getByRole('button', { name: game.nextLevel }).click();
    await page.getByRole('heading', { level: 1, name: 'Corners are for keeps' }).waitFor();
    await page.getByRole('button', { name: game.previousLevel }).click();
    await page.getByRole('heading', { level: 1, name: 'One at a time' }).waitFor();
    await expectRow(page, 5, '# @   #');
    await page.getByRole('link', { name: game.levels }).click();
    await expect.poll(() => page.getByRole('link', { name: /^Level 3 / }).innerText()).toContain(said.started);
  });
});
