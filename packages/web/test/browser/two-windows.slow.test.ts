import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, expectCounts, openLevel, playMoves } from './board.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';

const said = en.web.elsewhere;

/** How many moves of the level are kept. */
const expectKept = async (page: Page, moves: number): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const item = Object.keys(localStorage).find((key) => /running.sokoban-[^.]*$/.test(key));
        return item === undefined ? null : localStorage.getItem(item);
      }),
    )
    .toMatch(new RegExp(`^end ${moves} `, 'm'));
};

inBrowser('a level in two windows', (theatre) => {
  test('neither writes over the other unasked, and what was not chosen can be taken after all', async () => {
    const first = await theatre.page();
    await openLevel(first, 'first-steps/3');
    await playMoves(first, 'rl');
    await expectCounts(first, { moves: '2' });
    await expectKept(first, 2);
    const second = await theatre.windowBeside(first);
    await openLevel(second, 'first-steps/3');
    await expectCounts(second, { moves: '2' });
    await playMoves(second, 'rrr');
    await expectKept(second, 5);

    // The first window hears of it, and asks.
    await first.bringToFront();
    const question = dialog(first, said.title);
    await question.getByText(said.text).waitFor();
    await question.getByRole('button', { name: said.theirs }).click();
    await expectCounts(first, { moves: '5' });
    await first.getByRole('button', { name: said.swap }).click();
    await expectCounts(first, { moves: '2' });

    // So does the second, which loses nothing by staying as it is.
    await second.bringToFront();
    await dialog(second, said.title).getByRole('button', { name: said.mine }).click();
    await expectCounts(second, { moves: '5' });
  });
});
