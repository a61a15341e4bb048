import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import {
  board,
  dialog,
  expectBoard,
  expectCounts,
  expectResults,
  expectRow,
  expectSaid,
  groundPicture,
  openLevel,
  picture,
  squareAt,
} from './board.ts';
import { between, Fingers } from './fingers.ts';
import { keepToasts } from './keep-toasts.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { game, sokoban: said } = en.web;
const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true } as const;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  u: [0, -1],
  d: [0, 1],
  l: [-1, 0],
  r: [1, 0],
};

/** A swipe over the empty ground below the level, so that no box is under the finger. */
async function swipe(page: Page, fingers: Fingers, letter: string, length = 50): Promise<void> {
  const { x, y, width, height } = (await board(page).boundingBox())!;
  const from = { x: x + width / 2, y: y + height - 70 };
  const [dx, dy] = WAYS[letter.toLowerCase()]!;
  await fingers.along(between(from, { x: from.x + dx * length, y: from.y + dy * length }));
}

inBrowser('Sokoban on a phone', (theatre) => {
  test('levels solved by taps, by a dragged box and by swipes', async () => {
    const page = await theatre.page(PHONE);
    const fingers = await Fingers.on(page);
    await visit(page, '');
    await page.getByRole('link', { name: en.web.playGame('Sokoban') }).tap();
    await page.getByRole('dialog').getByRole('button', { name: en.web.close }).tap();
    const results = dialog(page, game.results);

    await fingers.tap(await squareAt(page, 4, 3));
    await expectSaid(page, said.picked(17));
    await fingers.tap(await squareAt(page, 6, 3));
    await expectResults(page, { moves: '3', pushes: '2' });
    await results.getByRole('button', { name: game.nextLevel }).tap();

    await expectRow(page, 4, '# $ #');
    await fingers.along(between(await squareAt(page, 3, 4), await squareAt(page, 3, 2)));
    await expectResults(page, { moves: '6', pushes: '2' });
    await results.getByRole('button', { name: game.nextLevel }).tap();

    await expectBoard(page, ['#######', '###.###', '#     #', '# $$ .#', '#@    #', '#######']);
    for (const letter of 'rUluRdRUdR') await swipe(page, fingers, letter);
    await expectResults(page, { moves: '10', pushes: '5' });
    await results.getByRole('button', { name: en.web.close }).tap();
    await page.getByRole('link', { name: game.levels }).tap();
    await page.getByText(en.web.solvedOf({ solved: 3, of: 20 })).waitFor();
  });

  test('a swipe is a step, also a short one, and a finger that trembles has tapped', async () => {
    const page = await theatre.page(PHONE);
    const fingers = await Fingers.on(page);
    await openLevel(page, 'first-steps/1');
    await expectRow(page, 3, '#@ $ . #');
    await swipe(page, fingers, 'u');
    await swipe(page, fingers, 'r', 60);
    await expectRow(page, 2, '# @    #');
    await swipe(page, fingers, 'r', 22);
    await expectRow(page, 2, '#  @   #');
    await expectCounts(page, { moves: '3' });

    const floor = await squareAt(page, 2, 4);
    await fingers.along(between({ x: floor.x - 5, y: floor.y }, { x: floor.x + 5, y: floor.y }));
    await expectRow(page, 4, '#@     #');
    const box = await squareAt(page, 4, 3);
    await fingers.along(between({ x: box.x - 5, y: box.y }, { x: box.x + 5, y: box.y }));
    await fingers.tap(await squareAt(page, 4, 2));
    await expectRow(page, 2, '#  $   #');
    // A box that is dragged off the board stays where it was.
    await fingers.along(between(await squareAt(page, 4, 2), await squareAt(page, 4, 8)));
    await expectSaid(page, said.letGo);
    await expectRow(page, 2, '#  $   #');
  });

  test('two fingers zoom, and no piece moves', async () => {
    const page = await theatre.page(PHONE);
    const fingers = await Fingers.on(page);
    await openLevel(page, 'first-steps/1');
    await expectRow(page, 3, '#@ $ . #');
    const fitted = await groundPicture(page);
    const { x, y } = await squareAt(page, 4, 4);
    const apart = [20, 40, 60, 80, 100].map((gap) => [
      { x: x - gap, y },
      { x: x + gap, y },
    ]);
    await fingers.touch(apart);
    await expect.poll(() => groundPicture(page)).not.toBe(fitted);
    await expectRow(page, 3, '#@ $ . #');
    await expectCounts(page, { moves: '0' });
    await page.getByRole('button', { name: game.more }).tap();
    await dialog(page, game.more).getByRole('button', { name: game.zoomFit }).tap();
    await expect.poll(() => groundPicture(page)).toBe(fitted);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('More has what a wide screen shows beside the board', async () => {
    const page = await theatre.page({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    await keepToasts(page);
    await openLevel(page, 'first-steps/2');
    await expectRow(page, 3, '# @ #');
    const more = page.getByRole('button', { name: game.more });
    const shown = dialog(page, game.more);
    await more.tap();
    const before = await picture(page);
    await shown.getByRole('radio', { name: en.web.settings.skins.harbour }).tap();
    await expect.poll(() => picture(page)).not.toBe(before);
    await shown.getByRole('radio', { name: said.reversePlay }).tap();
    await page.waitForURL(/mode=reverse$/);
    await more.tap();
    await shown.getByRole('radio', { name: said.forwardPlay }).tap();
    await page.waitForURL(/first-steps\/2$/);
    await more.tap();
    await shown.getByRole('button', { name: game.copyLevel }).tap();
    await shown.waitFor({ state: 'detached' });
    await page.locator('.toast').getByText(en.web.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# @ #\n# $ #\n');

    await more.tap();
    await shown.getByRole('button', { name: game.howTo }).tap();
    await dialog(page, en.client.howTo.title('Sokoban')).getByRole('button', { name: en.web.close }).tap();
    await more.tap();
    await shown.getByRole('link', { name: /^Stored solution/ }).tap();
    await page.waitForURL(/first-steps\/2\/watch\/0/);
    await page.getByRole('button', { name: said.backToLevel }).tap();
    await expectRow(page, 3, '# @ #');
  });
});
