import { findPack, isSameLevel, playActions, actionsOf, readLevels } from '@dedalo/sokoban';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  board,
  counts,
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
import { dropFile, pngSize, savedBy } from './files.ts';
import { keepToasts } from './keep-toasts.ts';
import { en, expectPosition, lettersOf, verified } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { game, sokoban: said, settings } = en.web;
const START = ['########', '#      #', '#@ $ . #', '#      #', '########'];
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const firstLevel = findPack('first-steps').entries[0]!.level;

const click = async (page: Page, column: number, row: number): Promise<void> => {
  const { x, y } = await squareAt(page, column, row);
  await page.mouse.click(x, y);
};

const button = (page: Page, name: string) => page.getByRole('button', { name });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const seconds = async (page: Page): Promise<number> => {
  const [, minutes, rest] = /^(\d+):(\d\d)/.exec((await counts(page))[game.time] ?? '')!;
  return Number(minutes) * 60 + Number(rest);
};

inBrowser('more of Sokoban', (theatre) => {
  test('a level is played in reverse: by its address, by its switch, pulling with Shift or by clicks', async () => {
    const page = await theatre.page(CLIPBOARD);
    await openLevel(page, 'first-steps/1?mode=reverse');
    // The box stands on its goal, and where it began is where it must get.
    await expectBoard(page, ['########', '#      #', '#  . $ #', '#      #', '########']);
    await expectMessage(page, en.games.sokoban.chooseStart);
    await playMoves(page, 'r');
    await expectRow(page, 3, '#@ . $ #');
    await expectMessage(page, en.games.sokoban.pullKeys);
    await playMoves(page, 'rrr');
    await page.keyboard.press('Shift+ArrowRight');
    await expectMessage(page, /^There is a box, and in reverse play boxes are only pulled\.$/);
    await page.keyboard.press('Shift+ArrowLeft');
    await expectRow(page, 3, '#  +$  #');
    await page.keyboard.press('z');
    await page.keyboard.press('L');
    await expectRow(page, 3, '#  +$  #');
    await button(page, game.copySolution).click();
    await expect.poll(() => copied(page)).toBe('[]rrrL');
    const played = playActions(firstLevel, 'reverse', actionsOf(firstLevel, await copied(page)));
    expect(played).toMatchObject({ state: { pushes: 1 } });
    expect(played?.refused).toBeUndefined();
    await page.reload();
    await expectRow(page, 3, '#  +$  #');
    // A click on the box beside pulls it.
    await click(page, 5, 3);
    const results = await expectResults(page, { moves: '6', pulls: '2' });
    await expectSaid(page, en.games.sokoban.solvedInReverse({ moves: 6, pulls: 2 }));
    await results.getByRole('button', { name: en.web.close }).click();

    // That is no solution of the level, and forward play has a game of its own.
    await page.getByRole('radio', { name: said.forwardPlay }).click();
    await page.waitForURL(/first-steps\/1$/);
    await expectBoard(page, START);
    await playMoves(page, 'r');
    await page.keyboard.press('b');
    await page.waitForURL(/first-steps\/1\?mode=reverse$/);
    await page.keyboard.press('b');
    await expectRow(page, 3, '# @$ . #');
    await page.keyboard.press('Escape');
    await page.getByText(en.web.solvedOf({ solved: 0, of: 20 })).waitFor();
    // A card that is pointed at stays in its item of the list, which cuts off whatever leaves it.
    const card = page.locator('.level-card').first();
    await card.hover();
    const [item, inner] = [await card.locator('..').boundingBox(), await card.boundingBox()];
    expect(inner!.y).toBeGreaterThanOrEqual(item!.y);
  });

  test('dead squares are marked and a lost level is reported, if the settings say so', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await expectBoard(page, START);
    const plain = await groundPicture(page);
    const dead = page.getByRole('switch', { name: settings.names.deadSquares });
    await dead.click();
    await expect.poll(() => groundPicture(page)).not.toBe(plain);
    await page.keyboard.press('m');
    await expect.poll(() => groundPicture(page)).toBe(plain);
    expect(await dead.isChecked()).toBe(false);

    await playMoves(page, 'drrU');
    const lost = /^The box at D2 can no longer reach a goal\.$/;
    await expectMessage(page, lost);
    await expectSaid(page, /^pushed a box to D2.*\. The box at D2 can no longer reach a goal\.$/);
    const marked = await picture(page);
    await page.getByRole('switch', { name: settings.names.deadlockNotice }).click();
    await page.locator('.game-message').getByText(lost).waitFor({ state: 'detached' });
    await expect.poll(() => picture(page)).not.toBe(marked);
    await page.reload();
    await expectRow(page, 2, '#  $   #');
    expect(await page.locator('.game-message').innerText()).toBe('');
    await page.getByRole('switch', { name: settings.names.deadlockNotice }).click();
    await expectMessage(page, lost);
  });

  test('a hint is shown and hidden, and every look of the board is another picture that stays', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await page.keyboard.press('i');
    await expectMessage(page, /^Walk into a box and it moves one square ahead of you\./);
    await page.keyboard.press('i');
    await page
      .locator('.game-message')
      .getByText(/^Walk into/)
      .waitFor({ state: 'detached' });

    const pictures = new Set<string>();
    for (const [index, skin] of Object.values(settings.skins).entries()) {
      await page.getByRole('radio', { name: skin }).click();
      await expect
        .poll(async () => {
          pictures.add(await picture(page));
          return pictures.size;
        })
        .toBe(index + 1);
    }
    const harbour = await picture(page);
    await page.reload();
    await board(page).waitFor();
    await expect.poll(() => picture(page)).toBe(harbour);
    expect(await page.getByRole('radio', { name: settings.skins.harbour }).isChecked()).toBe(true);
  });

  test('level, moves, game and picture can be taken along', async () => {
    const page = await theatre.page(CLIPBOARD);
    await keepToasts(page);
    await openLevel(page, 'first-steps/1');
    await expectBoard(page, START);
    await button(page, game.copySolution).click();
    await page.locator('.toast').getByText(said.noMovesYet).waitFor();
    await button(page, game.copyLevel).click();
    await page.locator('.toast').getByText(en.web.copied).waitFor();
    const read = readLevels(await copied(page));
    expect(read).toMatchObject({ ok: true, value: { entries: [{ title: 'One good shove' }] } });
    expect(read.ok && isSameLevel(read.value.entries[0]!.level, firstLevel)).toBe(true);

    await playMoves(page, 'udrrl');
    await page.keyboard.press('z');
    await button(page, game.copySolution).click();
    await expect.poll(() => copied(page)).toBe('udrR');
    const replay = await savedBy(page, () => page.keyboard.press('e'));
    expect(replay.name).toBe('sokoban-first-steps-1.replay');
    expect(lettersOf(verified(replay.bytes.toString()))).toBe('udrrl');
    const image = await savedBy(page, () => button(page, game.saveImage).click());
    expect(image.name).toBe('sokoban-first-steps-1.png');
    expect(pngSize(image).width).toBeGreaterThan(pngSize(image).height);
  });

  test('a pasted level is played, kept, and removed when one wants it; a broken one can be put right', async () => {
    const page = await theatre.page(CLIPBOARD);
    await keep(page, KNOWN);
    await visit(page, '#/sokoban/classic');
    await button(page, said.addLevels).click();
    const adding = dialog(page, said.addLevels);
    const text = adding.getByLabel(said.pasteHere);
    await text.fill('########\n#@ $ .@#\n########\n');
    await adding.getByRole('button', { name: said.playIt }).click();
    await adding
      .getByRole('alert')
      .getByText(/:2:7: this level has a second player/)
      .waitFor();
    // What was pasted is still there.
    await text.fill((await text.inputValue()).replace('.@', '. '));
    await adding.getByRole('button', { name: said.playIt }).click();
    await expectBoard(page, ['########', '#@ $ . #', '########']);
    await page.waitForURL(/#\/sokoban\/own\/[^/]+\/1$/);
    const address = page.url();
    await playMoves(page, 'r');

    // The home page leads back to it, after a reload too.
    await page.goto('/');
    await page.reload();
    await page.getByRole('link', { name: /^Continue/ }).click();
    await page.waitForURL(address);
    await expectRow(page, 2, '# @$ . #');
    await playMoves(page, 'rr');
    await expectResults(page, { moves: '3', pushes: '2' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByText(en.web.solvedOf({ solved: 1, of: 1 })).waitFor();

    const mine = page.getByRole('navigation', { name: game.levels }).getByRole('link', { name: said.pasted });
    const remove = button(page, said.remove(said.pasted));
    await remove.click();
    await mine.waitFor({ state: 'detached' });
    await page.waitForURL(/#\/sokoban\/first-steps$/);
    await page.locator('.toast').getByRole('button', { name: game.undo }).click();
    await mine.waitFor();
    await page.reload();
    await mine.click();
    await remove.click();
    await mine.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: /^Level 1 / }).waitFor();
    expect(await mine.count()).toBe(0);

    // Without any dialog, anywhere.
    await page.evaluate(() => navigator.clipboard.writeText('######\n#@$ .#\n######\n'));
    await page.keyboard.press('Control+V');
    await expectBoard(page, ['######', '#@$ .#', '######']);
  });

  test('a file of levels is dropped anywhere or chosen, and a broken one is refused with its line and column', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await keep(page, KNOWN);
    await visit(page, '#/laboratory');
    await dropFile(page, 'body', { name: 'broken.sok', text: 'Ada\n\n#####\n#@$.#\n#@  #\n#####\n' });
    await page
      .locator('.toast')
      .getByText(/^broken\.sok:5:2: this level has a second player/)
      .waitFor();
    expect(page.url()).toMatch(/#\/laboratory/);

    // The good levels of a file are taken, and the others are named.
    await dropFile(page, 'body', {
      name: 'some.sok',
      text: '#####\n#@$.#\n#####\n\nBad\n\n#####\n#@$.#\n#@  #\n#####\n',
    });
    await page
      .locator('.toast')
      .getByText(/^Left out: 2 “Bad” \(some\.sok:9:2: this level has a second player.*\)\.$/)
      .waitFor();
    await page.waitForURL(/#\/sokoban\/own\/[^/]+\/1$/);
    await expectBoard(page, ['#####', '#@$.#', '#####']);
    await page.reload();
    await expectBoard(page, ['#####', '#@$.#', '#####']);
    // What is no level at all is told by whoever it was meant for.
    await dropFile(page, 'body', { name: 'mine.toml', text: '[[creature]]\nname = "Talos"\nhit-points = 0\n' });
    await page
      .locator('.toast')
      .getByText(/^mine\.toml, line 3: /)
      .waitFor();
    await dropFile(page, 'body', { name: 'torn.replay', text: 'edalo replay 1\n' });
    await page.getByRole('heading', { name: en.web.replay.cannotOpen }).waitFor();

    const two = 'Collection: Two of mine\n\nFirst\n\n#####\n#@$.#\n#####\n\nSecond\n\n######\n#@ $.#\n######\n';
    await dropFile(page, 'body', { name: 'two.sok', text: two });
    await page.waitForURL(/#\/sokoban\/own\/[^/]+$/);
    await page.getByRole('heading', { level: 2, name: 'Two of mine' }).waitFor();
    await page.getByText(en.web.solvedOf({ solved: 0, of: 2 })).waitFor();
    await page.getByRole('link', { name: /^Level 1 First/ }).click();
    await expectBoard(page, ['#####', '#@$.#', '#####']);
    await playMoves(page, 'r');
    await expectResults(page, { moves: '1', pushes: '1' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
    await page.waitForURL(/#\/sokoban\/own\/[^/]+\/2$/);
    await page.reload();
    await expectBoard(page, ['######', '#@ $.#', '######']);

    await visit(page, '#/sokoban/classic');
    await button(page, said.addLevels).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'chosen.xsb',
      mimeType: 'text/plain',
      buffer: Buffer.from('#####\n#@$.#\n#   #\n#####\n'),
    });
    await expectBoard(page, ['#####', '#@$.#', '#   #', '#####']);
  });

  test('of a file of 10,000 levels only what is near the window is made', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/sokoban/classic');
    const levels = Array.from({ length: 10_000 }, (_, index) => `No. ${index + 1}\n\n#####\n#@$.#\n#####\n`);
    await dropFile(page, 'body', { name: 'many.sok', text: levels.join('\n') });
    const cards = page.locator('.level-card');
    const card = (number: number) =>
      page.getByRole('link', { name: new RegExp(`^Level ${number} No\\. ${number}\\b`) });
    /** Those in view and a few rows about them. */
    const expectFew = async (): Promise<void> => {
      await expect.poll(async () => Math.abs((await cards.count()) - 100)).toBeLessThan(90);
    };
    await card(1).waitFor();
    await expectFew();
    expect(await page.locator('.level-grid li').first().getAttribute('aria-setsize')).toBe('10000');
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await card(10_000).waitFor();
    await card(1).waitFor({ state: 'detached' });
    await expectFew();

    const number = page.getByLabel(said.levelNumber);
    await number.fill('5000');
    await number.press('Enter');
    const focused = (): Promise<string> => page.evaluate('document.activeElement.innerText');
    await expect.poll(focused).toContain('No. 5000');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('No. 5001');
    // Who has scrolled away goes on from where the focus is.
    await page.evaluate('scrollTo(0, 0)');
    await card(1).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('No. 5002');
    await expectFew();
    await page.keyboard.press('Enter');
    await expectBoard(page, ['#####', '#@$.#', '#####']);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('No. 5002');
    await expect.poll(() => card(5002).evaluate((seen) => seen.getBoundingClientRect().top)).toBeLessThan(720);
  });

  test('solutions are watched: the stored one, and the player’s own', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await playMoves(page, 'udrrr');
    await expectResults(page, { moves: '5', pushes: '2' });
    await page.keyboard.press('Escape');
    const stored = page.getByRole('link', { name: `${said.solutions.stored} (3 moves)` });
    const own = page.getByRole('link', { name: `${said.solutions.moves} (5 moves)` });
    await own.click();
    await page.waitForURL(/first-steps\/1\/watch\/1/);
    await expectPosition(page, 0, 5);
    await page.keyboard.press('End');
    await expectPosition(page, 5, 5);
    await page.keyboard.press('Escape');
    await page.waitForURL(/first-steps\/1$/);
    await stored.click();
    await expectPosition(page, 0, 3);
    await button(page, said.backToLevel).click();
    await expectBoard(page, START);
    await page.keyboard.press('v');
    await page.waitForURL(/watch\/here/);
    await expectPosition(page, 0, 3);
  });

  test('the clock runs from the first move, stops while the window is in the background, and can be hidden', async () => {
    const page = await theatre.page();
    await page.clock.install();
    await page.addInitScript(() => {
      const scope = globalThis as unknown as { isAway: boolean };
      scope.isAway = false;
      document.hasFocus = () => !scope.isAway;
    });
    const look = (isAway: boolean): Promise<void> =>
      page.evaluate((away) => {
        (globalThis as unknown as { isAway: boolean }).isAway = away;
        dispatchEvent(new Event(away ? 'blur' : 'focus'));
      }, isAway);
    await openLevel(page, 'first-steps/1');
    await page.clock.runFor(30_000);
    expect(await seconds(page)).toBe(0);
    await playMoves(page, 'r');
    await page.clock.runFor(60_000);
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(60);

    await look(true);
    await expectCounts(page, { [game.time]: expect.stringContaining(game.paused) });
    const stood = await seconds(page);
    expect(stood).toBeLessThan(120);
    await page.clock.runFor(600_000);
    expect(await seconds(page)).toBe(stood);
    await look(false);
    await page.clock.runFor(60_000);
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(stood + 60);

    // It is kept, and it stops at the end.
    await page.reload();
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(stood + 60);
    await playMoves(page, 'rr');
    await page.clock.runFor(2000);
    const results = await expectResults(page, { moves: '3' });
    const end = await seconds(page);
    expect(await results.innerText()).toContain(`${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`);
    await page.clock.runFor(60_000);
    expect(await seconds(page)).toBe(end);
    // Who plays again begins at nought.
    await results.getByRole('button', { name: game.playAgain }).click();
    await expectBoard(page, START);
    await expect.poll(() => seconds(page)).toBeLessThan(60);

    await visit(page, '#/settings');
    await page.getByRole('switch', { name: settings.names.timer }).click();
    await visit(page, '#/sokoban/first-steps/2');
    await expectCounts(page, { moves: '0' });
    expect(await counts(page)).not.toHaveProperty(game.time);
  });
});
