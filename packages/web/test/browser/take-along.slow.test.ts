import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@dedalo/catalogue';
import { parseTakeAlong } from '@dedalo/clients/take-along/parse';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { buildCommand } from '../../../../tools/build-command.ts';
import { below, smallWith } from '../games/race/own/support.ts';
import { dropFile } from './files.ts';
import { openMenu } from './race.ts';
import { en } from './replays.ts';
import { keep, solveFirstLevel, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const dedaloFile = await buildCommand();
const folder = mkdtempSync(join(tmpdir(), 'dedalo-take-along-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The terminal, in a data folder of this test. */
function terminal(args: readonly string[], input = ''): string {
  const env = { ...process.env, LANG: 'C.UTF-8', DEDALO_DATA: join(folder, 'data') };
  const { stdout, stderr } = spawnSync(process.execPath, [dedaloFile, ...args], {
    encoding: 'utf8',
    input,
    env,
    cwd: folder,
  });
  expect(stderr).toBe('');
  return stdout;
}

const said = en.takeAlong;
const own = { progress: JSON.stringify({ known: GAME_IDS, solved: [] }), settings: '{"version":2,"theme":"dark"}' };

async function takeIn(page: Page, file: string): Promise<void> {
  await visit(page, '#/settings');
  await page.getByLabel(said.in).last().setInputFiles(file);
  await page.getByText(/taken in/).waitFor();
}

async function takeOut(page: Page, file: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: said.out }).click();
  await (await saving).saveAs(file);
  return readFileSync(file, 'utf8');
}

inBrowser('what is taken along', (theatre) => {
  test('goes from the terminal to the browser and back, and neither loses anything', async () => {
    // In the terminal: a maze, a level being played, a setting that the browser does not know.
    terminal(['play', 'logic-maze', '--plain'], 'llll\n');
    terminal(['play', 'sokoban', '--plain', '--level', '2'], 'r\n');
    writeFileSync(join(folder, 'data', 'settings.toml'), 'version = 2\nboard = "ascii"\nletters = "hjkl"\n');
    const [fromTerminal, fromBrowser, again] = ['a', 'b', 'c'].map((name) => join(folder, `${name}.dedalo`)) as [
      string,
      string,
      string,
    ];
    terminal(['take-along', 'out', fromTerminal]);

    // In the browser: another level, and a theme that the terminal does not know.
    const page = await theatre.page();
    await keep(page, own);
    await visit(page, '#/sokoban/first-steps/1');
    await page.locator('.board canvas').first().waitFor();
    await solveFirstLevel(page);
    await page.getByRole('dialog').waitFor();
    await takeIn(page, fromTerminal);
    await page.getByRole('button', { name: en.web.reload }).click();
    await visit(page, '#/library');
    await page.getByRole('listitem').filter({ hasText: 'Lessons 1' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'First steps 1' }).waitFor();
    await visit(page, '#/settings');
    const all = await takeOut(page, fromBrowser);

    // Back in the terminal everything is there, and what it does not know is handed on.
    terminal(['take-along', 'in', fromBrowser]);
    const list = terminal(['history']);
    expect(list).toContain('Lessons 1');
    expect(list).toContain('First steps 1');
    terminal(['take-along', 'out', again]);
    const parsed = [all, readFileSync(again, 'utf8')].map((text) => parseTakeAlong(text));
    const [browsers, terminals] = parsed.map((read) =>
      read.ok ? read.value.map(({ kind, key }) => `${kind} ${key}`).sort() : [read.error.code],
    );
    expect(terminals).toEqual(browsers);
    expect(terminals).toEqual(
      expect.arrayContaining([
        'setting board',
        'setting letters',
        'setting theme',
        expect.stringMatching(/^running sokoban-/),
      ]),
    );
  });

  test('a damaged file is refused with its place, and nothing of it is taken', async () => {
    const page = await theatre.page();
    await visit(page, '#/settings');
    const file = join(folder, 'damaged.dedalo');
    writeFileSync(file, 'dedalo take-along 1\nknown "race" true\n');
    await page.getByLabel(said.in).last().setInputFiles(file);
    await page.getByText('damaged.dedalo:3:1: the file ends too early').waitFor();
    expect(await page.evaluate("localStorage.getItem('dedalo/progress')")).toBeNull();
  });

  test('a file that is dropped on any page is taken in once that is confirmed; own races and bookmarks come along', async () => {
    const page = await theatre.page();
    await keep(page, own);
    await openMenu(page);
    const buffer = Buffer.from(zipSync(Object.fromEntries(below('mine', smallWith({})))));
    await page
      .locator('.race-own input[accept*=zip]')
      .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
    await page.locator('.race-own').getByRole('radio', { name: 'mine' }).waitFor();
    await visit(page, '#/sokoban/classic/4');
    await page.locator('.board canvas').first().waitFor();
    await page.keyboard.press('.');
    await page.getByText(en.bookmarks.isSet('1')).first().waitFor();
    await visit(page, '#/settings');
    const text = await takeOut(page, join(folder, 'all.dedalo'));

    const other = await theatre.page();
    await keep(other, own);
    await visit(other, '#/laboratory');
    await dropFile(other, 'main', { name: 'all.dedalo', text });
    const question = other.getByRole('dialog', { name: said.ask.title });
    await question.getByRole('button', { name: en.web.cancel }).click();
    expect(await other.evaluate("Object.keys(localStorage).some((key) => key.startsWith('dedalo/own/'))")).toBe(false);
    await dropFile(other, 'main', { name: 'all.dedalo', text });
    await question.getByRole('button', { name: said.ask.yes }).click();
    await other.getByRole('button', { name: en.web.reload }).click();
    await openMenu(other);
    await other.locator('.race-own').getByRole('radio', { name: 'mine' }).waitFor();
    await visit(other, '#/sokoban/classic/4');
    await other.locator('.board canvas').first().waitFor();
    await other.keyboard.press(',');
    await other.getByRole('button', { name: en.bookmarks.goTo('1') }).waitFor();
  });

  test('a file that is dropped and damaged is refused with its place', async () => {
    const page = await theatre.page();
    await visit(page, '#/replay');
    await dropFile(page, 'main', { name: 'x.dedalo', text: 'dedalo take-along 1\nknown "race" true\n' });
    await page.getByText('x.dedalo:3:1: the file ends too early').first().waitFor();
    expect(await page.evaluate("localStorage.getItem('dedalo/progress')")).toBeNull();
  });
});
