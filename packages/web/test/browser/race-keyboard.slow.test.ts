import { exactTimeText } from '@dedalo/clients/race/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus } from './board.ts';
import { botRun, openMenu, openRace, prepareRace, runKeys, runOf } from './race.ts';
import { expectEnd, expectPhase, expectSaid, picture, map, cellAt, placeAndTime, SHED } from './race-map.ts';
import { expectCourse, savedRace, ticksOf } from './race-replays.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { goBy, letTimeGo } from './time.ts';

const said = en.web.race;
const { told } = en.games.race;
const SMALL = { game: 'small' } as const;
/** Here whoever stands still is caught. */
const FIERCE = { ...SMALL, difficulty: 'fierce' } as const;
/** Here our bot soon carries something that waits for its letter. */
const FOUNDRY = { game: 'daedalus', level: 4 } as const;

/** Where one begins in the first map of the small game. */
const START = { x: 0, y: 4 };

const isSoundOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('dedalo/settings') ?? '{}') as { sound?: boolean }).sound);

inBrowser('the race by keys', (theatre) => {
  test('the game of two maps is won in the time of our bot, its replay verifies, and its time is in the menu', async () => {
    const page = await theatre.page({ acceptDownloads: true });
    await openRace(page);
    const { keys, state } = botRun(SMALL);
    await runKeys(page, keys);
    await expectEnd(page, 'victory');
    await page.getByText(said.newBest).waitFor();
    await letTimeGo(page);
    const record = await savedRace(page);
    expectCourse(record, SMALL);
    expect(ticksOf(record)).toBe(state.scene.ticks);

    await page.getByRole('button', { name: said.menu }).click();
    const best = page.getByRole('region', { name: said.best.title });
    await best.getByText(exactTimeText(state.scene.ticks), { exact: true }).waitFor();
    await best.getByText(said.best.whole(said.own.shipped.small)).waitFor();
    // What is over is not gone on with.
    expect(await page.getByRole('link', { name: en.games.race.menu.goOn }).count()).toBe(0);
    await best.getByRole('button', { name: new RegExp(`^${said.best.watch}`) }).click();
    await page.waitForURL(/#\/replay\//);
    await page.getByText(en.games.race.ends.finished).first().waitFor();
  });

  test('standing still loses lives and then the race, with messages, and Enter begins another one', async () => {
    const page = await theatre.page();
    await openRace(page, FIERCE);
    await page.keyboard.press('Enter');
    await goBy(page, 320);
    await expectSaid(page, told.caught({ name: en.games.race.names.dog, lives: 1 }));
    await page.getByText(`${said.lives}: 1`).waitFor({ state: 'attached' });
    await goBy(page, 150);
    await expectEnd(page, 'lost');
    await page.getByText(new RegExp(en.games.race.ends['no-lives'], 'i')).first().waitFor();
    await goBy(page, 5);
    await page.keyboard.press('Enter');
    await goBy(page, 5);
    await expectPhase(page, 'ready');
    expect(await placeAndTime(page)).toMatch(/map 1 of 2.*0:00/s);
    await runKeys(page, runOf(FIERCE));
    await expectEnd(page, 'victory');
  });

  test('letters are triggers and never steer; Esc pauses, and once more leaves', async () => {
    const page = await theatre.page();
    await openRace(page, FOUNDRY);
    for (const letter of 'wasdz') await page.keyboard.press(letter);
    await goBy(page, 5);
    await expectPhase(page, 'ready');

    const { keys, state } = botRun(FOUNDRY, ({ scene }) => scene.stock.some((count) => count > 0));
    const carried = state.scene.config.content.powerUps[state.scene.stock.findIndex((count) => count > 0)]!;
    await runKeys(page, keys);
    await expectPhase(page, 'running');
    const { name } = carried;
    await goBy(page, 6);
    const button = page.getByRole('button', { name: said.use({ name, count: 1 }) });
    await button.waitFor();
    for (const letter of 'wad') await page.keyboard.press(letter);
    await goBy(page, 6);
    expect(await button.count()).toBe(1);
    await page.keyboard.press(carried.trigger!.toLowerCase());
    await goBy(page, 6);
    await expectSaid(page, told.works(name));
    expect(await button.count()).toBe(0);

    await page.keyboard.press('Escape');
    await goBy(page, 5);
    await expectPhase(page, 'paused');
    await expectSaid(page, said.paused);
    await letTimeGo(page);
    await page.keyboard.press('Escape');
    await page.waitForURL(/#\/race$/);
    await page.getByRole('link', { name: en.games.race.menu.goOn }).waitFor();
  });

  test('w, a, s and d do not steer while the race runs', async () => {
    const page = await theatre.page();
    await openRace(page);
    await page.keyboard.press('Space');
    // While one is safe one fades in.
    await goBy(page, 130);
    const still = await cellAt(page, START, SHED);
    for (const letter of 'dwsa') {
      await page.keyboard.press(letter);
      await goBy(page, 10);
    }
    expect(await cellAt(page, START, SHED)).toEqual(still);
    await page.keyboard.press('ArrowRight');
    await goBy(page, 20);
    expect(await cellAt(page, START, SHED)).not.toEqual(still);
  });

  test('key 1 is the sound, in the race and in its menu', async () => {
    const page = await theatre.page();
    await openRace(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('1');
    await expect.poll(() => isSoundOn(page)).toBe(false);
    await page.keyboard.press('1');
    await expect.poll(() => isSoundOn(page)).toBe(true);
    await expectPhase(page, 'running');
    await letTimeGo(page);
    await page.getByRole('link', { name: said.menu }).click();
    await page.getByRole('button', { name: said.soundOff }).waitFor();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: said.soundOn }).waitFor();
    expect(await isSoundOn(page)).toBe(false);
  });

  test('up and down go around in the menu, and Enter begins', async () => {
    const page = await theatre.page();
    await prepareRace(page);
    await openMenu(page);
    const choices = page.getByRole('navigation', { name: en.games.race.name }).locator('a, button');
    const count = await choices.count();
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(choices.last())).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(choices.first())).toBe(true);
    for (let times = 0; times < count; times++) await page.keyboard.press('ArrowDown');
    expect(await hasFocus(choices.first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(choices.last())).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPhase(page, 'ready');
    expect(await hasFocus(map(page))).toBe(true);
  });

  test('a map that is reached is said, and the picture is another one', async () => {
    const page = await theatre.page();
    await openRace(page);
    const first = await picture(page);
    await runKeys(
      page,
      runOf(SMALL, ({ scene }) => scene.user.map === 1),
    );
    await goBy(page, 6);
    await expectSaid(page, new RegExp(en.games.race.map({ number: 2, of: 2 })));
    expect(await picture(page)).not.toBe(first);
  });
});
