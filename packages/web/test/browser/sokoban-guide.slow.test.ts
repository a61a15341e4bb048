import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  dialog,
  expectCounts,
  expectMessage,
  expectResults,
  expectRow,
  expectSaid,
  openLevel,
  picture,
  playMoves,
} from './board.ts';
import { dropFile } from './files.ts';
import { holdQuestions, letQuestionThrough } from './held-questions.ts';
import { LONG_LEVEL } from './long-level.ts';
import { en, expectPosition } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.games.sokoban.guide;
const { par } = en.games.sokoban;
const { game } = en.web;
const SHOVE = '#######\n#@ $ .#\n#  $ .#\n#     #\n#######\n';
/** Both boxes can be pushed, and only one of them to a goal. */
const NARROW = '########\n#@ $ $.#\n###### #\n#.     #\n########\n';

const message = (page: Page) => page.locator('.game-message');
const stop = (page: Page) => page.getByRole('button', { name: en.web.stop });

async function bring(page: Page, text: string): Promise<void> {
  await keep(page, KNOWN);
  await visit(page, '#/sokoban/classic');
  await dropFile(page, 'body', { name: 'mine.xsb', text });
  await page.locator('.board canvas').first().waitFor();
}

inBrowser('the guide of Sokoban', (theatre) => {
  test('a hint is the next push, marked and described; after making it the next one comes at once', async () => {
    const page = await theatre.page();
    await bring(page, SHOVE);
    await expectRow(page, 2, '#@ $ .#');
    const before = await picture(page);
    await page.getByRole('button', { name: game.hint }).click();
    const first = /^Push the box at D[23] to the right\. 4 pushes to the end\.$/;
    await expectMessage(page, first);
    await expectSaid(page, first);
    await expect.poll(() => picture(page)).not.toBe(before);
    const isUpper = (await message(page).innerText()).includes('D2');
    await playMoves(page, isUpper ? 'rr' : 'drr');
    await message(page).getByText(first).waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await expectMessage(page, /3 pushes to the end\.$/);
    await page.keyboard.press('i');
    await message(page)
      .getByText(/to the end/)
      .waitFor({ state: 'detached' });

    await page.keyboard.press('b');
    await page.keyboard.press('i');
    await expectMessage(page, said.onlyForward);
  });

  test('that a level is lost is said where it is proven', async () => {
    const page = await theatre.page();
    await bring(page, NARROW);
    await page.keyboard.press('i');
    await expectMessage(page, said.unsolvable);
    await expectSaid(page, said.unsolvable);
  });

  test('while it searches one can play on, see how far it is, and stop it', async () => {
    const page = await theatre.page();
    await holdQuestions(page, { saying: /"kind":"go-on"/ });
    await bring(page, LONG_LEVEL);
    await page.keyboard.press('i');
    await expectMessage(page, /^Searching for a solution: [\d,]+ positions, \d+ of 24 on goals, \d+ MB\./);
    await playMoves(page, 'l');
    await expectRow(page, 10, '## #   @ # $    ..#');
    expect(await stop(page).count()).toBe(1);
    await stop(page).click();
    await stop(page).waitFor({ state: 'detached' });
    expect(await message(page).innerText()).toBe('');

    await page.keyboard.press('v');
    await stop(page).waitFor();
    await page.keyboard.press('Escape');
    await stop(page).waitFor({ state: 'detached' });
    // A push makes it another position, about which nobody has asked.
    await page.keyboard.press('i');
    await stop(page).waitFor();
    await playMoves(page, 'ru');
    await letQuestionThrough(page);
    await stop(page).waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/own\/[^/]+\/1$/);
  });

  test('a solution is watched from the current position; the game stays as it was, unsolved', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'udrr');
    await page.getByRole('button', { name: said.watchFromHere }).click();
    await page.waitForURL(/first-steps\/1\/watch\/here$/);
    await expectPosition(page, 4, 5);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 5, 5);
    await page.getByText(/over: solved/).waitFor();
    expect(await page.getByRole('button', { name: en.web.replay.playOn }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expectRow(page, 3, '#  @$. #');
    await page.reload();
    await page.goBack();
    await page.goForward();
    await expectRow(page, 3, '#  @$. #');
    await page.keyboard.press('Escape');
    await page.getByText(en.web.solvedOf({ solved: 0, of: 20 })).waitFor();
  });

  test('the player’s own solution is shortened, kept beside it, and watched', async () => {
    const page = await theatre.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openLevel(page, 'first-steps/1');
    await page.keyboard.press('f');
    await expectMessage(page, said.shorten.none);
    await playMoves(page, 'ududrrr');
    const results = await expectResults(page, { moves: '7', pushes: '2' });
    await results.getByText(par.stars(1)).waitFor();
    await results.getByText(par.fewest('3')).waitFor();
    await results.getByText(par.oneMore('3 moves')).waitFor();
    await results.getByRole('button', { name: said.shorten.title }).click();
    const shorten = dialog(page, said.shorten.title);
    await shorten
      .getByText(said.shorten.counts({ moves: 7, pushes: 2 }))
      .first()
      .waitFor();
    await shorten.getByText(said.shorten.counts({ moves: 3, pushes: 2 })).waitFor();
    await shorten.getByText(said.shorten.done).waitFor();
    await shorten.getByRole('button', { name: said.shorten.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('rRR');
    await shorten.getByRole('button', { name: said.shorten.keep }).click();
    await shorten.waitFor({ state: 'detached' });
    await page.reload();
    const kept = page.getByRole('link', { name: `${en.web.sokoban.solutions.shortened} (3 moves)` });
    await kept.click();
    await expectPosition(page, 0, 3);
    await page.keyboard.press('Escape');
    await expectCounts(page, { moves: expect.stringContaining('7') });

    // What is watched without being kept is there as well.
    await page.keyboard.press('f');
    await shorten.getByText(said.shorten.done).waitFor();
    // It has the fewest pushes there can be.
    expect(await shorten.getByText(said.shorten.by.pushes).count()).toBe(0);
    await shorten.getByRole('button', { name: said.shorten.watch }).click();
    await expectPosition(page, 0, 3);

    // What is proven to be the best is not offered to be shortened, and has all its stars.
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await playMoves(page, 'rrr');
    await expectResults(page, { moves: '3', pushes: '2' });
    await results.getByText(par.stars(3)).waitFor();
    expect(await results.getByRole('button', { name: said.shorten.title }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expectMessage(page, said.shorten.shortest);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: new RegExp(`^Level 1 .*${par.stars(3)}`) }).waitFor();
  });
});
