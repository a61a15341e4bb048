import { exactTimeText, timeText } from '@dedalo/clients/race/words';
import { expect, test } from 'vitest';
import { botRun, openMenu, openRace, prepareRace, runKeys, startAnew, startRace, type Stretch } from './race.ts';
import { expectEnd, picture } from './race-map.ts';
import { expectCourse, savedRace } from './race-replays.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { goBy, letTimeGo } from './time.ts';

const said = en.web.race;
const { keys, state } = botRun({});
const { ticks } = state.scene;

inBrowser('runs of the race', (theatre) => {
  test('one level is practised, and its difficulty and pace are beside the time', async () => {
    const page = await theatre.page({ acceptDownloads: true });
    await prepareRace(page);
    await openMenu(page);
    await page.getByLabel(said.names.level).selectOption({ label: said.practise({ number: 1, name: 'The Yard' }) });
    await page.getByRole('radio', { name: said.difficulties.gentle }).check();
    await page.getByRole('radio', { name: said.paces[50] }).check();
    await startRace(page);
    const wanted = { level: 0, difficulty: 'gentle' } as const;
    const slowly = (run: readonly Stretch[]): Stretch[] =>
      run.map(({ press, ticks: each }) => ({ press, ticks: each * 2 }));
    await runKeys(page, slowly(botRun(wanted).keys));
    await expectEnd(page, 'victory');
    await letTimeGo(page);
    expectCourse(await savedRace(page), wanted);
    await page.getByRole('button', { name: said.menu }).click();
    const best = page.getByRole('region', { name: said.best.title }).getByRole('listitem');
    await best.getByText(said.best.level({ game: said.own.shipped.small, number: 1 })).waitFor();
    const details = [said.difficulties.gentle, said.courses.fixed, said.paces[50]].join(', ');
    await best.getByText(details).waitFor();
  });

  test('the best run is a ghost in the next one, and the times are compared', async () => {
    const page = await theatre.page();
    await openRace(page);
    await runKeys(page, keys);
    await expectEnd(page, 'victory');
    await page.getByText(said.newBest).waitFor();

    const seen: string[] = [];
    for (const isGhost of [true, false]) {
      await letTimeGo(page);
      await page.getByRole('link', { name: said.menu }).click();
      await page.getByRole('switch', { name: said.names.ghost }).setChecked(isGhost);
      // The first run has come to its end, the second is left on its way.
      await (isGhost ? startRace(page) : startAnew(page));
      await page.keyboard.press('Space');
      await goBy(page, 18);
      seen.push(await picture(page));
    }
    expect(seen[0]).not.toBe(seen[1]);

    // Who has waited for so long comes so much later.
    await runKeys(page, keys);
    await expectEnd(page, 'victory');
    await page.getByText(said.bestTime).waitFor();
    await page.getByText(said.behind('0.30')).waitFor();
    expect(await page.locator('.race-figures').innerText()).toContain(exactTimeText(ticks));
    expect(await page.getByText(said.newBest).count()).toBe(0);
  });

  test('a race is watched from its end: it plays, its time continues, and its events are marked', async () => {
    const page = await theatre.page();
    await openRace(page);
    await runKeys(page, keys);
    await expectEnd(page, 'victory');
    await letTimeGo(page);
    await page.getByRole('button', { name: said.watch }).click();
    await page.waitForURL(/#\/replay\//);
    await page.getByText(en.games.race.ends.finished).first().waitFor();
    const where = page.locator('.transport-where');
    await where.getByText('0:00, level 1 of 1, map 1 of 2').waitFor();
    await expect.poll(() => page.locator('.mark-row .mark-gain').getAttribute('d')).toMatch(/./);
    await expect.poll(() => page.locator('.mark-row .mark-end').getAttribute('d')).toMatch(/./);
    const stage = page.getByRole('img', { name: en.web.game.board(en.games.race.name) });
    await stage.locator('canvas').first().waitFor();
    await page.keyboard.press('Space');
    await where.getByText('0:01, level 1 of 1').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await where.getByText(`${timeText(ticks)}, level 1 of 1, map 2 of 2`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: en.web.replay.title }).waitFor();
  });
});
