import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { findExample } from '../../src/replay/example.ts';
import { sokobanMomentWords } from '../../src/games/sokoban/moments.ts';
import { placeOnTrack } from '../../src/replay/place-marks.ts';
import { surveyOf } from '../replay/support.ts';
import { drawnAt, drawnOn, en, expectPosition, lastSaid } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { goByUntil, holdFromStart, holdTime, letTimeGo } from './time.ts';

const said = en.web.replay;
const { record } = findExample();
const { length } = record.actions;
const { marks } = surveyOf(record);
const numbers = marks.map(({ moment }) => moment.number);
/** The first action is one of them. */
const wordsOf = (mark: (typeof marks)[number]): string => sokobanMomentWords(en, mark.moment);

const at = (page: Page, position: number): Promise<void> => expectPosition(page, position, length);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const scrubber = (page: Page): Locator => page.getByRole('slider', { name: said.scrubber });
const stage = (page: Page): Locator => page.getByRole('img', { name: en.web.game.board('Sokoban') });

/** Where nothing moves by itself. */
async function openExample(page: Page, position = 0): Promise<void> {
  await visit(page, `#/replay/example${position === 0 ? '' : `?at=${position}`}`);
  await at(page, position);
  await page.getByText(en.games.sokoban.ends.solved).first().waitFor();
}

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

inBrowser('watching a replay', (theatre) => {
  test('keys, buttons and the wheel step through it, and what happened is said', async () => {
    const page = await theatre.page();
    await openExample(page);
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    await expect.poll(() => lastSaid(page)).toContain(`; action 1 of ${length}.`);
    expect((await lastSaid(page)).toLowerCase()).toContain(wordsOf(marks[0]!).toLowerCase());
    expect(await drawnOn(page)).toBe(drawnAt(record, 1));
    await page.keyboard.press('d');
    await at(page, 2);
    await page.keyboard.press('a');
    await at(page, 1);
    await page.keyboard.press('ArrowLeft');
    await at(page, 0);
    await expect.poll(() => lastSaid(page)).toMatch(new RegExp(`^${said.start}; action 0 of`, 'i'));
    // Before the start there is nothing, and nothing breaks.
    await page.keyboard.press('ArrowLeft');
    await at(page, 0);
    await page.keyboard.press('End');
    await at(page, length);
    await page.keyboard.press('ArrowRight');
    await at(page, length);
    expect(await drawnOn(page)).toBe(drawnAt(record, length));
    await page.keyboard.press('Home');
    await at(page, 0);

    for (const name of [said.first, said.stepBack, said.previousEvent]) {
      expect(await button(page, name).getAttribute('aria-disabled')).toBe('true');
    }
    await button(page, said.last).click();
    await at(page, length);
    for (const name of [said.last, said.stepForward, said.nextEvent]) {
      expect(await button(page, name).getAttribute('aria-disabled')).toBe('true');
    }
    await button(page, said.stepBack).click();
    await at(page, length - 1);
    // A finger that stays on a button does not lose it at the end.
    await button(page, said.stepForward).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await at(page, length);
    expect(await button(page, said.stepForward).evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page, said.first).click();
    await at(page, 0);

    await stage(page).hover();
    for (let turn = 1; turn <= 3; turn++) {
      await page.mouse.wheel(0, 120);
      await at(page, turn);
    }
    await page.mouse.wheel(0, -120);
    await at(page, 2);
    // A touchpad speaks in whispers.
    for (let whisper = 0; whisper < 4; whisper++) await page.mouse.wheel(0, 10);
    await at(page, 3);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
  });

  test('the scrubber goes anywhere, by keyboard and by mouse, and shows the position', async () => {
    const page = await theatre.page();
    await openExample(page);
    const slider = scrubber(page);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    expect(await slider.getAttribute('aria-valuetext')).toBe(
      said.positionWith({ position: 1, length, text: wordsOf(marks[0]!) }),
    );
    await page.keyboard.press('End');
    await at(page, length);
    await page.keyboard.press('Home');
    await at(page, 0);
    // Up and down are the events here as elsewhere, and Space plays.
    await page.keyboard.press('ArrowDown');
    await at(page, numbers[0]!);
    await page.keyboard.press('ArrowUp');
    await at(page, 0);
    await page.keyboard.press('-');
    await page.keyboard.press('Space');
    await button(page, said.pause).waitFor();
    await page.keyboard.press('Space');
    await button(page, said.play).waitFor();
    await page.keyboard.press('Home');

    const track = (await slider.boundingBox())!;
    const xOf = (position: number): number => track.x + placeOnTrack(position, length, track.width);
    const y = track.y + track.height / 2;
    const middle = Math.round(length / 2);
    await page.mouse.click(xOf(middle), y);
    await at(page, middle);
    await page.mouse.move(xOf(middle), y);
    await page.mouse.down();
    await page.mouse.move(xOf(length) + 300, y, { steps: 4 });
    await at(page, length);
    await page.mouse.move(xOf(0) - 300, y, { steps: 4 });
    await at(page, 0);
    await page.mouse.up();
  });

  test('its events are listed and marked, and one goes from one to the next', async () => {
    const page = await theatre.page();
    await openExample(page);
    const list = page.getByRole('list').filter({ has: page.locator('.event') });
    await expect.poll(() => list.getByRole('button').count()).toBeGreaterThan(3);
    const shown = await list.getByRole('button').allInnerTexts();
    expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(
      marks.slice(0, shown.length).map((mark) => `${mark.moment.number} ${wordsOf(mark)}`),
    );
    const current = list.locator('[aria-current=step]');
    expect(await current.count()).toBe(0);
    for (const number of numbers) {
      await page.keyboard.press('ArrowDown');
      await at(page, number);
      await expect.poll(() => current.innerText()).toMatch(new RegExp(`^${number}\\b`));
    }
    await at(page, length);
    // The last event is in view although the list is longer than its box.
    const isInView = (): Promise<boolean> =>
      current.evaluate((element) => {
        const [row, box] = [element, element.closest('.event-box')!].map((each) => each.getBoundingClientRect());
        return row!.top >= box!.top - 1 && row!.bottom <= box!.bottom + 1;
      });
    await expect.poll(isInView).toBe(true);
    await button(page, said.previousEvent).click();
    await at(page, numbers.at(-2)!);
    await button(page, said.nextEvent).click();
    await at(page, length);
    for (const number of [...numbers].reverse().slice(1)) {
      await page.keyboard.press('w');
      await at(page, number);
    }
    await page.keyboard.press('ArrowUp');
    await at(page, 0);
    await list.getByRole('button').nth(2).click();
    await at(page, numbers[2]!);

    // Above the scrubber each kind has its own shape; the pennant of the end stands over the end of the track.
    const kinds = [...new Set(marks.map(({ kind }) => kind))];
    for (const kind of kinds) {
      const path = page.locator(`.mark-row .mark-${kind}`);
      await expect.poll(() => path.getAttribute('d')).toMatch(/^M\d/);
    }
    const drawn = await page.locator('.mark-row .mark-end').getAttribute('d');
    const { width } = (await scrubber(page).boundingBox())!;
    expect(Number(/^M([\d.]+)/.exec(drawn!)![1])).toBeCloseTo(placeOnTrack(length, length, width), 0);
  });

  test('it plays to its end and again from its start, at any speed, and rests in a hidden window', async () => {
    const page = await theatre.page({ reducedMotion: 'no-preference' });
    // Who follows the link to the example wants to see it move.
    await holdFromStart(page);
    await page.goto('/#/replay/example');
    await goByUntil(page, () => button(page, said.pause).isVisible());
    await goByUntil(page, async () => Number(await scrubber(page).inputValue()) > 1);
    await button(page, said.pause).click();
    await letTimeGo(page);
    for (const speed of [8, 16, 32, 64, 100]) {
      await button(page, said.faster).click();
      await page
        .getByRole('group', { name: said.speed })
        .getByText(said.perSecond(String(speed)))
        .waitFor();
      await expect.poll(() => lastSaid(page)).toBe(said.perSecond(String(speed)));
    }
    expect(await button(page, said.faster).getAttribute('aria-disabled')).toBe('true');
    await button(page, said.play).click();
    await at(page, length);
    await button(page, said.play).waitFor();
    // Those who listen hear that it has ended, and how.
    await expect.poll(() => lastSaid(page)).toMatch(new RegExp(`solved; action ${length} of ${length}`, 'i'));
    await page.waitForURL(new RegExp(`\\?at=${length}$`));

    for (let half = 0; half < 10; half++) await page.keyboard.press('-');
    await page.getByText(said.perSecond('0.1')).first().waitFor();
    await holdTime(page);
    await button(page, said.play).click();
    await button(page, said.pause).waitFor();
    await at(page, 0);
    await hide(page, true);
    await button(page, said.play).waitFor();
    await hide(page, false);
    await button(page, said.play).waitFor();
    // A tap on the board is the button in large, and a step by hand ends the playing.
    await stage(page).click();
    await button(page, said.pause).waitFor();
    await page.keyboard.press('ArrowRight');
    await button(page, said.play).waitFor();
    await at(page, 1);
    await page.keyboard.press('Enter');
    await button(page, said.pause).waitFor();
  });

  test('a finger swipes through it and taps to play', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });
    await page.clock.install();
    await openExample(page);
    const box = (await stage(page).boundingBox())!;
    const [x, y] = [box.x + box.width * 0.6, box.y + box.height / 2];
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', toX: number, toY = y): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: toX, y: toY }] });
    const swipe = async (by: number): Promise<void> => {
      await touch('touchStart', x);
      for (let step = 1; step <= 8; step++) await touch('touchMove', x + (by * step) / 8);
      await touch('touchEnd', x);
    };
    await swipe(-80);
    await at(page, 2);
    await swipe(-40);
    await at(page, 3);
    await swipe(80);
    await at(page, 1);
    await holdTime(page);
    await page.touchscreen.tap(x, y);
    await button(page, said.pause).waitFor();
    await page.touchscreen.tap(x, y);
    await button(page, said.play).waitFor();
    // What one touches is large enough, and nothing stands over the edge.
    for (const each of await page.locator('.replay-stage button, .replay-panel button').all()) {
      const { width, height } = (await each.boundingBox())!;
      expect(Math.min(width, height), await each.innerText()).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
