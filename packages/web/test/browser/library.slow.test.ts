import { GAME_IDS } from '@dedalo/catalogue';
import { theseusFacts } from '@dedalo/clients/theseus/facts';
import { Session } from '@dedalo/engine';
import { theseus } from '@dedalo/theseus';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, solveFirstLevel, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const KNOWN = { progress: JSON.stringify({ known: GAME_IDS, solved: [] }) };
const said = en.history;

/** A dice game in which one die has been played. */
function runningDice(): string {
  const session = Session.resume(theseus, theseusFacts.challenge('2026-01-01'));
  const [seat = 0] = session.turn;
  session.play(seat, session.legal(seat)[0]!);
  return session.save();
}

inBrowser('the library', (theatre) => {
  test('a game that is over is found, counted, made a favourite, watched, removed and brought back', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/library');
    await page.getByText(said.none).waitFor();
    await visit(page, '#/sokoban/first-steps/1');
    await page.locator('.board canvas').first().waitFor();
    await solveFirstLevel(page);
    await page.getByRole('dialog').waitFor();

    await visit(page, '#/library');
    const row = page.getByRole('listitem').filter({ hasText: 'First steps 1' });
    await row.waitFor();
    expect(await row.textContent()).toContain('won · solved · 3 moves · 2 pushes');
    const star = row.getByRole('button', { name: said.favourite });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('searchbox').fill('sokoban nothing');
    await page.getByText(said.nothingFound).waitFor();
    await page.getByRole('searchbox').fill('FIRST sokoban');
    await row.waitFor();

    const statistics = page.getByRole('region', { name: said.statistics });
    expect(await statistics.getByRole('row', { name: /^won/ }).textContent()).toBe('won1');
    expect(await statistics.getByRole('row', { name: /^First steps 1/ }).textContent()).toContain('3 moves');

    await row.getByRole('button', { name: said.remove }).click();
    await page.getByText(said.none).waitFor();
    await page.getByRole('button', { name: en.web.game.undo }).click();
    await row.waitFor();
    expect(await star.getAttribute('aria-pressed')).toBe('true');

    await row.getByRole('button', { name: said.watch }).click();
    await page.waitForURL(/#\/replay\/opened/);
    await page.getByRole('slider').waitFor();
  });

  test('a game that had to make room for a challenge is there, and is resumed', async () => {
    const page = await theatre.page();
    await keep(page, { ...KNOWN, 'running/theseus': runningDice() });
    await page.goto('/#/today/theseus');
    await page.getByText(en.today.putAside(en.games.theseus.name)).first().waitFor();
    await visit(page, '#/library');
    const row = page.getByRole('listitem').filter({ hasText: said.results.open });
    await row.getByRole('button', { name: said.goOn }).click();
    await page.waitForURL(/#\/theseus\/play/);
    const running = "localStorage.getItem('dedalo/running/theseus')";
    await expect.poll(() => page.evaluate(running)).toContain('seed "daily 2026-01-01"');
    await visit(page, '#/library');
    await page.getByText(said.none).waitFor();
  });
});
