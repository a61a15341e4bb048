import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectBoard, openLevel } from './board.ts';
import { dropFile, pngSize, savedBy } from './files.ts';
import { drawnAt, drawnOn, en, expectPosition, lettersOf, playGame, refusalOn, verified } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.web.replay;

const ROWS = ['#########', '#   #   #', '#@ $  . #', '#   #   #', '#########'];
const REPLAY = playGame(ROWS, 'udrrrr', 'Terminal 7: One way');
const OTHER = playGame(['#######', '#@ $ .#', '#######'], 'rlrr', 'Another one');

const expectOpened = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

inBrowser('a game as a file', (theatre) => {
  test('a replay of the terminal opens by the file chooser, by drop on any page, and as text', async () => {
    const page = await theatre.page();
    const chosen = page.waitForEvent('filechooser');
    await visit(page, '#/replay');

    // The keyboard finds the chooser too.
    await page.locator('main:focus').waitFor();
    await page.locator('input[type=file]').focus();
    await page.keyboard.press('Enter');
    await (await chosen).setFiles({ name: 'game.replay', mimeType: '', buffer: Buffer.from(REPLAY) });
    await expectOpened(page, 'Terminal 7: One way');
    await expectPosition(page, 0, 6);
    await page.keyboard.press('End');
    await expectPosition(page, 6, 6);
    expect(await drawnOn(page)).toBe(drawnAt(verified(REPLAY), 6));
    // It outlives a reload, with its position.
    await page.waitForURL(/#\/replay\/opened\?at=6$/);
    await page.reload();
    await expectOpened(page, 'Terminal 7: One way');
    await expectPosition(page, 6, 6);

    await dropFile(page, 'main', { name: 'other.replay', text: OTHER });
    await expectOpened(page, 'Another one');
    await expectPosition(page, 0, 4);
    for (const link of ['#/laboratory', '#/settings', '']) {
      await visit(page, link);
      await dropFile(page, 'h1', { name: 'x.txt', text: `\uFEFF${REPLAY.replaceAll('\n', '\r\n')}` });
      await expectOpened(page, 'Terminal 7: One way');
    }

    await visit(page, '#/replay');
    await page.getByLabel(said.pasteLabel).fill(`\n${OTHER}\n`);
    await page.getByRole('button', { name: said.open, exact: true }).click();
    await expectOpened(page, 'Another one');
    await page.getByRole('button', { name: said.another }).click();
    await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
  });

  test('what is no replay, or was edited, is refused with its line and a sentence', async () => {
    const page = await theatre.page();
    await visit(page, '#/replay');
    const choose = async (name: string, content: string | Buffer): Promise<void> => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText(said.choose).click()]);
      await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
    };
    const line = REPLAY.split('\n').indexOf('d') + 1;
    await choose('edited.replay', REPLAY.replace('\nd\n', '\nl\n'));
    await expect.poll(() => refusalOn(page)).toContain(`edited.replay:${line}:1: action 2 cannot be played here`);
    expect(await refusalOn(page)).toMatch(new RegExp(`${said.atLine(line)}\\s+l`));

    await choose('moved.replay', REPLAY.replace('# $ ', '#$  ').replace('#@ $', '#@$ '));
    await expect.poll(() => refusalOn(page)).toMatch(/moved\.replay:\d+:1: the level or settings below are not those/);

    await choose('picture.replay', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff, 0xfe, 0, 10, 27]));
    await expect.poll(() => refusalOn(page)).toContain('picture.replay:1:1: this is not a replay of Dedalo');
    await choose('empty.replay', '');
    await expect.poll(() => refusalOn(page)).toContain('empty.replay:1:1: this is not a replay of Dedalo');
    await choose('later.replay', REPLAY.replace('dedalo replay 1', 'dedalo replay 9'));
    await expect.poll(() => refusalOn(page)).toContain('A newer Dedalo wrote it');

    // The file was mended and is chosen again.
    await choose('edited.replay', REPLAY);
    await expectOpened(page, 'Terminal 7: One way');

    await visit(page, '#/replay');
    await page.getByRole('button', { name: said.open, exact: true }).click();
    await page.getByRole('alert').getByText(said.notReplay).waitFor();
    await page.getByLabel(said.pasteLabel).fill('Hello?');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => refusalOn(page)).toContain('this is not a replay of Dedalo');

    await dropFile(page, 'main', { name: 'heavy.replay', text: 'x'.repeat(20_000_001) });
    await page
      .getByText(en.web.fileTooLarge({ name: 'heavy.replay', most: '20 MB' }))
      .first()
      .waitFor();
  });

  test('a game of 50,000 actions is judged beside the page and can be watched like any other', async () => {
    const page = await theatre.page();
    const huge = playGame(['######', '#@   #', '# $ .#', '######'], 'rl'.repeat(25_000), 'A long walk');
    await visit(page, '#/replay');
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      dropFile(page, 'main', { name: 'long.replay', text: huge }),
    ]);
    expect(worker.url()).toContain('replay-worker');
    await expectOpened(page, 'A long walk');
    await page.getByText(en.replay.open).waitFor();
    await page.keyboard.press('End');
    await expectPosition(page, 50_000, 50_000);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 49_999, 50_000);
    expect(await drawnOn(page)).toBe(drawnAt(verified(huge), 49_999));
    await page.getByText(said.noEvents).waitFor();
    await page.getByText(said.tooLongToShare).waitFor();
    expect(await page.getByRole('button', { name: said.share }).isDisabled()).toBe(true);
    const { bytes } = await savedBy(page, () => page.getByRole('button', { name: said.download }).click());
    expect(bytes.toString()).toBe(huge);
  });

  test('a slow replay shows a message with a button that stops it', async () => {
    const page = await theatre.page();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/replay-worker-*.js', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await visit(page, '#/replay');
    await dropFile(page, 'main', { name: 'x.replay', text: REPLAY });
    await page.getByRole('status').getByRole('heading', { name: en.web.reading }).waitFor();
    await page.getByRole('button', { name: en.web.stop }).click();
    await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
    await dropFile(page, 'main', { name: 'x.replay', text: REPLAY });
    await page.getByRole('status').getByRole('heading', { name: en.web.reading }).waitFor();
    release();
    await expectOpened(page, 'Terminal 7: One way');
  });

  test('what is saved is the game: a file that holds, a picture of the board', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/3');
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    const { game } = en.web;
    const file = await savedBy(page, () => page.getByRole('button', { name: game.saveReplay }).click());
    expect(file.name).toBe('sokoban-first-steps-3.replay');
    expect(lettersOf(verified(file.bytes.toString()))).toBe('rur');
    const byKey = await savedBy(page, () => page.keyboard.press('e'));
    expect(byKey.bytes.equals(file.bytes)).toBe(true);
    const picture = await savedBy(page, () => page.getByRole('button', { name: game.saveImage }).click());
    expect(picture.name).toBe('sokoban-first-steps-3.png');
    checkPicture(pngSize(picture), { columns: 7, rows: 6 });

    // A solution that comes with the level is written as a replay when it is saved.
    await visit(page, '#/sokoban/first-steps/3/watch/0');
    await expect.poll(() => page.locator('.replay-board canvas').count()).toBeGreaterThan(0);
    const stored = await savedBy(page, () => page.getByRole('button', { name: said.download }).click());
    expect(stored.name).toMatch(/^[a-z0-9-]+\.replay$/);
    const record = verified(stored.bytes.toString());
    expect(drawnAt(record, record.actions.length)).toContain('*');
    await page.keyboard.press('ArrowRight');
    const still = await savedBy(page, () => page.getByRole('button', { name: said.image }).click());
    expect(still.name).toMatch(/-1\.png$/);
    checkPicture(pngSize(still), { columns: 7, rows: 6 });
  });

  test('playing on from a position keeps all of the game to undo and redo', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/replay');
    await dropFile(page, 'main', { name: 'x.replay', text: REPLAY });
    await expectOpened(page, 'Terminal 7: One way');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await expectPosition(page, 4, 6);
    await page.getByRole('button', { name: said.playOn }).click();
    const at = (row: string): Promise<void> => expectBoard(page, ROWS.with(2, row));
    await at('#  @$ . #');
    await page.keyboard.press('y');
    await at('#   @$. #');
    await page.keyboard.press('y');
    await at('#    @* #');
    for (let step = 0; step < 6; step++) await page.keyboard.press('z');
    await at('#@ $  . #');
    for (let step = 0; step < 5; step++) await page.keyboard.press('Control+Shift+z');
    await at('#   @$. #');
    // Another way from here on: what was to be redone is gone, what was before is not.
    await page.keyboard.press('ArrowLeft');
    await at('#  @ $. #');
    await page.keyboard.press('Control+y');
    await at('#  @ $. #');
    await page.reload();
    await at('#  @ $. #');
    for (let step = 0; step < 6; step++) await page.keyboard.press('Control+z');
    await at('#@ $  . #');
  });
});

/** As many squares wide and high as the board, and large enough to be looked at. */
function checkPicture(
  { width, height }: { readonly width: number; readonly height: number },
  { columns, rows }: { readonly columns: number; readonly rows: number },
): void {
  expect(width).toBeGreaterThanOrEqual(columns * 16);
  expect(width).toBeLessThan(8000);
  expect(width / height).toBeCloseTo(columns / rows, 1);
}
