import { LETTER_CHOICES, letterIn } from '@dedalo/clients';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, dialog, expectBoard, expectCounts, openLevel } from './board.ts';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const { client } = en;
const { question } = client.askLetters;
const START = ['########', '#      #', '#@ $ . #', '#      #', '########'];
const MOVES = ['right', 'up', 'left', 'down'] as const;

/** Right, up, left, down: a round on the first level that ends where it began. */
async function expectRound(page: Page, letters: string): Promise<void> {
  await expectBoard(page, START);
  for (const [index, letter] of [...letters].entries()) {
    await page.keyboard.press(letter);
    await expectCounts(page, { moves: String(index + 1) });
  }
  await expectBoard(page, START);
}

const keptLetters = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('dedalo/settings') ?? '{}') as { letters?: unknown }).letters);

/** The keys in Sokoban by what they do, as the settings list them. */
async function keysShown(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const { everywhere, notIn } = en.web.settings;
  const lists = [everywhere, en.games.sokoban.name].map((name) => `.key-group[aria-label="${name}"] li`);
  const rows = await page.locator(lists.join()).evaluateAll(
    (all, others) =>
      all.map((row): [string, string[]] => {
        const keys = [...row.querySelectorAll('kbd')].filter(
          (key) => !key.closest('.key-of-some')?.textContent.endsWith(others),
        );
        return [row.firstElementChild!.textContent, keys.map((key) => key.innerText)];
      }),
    notIn(en.games.sokoban.name),
  );
  return new Map(rows);
}

inBrowser('the letters of Sokoban', (theatre) => {
  test('R L U D move out of the box', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await expectRound(page, 'RULD');
    await page.keyboard.press('z');
    await expectCounts(page, { moves: '3' });
    expect(await board(page).getAttribute('aria-description')).toContain('the arrow keys or U D L R');
  });

  test('the first start offers the letters, and Enter passes on with U D L R', async () => {
    const page = await theatre.page();
    await visit(page, '#/sokoban/first-steps/1');
    const howTo = dialog(page, client.howTo.title('Sokoban'));
    await howTo.getByText('Walk with the arrow keys or U D L R,').waitFor();
    const offered = howTo.getByRole('group', { name: question });
    expect(await offered.getByRole('radio', { name: client.settings.letters.udlr }).isChecked()).toBe(true);
    for (let step = 0; step < 3; step++) await page.keyboard.press('Enter');
    await howTo.waitFor({ state: 'detached' });
    await expectRound(page, 'ruld');
  });

  test('other letters can be taken at the first start; they are kept, and changed in the settings', async () => {
    const page = await theatre.page();
    await visit(page, '#/sokoban/first-steps/1');
    const howTo = dialog(page, client.howTo.title('Sokoban'));
    await howTo.getByRole('radio', { name: client.settings.letters.wasd }).check();
    await howTo.getByText('Walk with the arrow keys or W A S D,').waitFor();
    await page.keyboard.press('Escape');
    await expectRound(page, 'dwas');
    expect(await keptLetters(page)).toBe('wasd');
    await page.goto('/#/settings');
    const named = page.getByRole('group', { name: en.web.settings.names.letters });
    expect(await named.getByRole('radio', { name: client.settings.letters.wasd }).isChecked()).toBe(true);
  });

  test('what each game has is shown where keys are changed', async () => {
    const page = await theatre.page();
    await visit(page, '#/settings/keys');
    const row = page.getByRole('listitem').filter({ has: page.getByText(client.commands.down[1], { exact: true }) });
    await expect
      .poll(() => row.locator('.key-of-some').allTextContents())
      .toEqual(['↓', 'S not in Sokoban', 'D Sokoban']);
  });

  test('kept letters stay, and so do the user’s own keys', async () => {
    const page = await theatre.page();
    await keep(page, { ...KNOWN, settings: JSON.stringify({ letters: 'wasd', theme: 'dark' }) });
    await visit(page, '#/sokoban/first-steps/1');
    await expectRound(page, 'dwas');
    const other = await theatre.page();
    await keep(other, { ...KNOWN, settings: JSON.stringify({ keys: { undo: ['u'] } }) });
    await visit(other, '#/sokoban/first-steps/1');
    await expectRound(other, 'dwas');
    await other.keyboard.press('u');
    await expectCounts(other, { moves: '3' });
  });

  test('a finger is not asked for letters', async () => {
    const page = await theatre.page({ hasTouch: true, isMobile: true });
    await visit(page, '#/sokoban/first-steps/1');
    const howTo = dialog(page, client.howTo.title('Sokoban'));
    await howTo.getByText(client.howTo.step(1, 3)).waitFor();
    expect(await howTo.getByRole('radio').count()).toBe(0);
  });

  test.each(LETTER_CHOICES)('letters %s: no letter does anything else than the list of keys says', async (choice) => {
    const letters = choice === 'auto' ? 'udlr' : choice;
    const page = await theatre.page();
    await keep(page, { ...KNOWN, settings: JSON.stringify({ letters: choice }) });
    await visit(page, '#/settings/keys');
    const shown = await keysShown(page);
    for (const command of MOVES) {
      const letter = letterIn(letters, command);
      const others = shown.get(client.commands[command][1])!.slice(1);
      expect(others).toEqual(letter === undefined ? [] : [letter.toUpperCase()]);
    }
    await page.goto('/#/sokoban/first-steps/1');
    await expectBoard(page, START);
    const all = [...shown.values()].flat();
    const idle = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !all.includes(letter.toUpperCase()));
    expect(idle).toHaveLength({ udlr: 7, wasd: 5, hjkl: 5, none: 9 }[letters]);
    for (const letter of idle) await page.keyboard.press(letter);
    await expectBoard(page, START);
    await expectCounts(page, { moves: '0' });
    expect(new URL(page.url()).hash).toBe('#/sokoban/first-steps/1');
    const round = MOVES.flatMap((command) => letterIn(letters, command) ?? []);
    await expectRound(page, round.join(''));
  });
});
