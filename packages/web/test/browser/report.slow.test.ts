import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { makeSampleReport, type SampleReport } from '../../../../tools/sample-report.ts';
import { en, expectPosition } from './replays.ts';
import { faults, openReport, said, watchReport } from './reports.ts';
import { inBrowser } from './stage.ts';

let cup: SampleReport;
beforeAll(async () => {
  cup = await makeSampleReport('stratego');
});
afterAll(() => cup.remove());

const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allInnerTexts();

inBrowser('the report of a tournament, opened as a file', (theatre) => {
  test('the standings and the cross table say what the result says, and lead to pages that do', async () => {
    const page = await theatre.page();
    const { violations, requests } = await watchReport(page, cup);
    await openReport(page, cup);
    const { result } = cup;
    expect(await page.locator('h1').innerText()).toBe(result.title);
    expect(await texts(page, '.standings tbody th')).toEqual(result.players.map(({ name }) => name));
    const ofRow = (column: number): Promise<string[]> => texts(page, `.standings tbody td:nth-child(${column})`);
    expect(await ofRow(1)).toEqual(result.players.map(({ rank }) => String(rank)));
    expect(await ofRow(3)).toEqual(result.players.map(({ points }) => String(points)));
    const forfeits = result.players.map(({ faults }) => Object.values(faults).reduce((sum, count) => sum + count, 0));
    expect(await ofRow(8)).toEqual(forfeits.map(String));
    expect(Math.max(...forfeits)).toBeGreaterThan(0);
    const met = result.pairings.flat().filter((pairing) => pairing !== null);
    expect(await texts(page, '.cross-table td a')).toEqual(met.map(({ points }) => String(points)));

    await page.locator('.cross-table tbody tr').nth(0).locator('a').nth(1).click();
    const [a, b] = result.players as readonly { name: string }[];
    await page.getByRole('heading', { level: 1, name: said.gamesOf({ a: a!.name, b: b!.name }) }).waitFor();
    expect(await page.locator('.games-table tbody tr').count()).toBe(result.pairings[0]![1]!.games);
    await page.goBack();
    await page.locator('.standings').waitFor();
    expect([violations, requests]).toEqual([[], []]);
  });

  test('a player finds every game, why it was forfeited, and what plays it again', async () => {
    const page = await theatre.page();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReport(page, cup);
    const { games, players } = cup.result;
    await page.locator('.standings').getByRole('link', { name: 'late_bot' }).click();
    await page.getByRole('heading', { level: 1, name: 'late_bot' }).waitFor();
    const player = players.findIndex(({ name }) => name === 'late_bot');
    const own = games.filter(({ seats }) => seats.includes(player));
    expect(await page.locator('.games-table tbody tr').count()).toBe(own.length);
    const lost = own.filter(({ ending, seats }) => ending.type === 'fault' && seats[ending.seat] === player);
    expect(await page.locator('.fault-card').count()).toBe(lost.length);
    await page.locator('.fault-card').first().getByRole('button', { name: said.copy }).click();
    await page.getByText(said.copied).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lost[0]!.command);
    await page.locator('.log summary').first().click();
    expect(await page.locator('.log pre').innerText()).toContain('ready, I am late_bot');
  });

  test('the replay of a forfeited game names the fault that ended it, and not that it is unfinished', async () => {
    const page = await theatre.page();
    const { games, players } = cup.result;
    const { id, seats, ending } = games.find((game) => game.ending.type === 'fault' && game.actions > 0)!;
    if (ending.type !== 'fault') return;
    await openReport(page, cup, `#/game/${id}`);
    const name = players[seats[ending.seat]!]!.name;
    const told = said.faultBy({ name, fault: faults[ending.fault.code] });
    await page.locator('.replay-facts').getByText(told).waitFor();
    expect(await page.locator('.replay-facts').innerText()).not.toContain(en.replay.open);
  });

  test('a hand-in that could not play has its sentence and its lines, and much common code is reported', async () => {
    const page = await theatre.page();
    await openReport(page, cup);
    const { absent } = cup.result;
    expect(await texts(page, '.absents dt')).toEqual(absent.map(({ name }) => name));
    expect(await page.locator('.absents dd').innerText()).toContain('carla: its build failed (exit code 1).');
    expect(await texts(page, '.absents pre')).toEqual(['<b>error</b>']);
    const rows = page.locator('.same-code tbody tr');
    expect(await rows.locator('td').allInnerTexts()).toEqual(['75%', '45 of 60', 'Carla <script>', expect.any(String)]);
  });

  test('hostile names, lines and logs are read and never obeyed', async () => {
    const page = await theatre.page();
    const { violations, requests } = await watchReport(page, cup);
    const hostile = cup.result.players.findIndex(({ name }) => name.includes('onerror'));
    for (const hash of ['#/', `#/player/${hostile + 1}`]) {
      await openReport(page, cup, hash);
      expect(await page.locator('img, iframe, object, embed').count()).toBe(0);
      expect(await page.locator('script').count()).toBe(3);
    }
    for (const log of await page.locator('.log summary').all()) await log.click();
    const shown = (await texts(page, '.log pre')).join('\n');
    expect(shown).toContain('<img src=x onerror=alert(1)>');
    expect(shown).toContain('the last line </pre></body></html>');
    expect(shown).toContain('bytes are left out here');
    for (const sign of ['\u0000', '\u001B', '\u202E']) expect(shown).not.toContain(sign);
    expect(await page.locator('.fault-card code').allInnerTexts()).toContain(
      '<script>document.title="owned"</script><!-- {"action":',
    );
    expect(await page.title()).not.toBe('owned');
    expect(await page.evaluate(() => document.querySelectorAll('img, script[src], link[rel=stylesheet]').length)).toBe(
      0,
    );
    expect([violations, requests]).toEqual([[], []]);
  });

  test('an address that leads nowhere says so', async () => {
    const page = await theatre.page();
    for (const hash of ['#/player/99', '#/game/x', '#/pair/1/nobody', '#/elsewhere']) {
      await openReport(page, cup, hash);
      expect(await page.locator('h1').innerText()).toBe(said.nowhere);
      await page.getByRole('link', { name: said.toOverview }).click();
      await page.locator('.standings').waitFor();
    }
  });

  test('a keyboard gets from the standings to the end of a game and back', async () => {
    const page = await theatre.page({ viewport: SCREENS.tablet });
    await openReport(page, cup);
    await page.locator('.standings').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.games-table').waitFor();
    await page.locator('.watch-link').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.transport-where').waitFor();
    await page.keyboard.press('End');
    const [player] = cup.result.players.keys();
    const game = cup.result.games.find(({ seats }) => seats.includes(player!))!;
    await expectPosition(page, game.actions, game.actions);
    await page
      .getByText(en.replay.position({ position: game.actions, length: game.actions }))
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.standings').waitFor();
  });
});
