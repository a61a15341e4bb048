import { firstCursor } from '@dedalo/clients/stratego/orientation';
import { capturedOf, piecesLeft } from '@dedalo/clients/stratego/pieces-left';
import { ReplayCursor } from '@dedalo/engine';
import { RANK_OF, stratego } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { Fingers } from './fingers.ts';
import { holdQuestions, letQuestionThrough, questionHeld } from './held-questions.ts';
import { en, lastSaid } from './replays.ts';
import { inBrowser } from './stage.ts';
import {
  clickMoves,
  expectMoved,
  expectTargets,
  moveCursor,
  openStratego,
  type Plan,
  planGame,
  setUp,
  spotOf,
} from './stratego.ts';

const said = en.web.stratego;

/** Whether a planned move of the person was an attack. */
function hasFought({ record }: Plan, index: number): boolean {
  const cursor = new ReplayCursor(stratego, record);
  cursor.goTo(20 + 2 * index);
  const { seat, action } = record.actions[cursor.position]!;
  const played = stratego.play(cursor.state, seat, action);
  return played.ok && played.value.events.some(({ type }) => type === 'fought');
}

inBrowser('Stratego Duel', (theatre) => {
  test('a game by keys to its end, with a reload in the middle', async () => {
    const page = await theatre.page();
    const plan = planGame();
    await openStratego(page);
    await setUp(page);
    let cursor = firstCursor(plan.person);
    for (const [index, { from, to, targets }] of plan.moves.entries()) {
      await moveCursor(page, plan.person, { from: cursor, to: from });
      await page.keyboard.press('Enter');
      if (index % 4 === 0) await expectTargets(page, targets);
      await moveCursor(page, plan.person, { from, to });
      await page.keyboard.press('Enter');
      await expectMoved(page, plan, index);
      cursor = to;
      if (index !== 5) continue;
      await page.reload();
      await expectMoved(page, plan, index);
      cursor = firstCursor(plan.person);
    }
    await page.getByRole('dialog').getByRole('heading', { name: said.won }).waitFor();
    // What is over is not gone on with.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: said.menu }).click();
    await page.getByRole('button', { name: said.begin, exact: true }).waitFor();
    expect(await page.getByRole('link', { name: said.goOn }).count()).toBe(0);
    await page.getByRole('link', { name: said.reviewLast }).waitFor();
  });

  test('a game by mouse as Blue, and another one after it', async () => {
    const page = await theatre.page();
    const wanted = { side: 'blue', seed: 'Delos' } as const;
    const plan = planGame(wanted);
    await openStratego(page, wanted);
    await setUp(page, 1);
    await clickMoves(page, plan, 2);
    // A piece can also be dragged to where it shall go.
    const { from, to } = plan.moves[2]!;
    const [start, end] = [await spotOf(page, 1, from), await spotOf(page, 1, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    await expectMoved(page, plan, 2);
    await clickMoves(page, plan, plan.moves.length, 3);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: said.won }).waitFor();
    await dialog.getByRole('button', { name: en.web.game.playAgain }).click();
    await page.getByRole('region', { name: said.hand }).waitFor();
    // Of the game before nothing is left to be read.
    await expect
      .poll(async () => (await page.getByRole('status').allInnerTexts()).join('').trim())
      .toBe('Blue places the pieces; next: flag.');
  });

  test('a game by fingers on a phone', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });
    const fingers = await Fingers.on(page);
    const wanted = { seed: 'Zakros' } as const;
    const plan = planGame(wanted);
    await openStratego(page, wanted);
    await page.getByRole('button', { name: said.pool }).tap();
    await page.getByRole('button', { name: said.fight }).tap();
    for (const [index, { from, to }] of plan.moves.entries()) {
      if (index === 0)
        await page
          .locator('.game-message')
          .getByText(/Red is to move\.$/)
          .waitFor();
      for (const cell of [from, to]) await fingers.tap(await spotOf(page, 0, cell));
      await expectMoved(page, plan, index);
    }
    await page.getByRole('dialog').getByRole('heading', { name: said.won }).waitFor();
  });

  test('fights, captured pieces and hidden pieces are shown', async () => {
    const page = await theatre.page();
    const plan = planGame();
    await openStratego(page);
    await setUp(page);
    // The last move but one of the person, and the bot's answer to it.
    const moves = plan.moves.length - 1;
    const cursor = new ReplayCursor(stratego, plan.record);
    cursor.goTo(20 + 2 * moves);
    const view = stratego.view(cursor.state, plan.person);
    const fought = plan.moves.findIndex((_, index) => hasFought(plan, index));
    await clickMoves(page, plan, fought + 1);
    await page
      .locator('.game-message')
      .getByText(/attacks/)
      .waitFor();
    await clickMoves(page, plan, moves, fought + 1);
    const side = page.locator('.game-side');
    const codes = (seat: 0 | 1): string[] =>
      capturedOf(view, seat).map((piece) => en.games.stratego.ranks[RANK_OF[piece]]);
    expect(await side.locator('.stratego-captured li .only-heard').allInnerTexts()).toEqual([...codes(1), ...codes(0)]);
    const rows = await side.locator('.stratego-left-table tbody tr').allInnerTexts();
    expect(rows.map((row) => row.split(/\s+/).join(' '))).toEqual(
      piecesLeft(view, 0).map(
        ({ rank, own, enemy, unknown }) => `${en.games.stratego.ranks[rank]} ${own} ${enemy} ${unknown}`,
      ),
    );
  });

  test('an impossible move gets a message, and a picked piece can be dropped', async () => {
    const page = await theatre.page();
    const plan = planGame();
    await openStratego(page);
    await setUp(page);
    const flag = plan.cells[0]!;
    await page.keyboard.press('Enter');
    const message = page.locator('.game-message');
    const { rejection, notYours } = en.games.stratego;
    await moveCursor(page, 0, { from: firstCursor(0), to: flag });
    await page.keyboard.press('Enter');
    await message.getByText(new RegExp(rejection['wrong-piece']({ code: 'wrong-piece', cell: flag }), 'i')).waitFor();
    const [first] = plan.moves;
    await moveCursor(page, 0, { from: flag, to: first!.from });
    await page.keyboard.press('Enter');
    await expectTargets(page, first!.targets);
    await page.keyboard.press('Escape');
    await expectTargets(page, []);
    await expect.poll(() => lastSaid(page)).toContain(said.letGo);
    // With nothing picked, an empty cell is nobody's.
    const { x, y } = await spotOf(page, 0, 50);
    await page.mouse.click(x, y);
    await message.getByText(notYours).waitFor();
  });

  test('search thinks beside the page and can be made to play at once', async () => {
    const page = await theatre.page();
    await holdQuestions(page, { saying: /"phase":"playing"|"kind":"think-on"/ });
    await openStratego(page, { against: 'search', side: 'blue', time: 2000 });
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('p');
    await page.keyboard.press('Space');
    const now = page.getByRole('button', { name: said.playNow });
    await questionHeld(page);
    await now.click();
    // It thinks for a moment, and not on.
    await letQuestionThrough(page);
    await page
      .locator('.game-message')
      .getByText(/Blue is to move\.$/)
      .waitFor();
    expect(await now.count()).toBe(0);
  });

  test('new players see the instructions, once', async () => {
    const page = await theatre.page();
    await page.goto('/#/stratego/play');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en.games.stratego.howTo[0]).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: said.hand }).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});
