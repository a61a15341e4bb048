import { findPack, formatMoves, type Move, MOVES } from '@dedalo/theseus/logic';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { counts, dialog, expectMessage, tabTo } from './board.ts';
import { between, Fingers } from './fingers.ts';
import { en, expectPosition } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { squareAt } from './theseus-shown.ts';
import { board, KEY_OF_MOVE, prepare } from './theseus.ts';

const said = en.web.theseus;
const { game } = en.web;
const solutionOf = (number: number): readonly Move[] => findPack('lessons').entries[number - 1]!.solution!;

async function openMaze(page: Page, number: number): Promise<void> {
  await prepare(page);
  await visit(page, `#/theseus/mazes/lessons/${number}`);
  await board(page).waitFor();
}

async function expectMoves(page: Page, moves: number): Promise<void> {
  await expect.poll(() => counts(page)).toMatchObject({ moves: expect.stringMatching(new RegExp(`^${moves}\\b`)) });
}

inBrowser('the logic mazes', (theatre) => {
  test('from the first page through two mazes with nothing but keys; the list shows the results', async () => {
    const page = await theatre.page();
    await visit(page, '#/theseus');
    await tabTo(page, page.getByRole('link', { name: said.playMazes }));
    await page.keyboard.press('Enter');
    const howTo = dialog(page, en.client.howTo.title(en.games['logic-maze'].name));
    for (const step of [1, 2, 3]) {
      await howTo.getByText(en.client.howTo.step(step, 3)).waitFor();
      await page.keyboard.press('Enter');
    }
    await howTo.waitFor({ state: 'detached' });
    for (const move of solutionOf(1)) await page.keyboard.press(KEY_OF_MOVE[move]);
    const results = dialog(page, said.escaped);
    await results.getByText(said.perfect).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/mazes\/lessons\/2$/);
    await results.waitFor({ state: 'detached' });
    for (const move of solutionOf(2)) await page.keyboard.press(KEY_OF_MOVE[move]);
    await results.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByText(en.web.solvedOf({ solved: 2, of: findPack('lessons').entries.length })).waitFor();
    const card = page.getByRole('link', { name: /^Level 1 / });
    const least = solutionOf(1).length;
    await expect.poll(() => card.innerText()).toContain(en.games['logic-maze'].best({ own: least, least }));
  });

  test('undo, redo, restart, wait; caught is undone; the hint is the next best move', async () => {
    const page = await theatre.page();
    await openMaze(page, 1);
    await page.keyboard.press('ArrowUp');
    await expectMoves(page, 1);
    await page.keyboard.press('z');
    await expectMoves(page, 0);
    await page.keyboard.press('y');
    await expectMoves(page, 1);
    await page.keyboard.press('x');
    await expectMoves(page, 0);
    await page.keyboard.press('Space');
    await expectMoves(page, 1);
    for (let turn = 0; turn < 4; turn++) await page.keyboard.press('Space');
    await expectMessage(page, /caught/);
    await page.getByRole('button', { name: game.restart }).click();
    await expectMoves(page, 0);
    const [first] = solutionOf(1);
    await page.getByRole('button', { name: game.hint }).click();
    await expectMessage(page, said.advice({ move: said.moves[first!], count: solutionOf(1).length }));
    // While it is wanted, every position has its own.
    await board(page).focus();
    for (const [index, move] of solutionOf(1).entries()) {
      const count = solutionOf(1).length - index;
      await expectMessage(page, said.advice({ move: said.moves[move], count }));
      await page.keyboard.press(KEY_OF_MOVE[move]);
    }
    await dialog(page, said.escaped).waitFor();
  });

  test('by pointer; a reload in the middle continues', async () => {
    const page = await theatre.page();
    await openMaze(page, 3);
    const moves = solutionOf(3);
    const { rooms, theseus } = findPack('lessons').entries[2]!.level;
    const { columns } = rooms;
    const offsets: Readonly<Record<Move, number>> = { up: -columns, right: 1, down: columns, left: -1, wait: 0 };
    let square = theseus;
    for (const [index, move] of moves.entries()) {
      await expectMoves(page, index);
      if (index === Math.ceil(moves.length / 2)) {
        await page.reload();
        await expectMoves(page, index);
      }
      square += offsets[move];
      const { x, y } = await squareAt(page, square);
      await page.mouse.click(x, y);
    }
    await dialog(page, said.escaped).waitFor();
  });

  test('at phone size with fingers', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });
    await openMaze(page, 2);
    const fingers = await Fingers.on(page);
    const box = (await board(page).boundingBox())!;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (const [index, move] of solutionOf(2).entries()) {
      await expectMoves(page, index);
      const [x, y] = [[0, 1, 0, -1, 0][MOVES.indexOf(move)]!, [-1, 0, 1, 0, 0][MOVES.indexOf(move)]!];
      await fingers.along(between(from, { x: from.x + 60 * x, y: from.y + 60 * y }));
    }
    await dialog(page, said.escaped).waitFor();
  });

  test('the shortest escape is watched, and played on from', async () => {
    const page = await theatre.page();
    await openMaze(page, 4);
    await page.getByRole('link', { name: said.watch }).click();
    const { length } = formatMoves(solutionOf(4));
    await expectPosition(page, 0, length);
    await page.keyboard.press('End');
    await expectPosition(page, length, length);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, length - 1, length);
    await page.getByRole('button', { name: en.web.replay.playOn }).click();
    await page.waitForURL(/mazes\/lessons\/4$/);
    await expectMoves(page, length - 1);
    await page.keyboard.press(KEY_OF_MOVE[solutionOf(4).at(-1)!]);
    await dialog(page, said.escaped).waitFor();
  });
});
