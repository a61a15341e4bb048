import { BotsGame } from '@dedalo/clients/theseus/bots-game';
import type { End } from '@dedalo/theseus';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { meetingOf, parsePreferences } from '../../src/games/theseus/wanted-game.ts';
import { en, expectPosition } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { prepare } from './theseus.ts';

const { replay, theseus: said } = en.web;
const WANTED = { seed: 'Knossos', size: 7, supplies: 2, rounds: 25 } as const;

inBrowser('two bots', (theatre) => {
  test('are chosen where games begin, and watched: paused, step by step, faster and slower, to the end', async () => {
    const page = await theatre.page();
    await prepare(page, { wanted: WANTED });
    await visit(page, '#/theseus');
    await page.getByRole('radio', { name: said.spectator }).check();
    await page.getByRole('combobox', { name: en.games.theseus.seats[0], exact: true }).selectOption('minmax:depth=4');
    await page.getByRole('combobox', { name: en.games.theseus.seats[1], exact: true }).selectOption('hunter');
    await page.getByRole('button', { name: said.watchGame }).click();
    await page.waitForURL(/theseus\/watch$/);
    const title = 'Theseus: 4 steps ahead, Minotaur: Hunter';
    await page.getByRole('heading', { name: title }).waitFor();

    const wanted = parsePreferences({ ...WANTED, bots: { theseus: 'minmax:depth=4', minotaur: 'hunter' } });
    const game = new BotsGame(meetingOf(wanted, WANTED.seed));
    const { length } = game.playOut().actions;
    await page.keyboard.press('Home');
    await expectPosition(page, 0, length);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 2, length);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 1, length);
    // So slow that nobody has to hurry.
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    for (let step = 0; step < 6; step++) await button(replay.slower).click();
    await page.locator('.speed-now', { hasText: replay.perSecond('0.1') }).waitFor();
    await button(replay.play).click();
    await button(replay.pause).click();
    await button(replay.play).waitFor();
    await button(replay.faster).click();
    await page.locator('.speed-now', { hasText: replay.perSecond('0.2') }).waitFor();
    await page.keyboard.press('End');
    await expectPosition(page, length, length);
    const end = game.session.outcome!.reason as End;
    await page.getByText(en.games.theseus.ends[end]).first().waitFor();

    // What was chosen stays, and no game of a person was begun.
    await page.getByRole('button', { name: said.setup }).click();
    await page.getByRole('button', { name: said.watchGame }).waitFor();
    expect(await page.getByRole('link', { name: said.goOn }).count()).toBe(0);
  });

  test('go on to be analysed', async () => {
    const page = await theatre.page();
    await prepare(page, { wanted: { ...WANTED, watches: true } });
    await visit(page, '#/theseus/watch');
    await page.getByRole('button', { name: said.analysis }).click();
    await page.locator('.chart').waitFor();
    expect(page.url()).toMatch(/theseus\/analysis$/);
  });
});
