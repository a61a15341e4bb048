import { percentText } from '@dedalo/clients/percent-text';
import { expect, test } from 'vitest';
import { linkTo } from './replays.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { dedaloJson, oddsShown } from './theseus-shown.ts';
import { byKey, openDice, PlannedGame, playOut, prepare, type WantedGame } from './theseus.ts';

const said = en.web.theseus;
const WANTED: WantedGame = { seed: '21', size: 7, supplies: 2, rounds: 25, bots: { minotaur: 'random' } };

interface Solved {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

inBrowser('the analysis of a dice game', (theatre) => {
  test('its values are those of the command, at the start and at every move', async () => {
    const page = await theatre.page();
    await openDice(page, WANTED);
    const plan = new PlannedGame(WANTED, 'random');
    await playOut(page, plan, byKey(page));
    await page.getByRole('dialog').getByRole('link', { name: said.analysis }).click();
    await page.locator('.chart').waitFor();

    const { size, supplies, rounds, walls } = plan.session.config;
    const options = Object.entries({ size, supplies, rounds, walls }).flatMap(([name, value]) => [
      `--${name}`,
      `${value}`,
    ]);
    const start = dedaloJson(['theseus', 'solve', '--seed', WANTED.seed, ...options]) as Solved;
    expect(await oddsShown(page)).toEqual([start.win, start.draw, start.loss]);
    await page.locator('.legend-win').getByText(percentText(start.win, 'en')).waitFor();

    const moves = dedaloJson(['theseus', 'analyse', '-'], plan.session.save()) as {
      readonly round: number;
      readonly before: number;
      readonly after: number;
    }[];
    await page.getByText(said.movesTable).click();
    const rows = await page.locator('.moves-table tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        round: Number(row.querySelector('th')!.textContent),
        text: row.querySelector('td')!.textContent,
        shares: [...row.querySelectorAll('data')].map(({ value }) => Number(value)),
      })),
    );
    expect(rows).toHaveLength(plan.record.played);
    const own = rows.filter(({ text }) => text.startsWith('Theseus'));
    expect(own.map(({ round, shares: [before, after] }) => ({ round, before, after }))).toEqual(
      moves.map(({ round, before, after }) => ({ round, before, after })),
    );

    // How large it was; how long it took was not measured.
    await page
      .locator('.analysis-side .field-note')
      .getByText(/^[\d,]+ states, \d+ MB$/)
      .waitFor();

    // Keys and the slider go through the same positions.
    for (const [position, { shares }] of rows.entries()) {
      expect((await oddsShown(page))[0]).toBe(shares[0]);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(position + 1));
    }
    const outcome = plan.session.outcome!;
    expect(await oddsShown(page)).toEqual(
      outcome.winners.length === 0 ? [0, 1, 0] : outcome.winners.includes(0) ? [1, 0, 0] : [0, 0, 1],
    );
    await page.keyboard.press('Home');
    await expect.poll(() => oddsShown(page)).toEqual([start.win, start.draw, start.loss]);
    // A point of the chart is the position under it.
    const box = (await page.locator('.chart-picture').boundingBox())!;
    await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(plan.record.played));
  });

  test('a replay of two bots is analysed, won and lost moments are marked', async () => {
    const page = await theatre.page();
    await prepare(page);
    const plan = new PlannedGame({ ...WANTED, size: 9, supplies: 3, bots: { minotaur: 'hunter' } }, 'random');
    while (plan.next() !== undefined);
    await visit(page, linkTo(plan.session.save()));
    await page.getByRole('button', { name: said.analysis }).click();
    await page.locator('.chart').waitFor();
    await expect.poll(() => page.locator('.moments .moment-lost').count()).toBeGreaterThan(0);
    expect(await page.locator('.chart-mark.mark-lost').count()).toBe(
      await page.locator('.moments .moment-lost').count(),
    );
    await page.locator('.moments .moment-lost').first().click();
    const slider = page.getByRole('slider');
    await expect.poll(() => slider.inputValue()).not.toBe('0');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/lost/);
  });

  test('what is too large is said with what it would need; without a game there is nothing to analyse', async () => {
    const page = await theatre.page();
    await prepare(page);
    await visit(page, '#/theseus/analysis');
    await page.getByText(said.noGame).waitFor();
    const plan = new PlannedGame(
      { ...WANTED, size: 21, supplies: 6, rounds: 500, bots: { minotaur: 'hunter' } },
      'random',
    );
    while (plan.next() !== undefined);
    await visit(page, linkTo(plan.session.save()));
    await page.getByRole('button', { name: said.analysis }).click();
    await page.getByText(/MB/).waitFor();
    expect(await page.locator('.analysis-wait').innerText()).toMatch(/too large to be solved: it would take \d+ MB/);
  });
});
