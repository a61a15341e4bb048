import { LETTER_SETS } from '@dedalo/clients';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectRow, openLevel } from './board.ts';
import { keepToasts } from './keep-toasts.ts';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.web.settings;
const { commands } = en.client;

const radio = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const seen = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The first level: the row in which its player walks. */
const START = '#@ $ . #';
const STEPPED = '# @$ . #';
const expectStart = (page: Page): Promise<void> => expectRow(page, 3, START);
const expectStepped = (page: Page): Promise<void> => expectRow(page, 3, STEPPED);

inBrowser('settings', (theatre) => {
  test('the theme follows the system until one is chosen, here and in the other windows', async () => {
    const page = await theatre.page({ colorScheme: 'light' });
    await visit(page, '#/settings');
    expect(await seen(page)).toBe('light');
    const light = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => seen(page)).toBe('dark');
    const dark = await ground(page);
    expect(dark).not.toBe(light);
    // The bar of the browser around the page has the colour of the page.
    const bar = page.locator('meta[name=theme-color]');
    const barInDark = await bar.getAttribute('content');

    const other = await theatre.windowBeside(page);
    await visit(other, '');
    await other.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => seen(other)).toBe('dark');
    await radio(page, said.names.theme, said.themes.light).check();
    await expect.poll(() => seen(page)).toBe('light');
    await expect.poll(() => ground(page)).toBe(light);
    await expect.poll(() => seen(other)).toBe('light');
    expect(await bar.getAttribute('content')).not.toBe(barInDark);
    await page.emulateMedia({ colorScheme: 'light' });
    await radio(page, said.names.theme, said.themes.dark).check();
    await expect.poll(() => ground(page)).toBe(dark);
    await expect.poll(() => seen(other)).toBe('dark');
    await radio(page, said.names.theme, said.themes.system).check();
    await expect.poll(() => seen(page)).toBe('light');
  });

  test('the theme is there before the client, so nothing flashes', async () => {
    const page = await theatre.page({ colorScheme: 'light' });
    await keep(page, { settings: JSON.stringify({ theme: 'dark' }) });
    await page.route('**/assets/main-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.title = document.documentElement.dataset.theme',
      }),
    );
    await page.goto('/');
    await expect.poll(() => page.title()).toBe('dark');
    await page.evaluate(() => localStorage.setItem('dedalo/settings', '{"theme":{}'));
    await page.reload();
    await expect.poll(() => page.title()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect.poll(() => page.title()).toBe('dark');
  });

  test('sounds play only when they are on', async () => {
    const page = await theatre.page();
    await page.addInitScript(() => {
      AudioBufferSourceNode.prototype.start = () => {
        const { dataset } = document.documentElement;
        dataset['heard'] = String(Number(dataset['heard'] ?? 0) + 1);
      };
    });
    const heard = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['heard'] ?? 0));
    await openLevel(page, 'first-steps/1');
    await page.keyboard.press('ArrowUp');
    await expect.poll(heard).toBe(1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(heard).toBe(2);

    await page.goto('/#/settings');
    const volume = page.getByRole('slider', { name: said.volume });
    await volume.press('ArrowLeft');
    expect(await volume.getAttribute('aria-valuetext')).toBe('45 %');
    // Who sets the volume hears how loud it is.
    await expect.poll(heard).toBe(3);
    await page.getByRole('switch', { name: said.names.sound }).press('Space');
    await expect.poll(() => volume.count()).toBe(0);
    await page.goto('/#/sokoban/first-steps/1');
    await page.locator('.board').waitFor();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expectStepped(page);
    expect(await heard()).toBe(3);
  });

  test('motion is on or off as set, whatever the system says', async () => {
    const page = await theatre.page({ reducedMotion: 'reduce' });
    const moves = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['motion']);
    await visit(page, '#/settings');
    expect(await moves()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(moves).toBe('full');
    await radio(page, said.names.motion, said.motion.none).check();
    await expect.poll(moves).toBe('none');
    await page.goto('/#/laboratory?speed=1');
    await page.locator('.stage-phase').getByText(en.mazes.done, { exact: true }).waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#/settings');
    await radio(page, said.names.motion, said.motion.full).check();
    await expect.poll(moves).toBe('full');
    await page.goto('/#/laboratory?speed=1&seed=2');
    await page.getByRole('button', { name: en.web.lab.pause, exact: true }).waitFor();
    await page.reload();
    await expect.poll(moves).toBe('full');
  });

  test('keys are given, taken away and brought back, and Escape is never lost', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await keep(page, KNOWN);
    await visit(page, '#/settings');
    const row = (command: keyof typeof commands): Locator =>
      page.getByRole('listitem').filter({ has: page.getByText(commands[command][1], { exact: true }) });
    const keysOf = (command: keyof typeof commands): Promise<string[]> => row(command).locator('kbd').allInnerTexts();
    const give = async (command: keyof typeof commands, key: string): Promise<void> => {
      await page.getByRole('button', { name: said.changeKey(commands[command][1]), exact: true }).press('Enter');
      await page.getByRole('button', { name: said.pressKey }).waitFor();
      await page.keyboard.press(key);
      await page.getByRole('button', { name: said.pressKey }).waitFor({ state: 'hidden' });
    };
    const take = (command: keyof typeof commands, key: string): Promise<void> =>
      row(command)
        .getByRole('button', { name: said.removeKey(`${key} (${commands[command][0]})`), exact: true })
        .press('Enter');

    expect(await keysOf('undo')).toEqual(['Z', 'U', 'Backspace']);
    await give('undo', 'g');
    expect(await keysOf('undo')).toEqual(['Z', 'U', 'Backspace', 'G']);
    // Escape leaves it as it is, the same key again too.
    await give('undo', 'Escape');
    await give('undo', 'g');
    expect(await keysOf('undo')).toEqual(['Z', 'U', 'Backspace', 'G']);
    await take('undo', 'Z');
    expect(await keysOf('undo')).toEqual(['U', 'Backspace', 'G']);
    // The focus is still in the row, not lost with the button.
    const add = page.getByRole('button', { name: said.changeKey(commands.undo[1]), exact: true });
    expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
    // A key does one thing: what it did before is told.
    await give('hint', 'g');
    await page
      .locator('.toast')
      .getByText(said.keyTaken({ key: 'G', command: commands.undo[0] }))
      .waitFor();
    expect([await keysOf('undo'), await keysOf('hint')]).toEqual([
      ['U', 'Backspace'],
      ['I', 'G'],
    ]);
    await give('undo', 'g');
    expect([await keysOf('undo'), await keysOf('hint')]).toEqual([['U', 'Backspace', 'G'], ['I']]);
    // A letter that moves can be given away too: other letters move then.
    expect([await keysOf('up'), await keysOf('down')]).toEqual([
      ['↑', 'W', 'U'],
      ['↓', 'S', 'D'],
    ]);
    await give('hint', 'u');
    expect([await keysOf('hint'), await keysOf('up'), await keysOf('down')]).toEqual([
      ['I', 'U'],
      ['↑', 'W'],
      ['↓', 'S'],
    ]);
    await take('hint', 'U');
    expect(await keysOf('up')).toEqual(['↑', 'W', 'U']);
    // A usual key of another, whether it is pressed with Shift or not; who lost it says so.
    await give('redo', 'X');
    expect([await keysOf('redo'), await keysOf('restart')]).toEqual([['Y', 'X'], ['R']]);
    const lost = row('restart').getByText(said.keyLost({ key: 'X', command: commands.redo[0] }));
    await lost.waitFor();
    // The help and the way back cannot be lost.
    await give('redo', '?');
    await page
      .locator('.toast')
      .getByText(said.keyStays({ key: '?', command: commands.help[0] }))
      .waitFor();
    expect(await keysOf('redo')).toEqual(['Y', 'X']);

    await page.goto('/#/sokoban/first-steps/1');
    await page.locator('.board').waitFor();
    await page.keyboard.press('ArrowRight');
    await expectStepped(page);
    await page.keyboard.press('z');
    await expectStepped(page);
    await page.keyboard.press('g');
    await expectStart(page);
    await page.keyboard.press('x');
    await expectStepped(page);
    await page.keyboard.press('g');
    await expectStart(page);
    await page.reload();
    await expectStart(page);
    await page.keyboard.press('ArrowRight');
    await expectStepped(page);
    await page.keyboard.press('g');
    await expectStart(page);

    await page.goto('/#/settings/keys');
    await row('back').waitFor();
    expect(await keysOf('back')).toEqual(['Esc', 'Q']);
    expect(
      await row('back')
        .getByRole('button', { name: said.removeKey('Esc (back)') })
        .count(),
    ).toBe(0);
    await take('back', 'Q');
    expect(await keysOf('back')).toEqual(['Esc']);
    // Even settings of a foreign hand cannot take it.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('dedalo/settings')!) as { keys: Record<string, unknown> };
      localStorage.setItem('dedalo/settings', JSON.stringify({ ...kept, keys: { ...kept.keys, back: [], undo: 7 } }));
    });
    await page.goto('/#/sokoban/first-steps/1');
    await page.reload();
    await page.locator('.board').waitFor();
    await page.keyboard.press('q');
    await page.keyboard.press('ArrowRight');
    await expectStepped(page);
    await page.keyboard.press('Escape');
    await page.waitForURL(/#\/sokoban\/first-steps$/);

    await page.goto('/#/settings');
    await page.getByRole('button', { name: said.usualKeys }).click();
    expect(await keysOf('undo')).toEqual(['Z', 'U', 'Backspace']);
    expect(await keysOf('back')).toEqual(['Esc', 'Q']);
  });

  test('the letters that move can be chosen', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    const rights = { wasd: 'd', hjkl: 'l', udlr: 'r', none: '' };
    const idle = { wasd: 'lr', hjkl: 'dr', udlr: 'wk', none: 'wasdhjklur' };
    for (const letters of LETTER_SETS) {
      await page.goto('/#/settings');
      await radio(page, said.names.letters, en.client.settings.letters[letters]).check();
      await page.goto('/#/sokoban/first-steps/1');
      await page.locator('.board').waitFor();
      for (const letter of idle[letters]) await page.keyboard.press(letter);
      await expectStart(page);
      if (letters === 'none') continue;
      await page.keyboard.press(rights[letters]);
      await expectStepped(page);
      await page.keyboard.press('z');
      await expectStart(page);
    }
    // A key that is given while one set is used does not keep its letters for the next.
    await page.goto('/#/settings');
    await radio(page, said.names.letters, en.client.settings.letters.wasd).check();
    await page.getByRole('button', { name: said.changeKey(commands.right[1]), exact: true }).click();
    await page.keyboard.press('f');
    await radio(page, said.names.letters, en.client.settings.letters.hjkl).check();
    const right = page.getByRole('listitem').filter({ has: page.getByText(commands.right[1], { exact: true }) });
    await expect.poll(() => right.locator('kbd').allInnerTexts()).toEqual(['→', 'F', 'L']);
  });

  test('everything is forgotten when one wants it, and not before one has said so twice', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await openLevel(page, 'first-steps/1');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: en.web.game.results }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/#/settings');
    await radio(page, said.names.theme, said.themes.dark).check();
    const levels = await theatre.windowBeside(page);
    await visit(levels, '#/sokoban/first-steps');
    await levels.getByText(en.web.solvedOf({ solved: 1, of: 20 })).waitFor();

    const forget = page.getByRole('button', { name: said.forget });
    await forget.click();
    const sure = page.getByRole('dialog', { name: said.forget });
    await sure.getByText(said.forgetSure).waitFor();
    await sure.getByRole('button', { name: en.web.cancel }).click();
    expect(await forget.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await seen(page)).toBe('dark');
    await forget.click();
    await sure.getByRole('button', { name: said.forget }).click();
    await page.locator('.toast').getByText(said.forgotten).waitFor();
    expect(await seen(page)).toBe('light');
    await levels.getByText(en.web.solvedOf({ solved: 0, of: 20 })).waitFor();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key !== 'dedalo/settings')).toEqual([]);
    // As if one had never been here: how to play is shown again.
    await page.goto('/#/sokoban/first-steps/1');
    await page.getByRole('dialog', { name: en.client.howTo.title('Sokoban') }).waitFor();
    await expectStart(page);
  });

  test('the licences of what others made are one link away', async () => {
    const page = await theatre.page();
    await visit(page, '#/settings');
    await page.getByRole('link', { name: said.notices }).click();
    await page.getByText('SIL OPEN FONT LICENSE').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/third-party-notices.txt');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
  });

  test('settings that make no sense are the usual ones', async () => {
    const page = await theatre.page();
    const nonsense = { language: 'xx', theme: 7, motion: null, letters: 'qwerty', skin: '__proto__', sound: 'yes' };
    await keep(page, {
      settings: JSON.stringify({ ...nonsense, volume: 1e9, keys: { undo: ['x'.repeat(99)], foo: [] } }),
    });
    await visit(page, '#/settings');
    await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
    expect(await radio(page, said.names.theme, said.themes.system).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: said.skins.knossos }).isChecked()).toBe(true);
    expect(await page.getByRole('slider', { name: said.volume }).getAttribute('aria-valuetext')).toBe('50 %');
    for (const settings of ['[]', '"x"', 'null', '{"keys":[1]}', 'not JSON']) {
      await page.evaluate((text) => localStorage.setItem('dedalo/settings', text), settings);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
    }
  });
});
