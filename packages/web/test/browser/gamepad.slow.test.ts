import { expect, test } from 'vitest';
import { dialog, expectBoard, expectCounts, expectResults, expectRow, hasFocus, openLevel } from './board.ts';
import { bringPad, plug, press, tilt } from './gamepad.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { goBy, holdTime, letTimeGo } from './time.ts';

/** Ticks until a direction that is held goes on, and from then on between steps: 320 and 110 ms. */
const REPEAT_AFTER = 20;
const REPEAT_EVERY = 7;

inBrowser('a gamepad', (theatre) => {
  test('leads from the home page through a level to the next, and back', async () => {
    const page = await theatre.page();
    await page.clock.install();
    await bringPad(page, { isPluggedIn: true });
    await visit(page, '');
    const play = page.getByRole('link', { name: en.web.playGame('Sokoban') });
    await expect
      .poll(async () => {
        await press(page, 'down');
        return hasFocus(play);
      })
      .toBe(true);
    await press(page, 'a');

    const howTo = dialog(page, en.client.howTo.title('Sokoban'));
    await howTo.getByText(en.client.howTo.step(1, 3)).waitFor();
    await press(page, 'a');
    await howTo.getByText(en.client.howTo.step(2, 3)).waitFor();
    await press(page, 'b');
    await howTo.waitFor({ state: 'detached' });

    for (const button of ['up', 'down', 'right', 'right'] as const) await press(page, button);
    await expectRow(page, 3, '#  @$. #');
    await press(page, 'b');
    await expectRow(page, 3, '# @$ . #');
    await press(page, 'x');
    await expectRow(page, 3, '#  @$. #');
    await press(page, 'y');
    await expectRow(page, 3, '#@ $ . #');
    await press(page, 'b');
    await expectCounts(page, { moves: '4', pushes: '1' });
    await press(page, 'right');
    await expectResults(page, { moves: '5', pushes: '2' });
    await press(page, 'a');
    await page.getByRole('heading', { level: 1, name: 'Round the back' }).waitFor();

    await press(page, 'menu');
    await page.waitForURL(/#\/sokoban\/first-steps$/);
    await page.getByText(en.web.solvedOf({ solved: 1, of: 20 })).waitFor();
  });

  test('may come and go; its stick walks as long as it is held, a trigger pulls in reverse play', async () => {
    const page = await theatre.page();
    await page.clock.install();
    await bringPad(page, { isPluggedIn: false });
    await openLevel(page, 'first-steps/1');
    await press(page, 'up');
    await plug(page, true);
    await press(page, 'up');
    await expectCounts(page, { moves: '1' });
    await holdTime(page);
    await tilt(page, 0.4, 0.3);
    await goBy(page, 2 * REPEAT_AFTER);
    await tilt(page, 0.9, 0.2);
    await goBy(page, REPEAT_AFTER);
    await expectCounts(page, { moves: '2' });
    await goBy(page, 1 + 3 * REPEAT_EVERY);
    await expectCounts(page, { moves: '6' });
    await tilt(page, 0, 0);
    await goBy(page, 2 * REPEAT_AFTER);
    await letTimeGo(page);
    await expectRow(page, 2, '#     @#');
    await expectCounts(page, { moves: '6' });
    await plug(page, false);
    await press(page, 'left');
    await plug(page, true);
    await press(page, 'down');
    await expectRow(page, 3, '#  $ .@#');

    await openLevel(page, 'first-steps/1?mode=reverse');
    await expectBoard(page, ['########', '#      #', '#  . $ #', '#      #', '########']);
    for (let times = 0; times < 4; times++) await press(page, 'right');
    await expectRow(page, 3, '#  .@$ #');
    await press(page, 'leftTrigger', 'left');
    await expectRow(page, 3, '#  +$  #');
    await press(page, 'view');
    await page.waitForURL(/#\/sokoban\/first-steps$/);
  });
});
