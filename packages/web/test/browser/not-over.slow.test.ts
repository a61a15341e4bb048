import { parseReplay } from '@dedalo/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { axeViolations } from './axe.ts';
import { dialog } from './board.ts';
import { savedBy } from './files.ts';
import { keptGame, openGame, playOn, startGame } from './pokelabirinto.ts';
import { en } from './replays.ts';
import { choices, expectActions, openIsles } from './rules-only.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { clickMoves, openStratego, planGame, setUp } from './stratego.ts';
import { byKey, openDice, PlannedGame } from './theseus.ts';

const said = en.client.notOver;
const { game: saidOfGame } = en.web;
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true };
/** The codes of pieces that can be told apart. */
const CODES = /FL|FB|SB|MA|GE|FM|SM|FS|SS|SP/g;

const MAZE = { seed: 'Ariadne', rows: 11, columns: 11, opponents: 1, movement: 'still' } as const;

const question = (page: Page) => dialog(page, said.title);
const answer = (page: Page, label: string): Promise<void> =>
  question(page).getByRole('button', { name: label, exact: true }).click();
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const kept = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((item) => localStorage.getItem(item), `dedalo/running/${name}`);
const share = (page: Page): Promise<void> => page.getByRole('button', { name: saidOfGame.shareGame }).click();
const save = (page: Page): Promise<void> => page.getByRole('button', { name: saidOfGame.saveReplay }).click();

inBrowser('a game that is not over', (theatre) => {
  test('Stratego reveals the enemy by link, file or key only after a confirmation', async () => {
    const page = await theatre.page(CLIPBOARD);
    const plan = planGame();
    await openStratego(page);
    await setUp(page);
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    await share(page);
    await question(page).getByText(said.tellsAll).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Enter takes what loses nothing.
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await copied(page)).toBe('nothing');

    await share(page);
    await answer(page, said.copySeen);
    await expect.poll(() => copied(page)).not.toBe('nothing');
    // One's own ten, and none of the enemy's.
    expect([...(await copied(page)).matchAll(CODES)]).toHaveLength(10);

    await share(page);
    await answer(page, said.shareAll);
    await expect.poll(() => copied(page)).toContain('#/replay/x/');

    await page.locator('.stratego-field').focus();
    await page.keyboard.press('e');
    const { bytes } = await savedBy(page, () => answer(page, said.saveAll));
    expect(parseReplay(bytes.toString('utf8')).ok).toBe(true);

    // Once it is over nothing is a secret.
    await clickMoves(page, plan);
    await dialog(page, en.web.stratego.won).waitFor();
    await page.keyboard.press('Escape');
    expect(parseReplay((await savedBy(page, () => save(page))).bytes.toString('utf8')).ok).toBe(true);
  });

  test('PokéLabirinto asks before it reveals its maze, where there is fog', async () => {
    const page = await theatre.page(CLIPBOARD);
    await openGame(page, startGame({ ...MAZE, fog: true }));
    await share(page);
    await answer(page, said.copySeen);
    // The player stands somewhere, and most of the maze is not there.
    await expect.poll(() => copied(page)).toMatch(/^ +\n[^E]*P[^U]*$/);
  });

  test('a maze that is seen is shared at once', async () => {
    const page = await theatre.page(CLIPBOARD);
    await openGame(page, startGame({ ...MAZE, fog: false }));
    await share(page);
    await expect.poll(() => copied(page)).toContain('#/replay/x/');
  });

  test('a new game replaces one in progress only after a confirmation', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone });
    await openStratego(page);
    await setUp(page);
    await expect.poll(() => kept(page, 'stratego')).toMatch(/^end 20 /m);
    const before = await kept(page, 'stratego');
    await page.getByRole('link', { name: en.web.stratego.menu }).click();
    const begin = (): Promise<void> => page.getByRole('button', { name: en.web.stratego.newGame }).click();
    await begin();
    await question(page).getByText(said.givesUp).waitFor();
    await answer(page, said.keep);
    expect(page.url()).toMatch(/#\/stratego$/);
    expect(await kept(page, 'stratego')).toBe(before);
    await begin();
    await answer(page, said.giveUp);
    await page.getByRole('region', { name: en.web.stratego.hand }).waitFor();
    // Nothing has been played in this one.
    await page.getByRole('link', { name: en.web.stratego.menu }).click();
    await begin();
    await page.waitForURL(/#\/stratego\/play$/);
  });

  test('so it is in PokéLabirinto, in the dice game and in a game that brings only its rules', async () => {
    const page = await theatre.page();
    const game = startGame({ seed: 'Ariadne', rows: 11, columns: 11, opponents: 0 });
    playOn(game, { until: ({ actions }) => actions >= 3 });
    await openGame(page, game);
    const before = await keptGame(page);
    await visit(page, '#/pokelabirinto');
    await page.getByRole('button', { name: en.web.pokelabirinto.begin }).click();
    await answer(page, said.keep);
    expect(await keptGame(page)).toBe(before);

    const wanted = { seed: '5', size: 5, supplies: 1, rounds: 25, bots: { minotaur: 'random' } } as const;
    await openDice(page, wanted);
    const plan = new PlannedGame(wanted, 'minmax');
    await byKey(page)(plan.next()!, plan.state);
    await expect.poll(() => kept(page, 'theseus')).toMatch(/^end [1-9]/m);
    await visit(page, '#/theseus');
    await page.getByRole('button', { name: en.web.theseus.begin }).click();
    await answer(page, said.keep);
    await page.getByRole('link', { name: en.web.theseus.goOn }).waitFor();

    await openIsles(page, { seed: '7', sitters: ['person', 'person'] });
    await choices(page).first().click();
    await page.getByRole('button', { name: en.rulesOnly.newGame }).click();
    await answer(page, said.keep);
    await expectActions(page, 1);
    await page.getByRole('button', { name: en.rulesOnly.newGame }).click();
    await answer(page, said.giveUp);
    await expectActions(page, 0);
  });
});
