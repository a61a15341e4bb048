import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  drawnAt,
  drawnOn,
  en,
  expectPosition,
  lettersOf,
  linkData,
  linkTo,
  playGame,
  refusalOn,
  textOfLink,
  verified,
} from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.web.replay;
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const ROWS = ['########', '#      #', '#@ $ . #', '#      #', '########'];
const REPLAY = playGame(ROWS, 'udrrr');

inBrowser('a game as a link', (theatre) => {
  test('a game played here is shared by its link and watched in another browser', async () => {
    const player = await theatre.page(CLIPBOARD);
    await keep(player, KNOWN);
    await visit(player, '#/sokoban/first-steps/1');
    for (const key of ['ArrowUp', 'ArrowDown', 'z', 'z', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowRight']) {
      await player.keyboard.press(key);
    }
    await player.getByRole('button', { name: en.web.game.shareGame }).click();
    await player.getByText(said.shared).first().waitFor();
    const link = await copied(player);
    const record = verified(textOfLink(link));
    expect(lettersOf(record)).toBe('durr');

    const watcher = await theatre.page(CLIPBOARD);
    await watcher.goto(link);
    await watcher.getByRole('heading', { level: 1 }).waitFor();
    for (let position = 0; position <= 4; position++) {
      await expectPosition(watcher, position, 4);
      expect(await drawnOn(watcher)).toBe(drawnAt(record, position));
      await watcher.keyboard.press('ArrowRight');
    }
    await watcher.getByText(en.replay.open).waitFor();

    // Plays on where it was left, to the end, and shares that.
    await watcher.getByRole('button', { name: said.playOn }).click();
    await watcher.getByRole('dialog', { name: en.client.howTo.title(en.games.sokoban.name) }).waitFor();
    await watcher.keyboard.press('Escape');
    await watcher.keyboard.press('ArrowRight');
    await watcher.getByRole('dialog', { name: en.web.game.results }).waitFor();
    await watcher.keyboard.press('Escape');
    await watcher.getByRole('button', { name: en.web.game.shareGame }).click();
    await expect.poll(async () => lettersOf(verified(textOfLink(await copied(watcher))))).toBe('durrr');
  });

  test('it plays to its end by itself', async () => {
    const page = await theatre.page();
    await visit(page, linkTo(REPLAY));
    // Keys that are pressed while the replay is still being read are nobody's.
    await expectPosition(page, 0, 5);
    for (let times = 0; times < 3; times++) await page.keyboard.press('+');
    await page.keyboard.press(' ');
    await expectPosition(page, 5, 5);
    await page.getByRole('button', { name: said.play, exact: true }).waitFor();
    await page.getByText(en.games.sokoban.ends.solved).first().waitFor();
    expect(await drawnOn(page)).toBe(drawnAt(verified(REPLAY), 5));
  });

  test('a link opens at the position it names, and the address follows', async () => {
    const page = await theatre.page(CLIPBOARD);
    await visit(page, linkTo(REPLAY, '?at=3'));
    await expectPosition(page, 3, 5);
    expect(await drawnOn(page)).toBe(drawnAt(verified(REPLAY), 3));
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 2, 5);
    await page.waitForURL(/\?at=2$/);
    await page.reload();
    await expectPosition(page, 2, 5);
    await page.getByRole('button', { name: said.share }).click();
    await page.getByText(said.shared).first().waitFor();
    const link = await copied(page);
    expect(link).toMatch(/\?at=2$/);
    expect(link.startsWith(`${theatre.address}/#/replay/x/`)).toBe(true);
    expect(textOfLink(link)).toBe(REPLAY);
    await page.keyboard.press('Home');
    await page.waitForURL(new RegExp(`${linkData(REPLAY)}$`));
    // At the end everything has been seen: who gets the link begins at its start.
    await page.keyboard.press('End');
    await page.waitForURL(/\?at=5$/);
    await page.getByRole('button', { name: said.share }).click();
    await expect.poll(() => copied(page)).toBe(link.replace('?at=2', ''));
  });

  test('a position that makes no sense is the start, one after the end is the end', async () => {
    const page = await theatre.page();
    await visit(page, linkTo(REPLAY, '?at=1'));
    const positions = { '?at=999999999': 5, '?at=-1': 0, '?at=2&at=4&foo=bar': 2, '?at=1e9': 0, '?at=%F0%9F%98%80': 0 };
    for (const [query, position] of Object.entries(positions)) {
      await page.goto(`/${linkTo(REPLAY, query)}`);
      await expectPosition(page, position, 5);
    }
  });

  test('links without a whole replay are refused in a sentence, and the page still works', async () => {
    const page = await theatre.page();
    const data = linkData(REPLAY);
    const edited = REPLAY.replace(/\nr\nr\nr\n/, '\nr\nl\nr\n');
    expect(edited).not.toBe(REPLAY);
    const refused: readonly (readonly [link: string, sentence: string | RegExp])[] = [
      [`#/replay/x/${data.slice(0, -20)}`, said.badLink],
      [`#/replay/x/${data.slice(0, -1)}`, said.badLink],
      [`#/replay/x/1`, said.badLink],
      ['#/replay/x/garbage', said.badLink],
      ['#/replay/x/1%00%ff%zz', said.badLink],
      ['#/replay/x/<script>alert(1)</script>', said.badLink],
      [`#/replay/x/2${data.slice(1)}`, said.newerLink],
      [linkTo('x'.repeat(6_000_000)), said.tooLargeLink],
      [linkTo('Hello'), /this is not a replay of Dedalo/],
      [linkTo(REPLAY.replace('game sokoban', 'game chess')), /there is no game chess here/],
      [linkTo(REPLAY.slice(0, 60)), /the file ends too early|expected here/],
      [linkTo(edited), /after action 5|cannot be played|not as the file says/],
    ];
    await visit(page, '#/replay');
    for (const [link, sentence] of refused) {
      await page.goto(`/${link}`);
      await expect.poll(() => refusalOn(page), { message: link.slice(0, 80) }).toMatch(sentence);
    }
    await page.goto(`/${linkTo(REPLAY)}`);
    await expectPosition(page, 0, 5);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a pasted link is opened like a followed one', async () => {
    const page = await theatre.page();
    await visit(page, '#/replay');
    const field = page.getByLabel(said.pasteLabel);
    await field.fill(`  https://example.org/somewhere${linkTo(REPLAY, '?at=4')}\n`);
    await page.getByRole('button', { name: said.open, exact: true }).click();
    await expectPosition(page, 4, 5);
    // Back leads to where one was.
    await page.goBack();
    await field.waitFor();
  });
});
