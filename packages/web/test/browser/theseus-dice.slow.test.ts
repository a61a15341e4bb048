import { statisticsLines } from '@dedalo/clients/theseus/report';
import { type Dice, endOf, type State, statisticsOf, wayOf } from '@dedalo/theseus';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { sceneOf, squareOf } from '../../src/games/theseus/board/scene-of.ts';
import { squareTexts } from '../../src/labyrinth/squares.ts';
import { counts, dialog, hasFocus, heard, tabTo } from './board.ts';
import { between, Fingers } from './fingers.ts';
import { holdQuestions } from './held-questions.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { squareAt } from './theseus-shown.ts';
import {
  board,
  byKey,
  expectStanding,
  openDice,
  PlannedGame,
  playOut,
  type TakeStep,
  type WantedGame,
} from './theseus.ts';

const said = en.web.theseus;
const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true };
/** Short ones, whose ends are known. */
const WON: WantedGame = { seed: '5', size: 5, supplies: 1, bots: { minotaur: 'random' } };
const AS_MINOTAUR: WantedGame = { seed: '3', size: 7, supplies: 2, rounds: 25, side: 'minotaur' };

const resultOf = (plan: PlannedGame): string => {
  const winners = plan.session.outcome?.winners ?? [];
  if (winners.length === 0) return said.results.drawn;
  return said.results[winners.includes(plan.seat) ? 'won' : 'lost'];
};

/** The tile that a die leads to, whatever stands between. */
function neighbourOf(state: State, from: number, dice: Dice): number {
  const { size } = state.board;
  const square = squareOf(size, from);
  return square + [-size, 1, size, -1][wayOf(dice)]!;
}

inBrowser('the dice game', (theatre) => {
  test('what the signs mean is read beside the board, and opened and closed by keys', async () => {
    const page = await theatre.page();
    await openDice(page, WON);
    const legend = page.getByRole('complementary').locator('.dice-legend');
    const { signs } = en.games.theseus;
    await expect
      .poll(async () => (await legend.locator('li > span:last-child').allTextContents()).map((text) => text.trim()))
      .toEqual([
        signs.theseus,
        signs.green,
        signs.red,
        signs.minotaur,
        signs.supply,
        signs.open,
        signs.thread,
        signs.dieOfTheseus,
        signs.dieOfMinotaur,
      ]);
    await tabTo(page, legend.locator('summary'));
    await page.keyboard.press('Enter');
    await expect.poll(() => legend.getByRole('listitem').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => legend.getByRole('listitem').count()).toBe(9);
  });

  test('from its first page to its end with nothing but keys; statistics as described', async () => {
    const page = await theatre.page();
    await visit(page, '#/theseus');
    await tabTo(page, page.getByRole('button', { name: said.begin }));
    await page.getByRole('radio', { name: en.games.theseus.boards.own, exact: true }).check();
    for (const [label, value] of [
      [said.size, '5'],
      [said.rounds, '25'],
    ] as const)
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
    await page.getByRole('slider', { name: said.supplies }).fill('1');
    await page.getByRole('textbox', { name: said.seed }).fill('5');
    const wanted: WantedGame = { ...WON, rounds: 25 };
    await page.getByRole('button', { name: said.begin }).focus();
    await page.keyboard.press('Enter');

    // Who is new is told how to play, a thought at a time.
    const howTo = dialog(page, en.client.howTo.title(en.games.theseus.name));
    for (const step of [1, 2, 3, 4]) {
      await howTo.getByText(en.client.howTo.step(step, 4)).waitFor();
      await page.keyboard.press('Enter');
    }
    await howTo.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(board(page))).toBe(true);

    const plan = new PlannedGame(wanted, 'minmax');
    await playOut(page, plan, byKey(page));
    await dialog(page, resultOf(plan)).waitFor();
    await page.getByRole('button', { name: said.statistics }).last().click();
    const statistics = dialog(page, said.statistics);
    await statistics.getByText(said.described).click();
    expect(await statistics.locator('pre').textContent()).toBe(
      statisticsLines(statisticsOf(plan.record), en.games.theseus.report).join('\n'),
    );
    const { counts: dice, path } = statisticsOf(plan.record);
    expect(await statistics.locator('.dice-bars dd').allInnerTexts()).toEqual(Object.values(dice).map(String));
    expect(await statistics.locator('tbody tr').count()).toBe(path.length);
    await page.keyboard.press('Escape');
    // The game that is over is still there after a reload, and another one begins with a key.
    await page.reload();
    await page.locator('.game-message').getByText(en.games.theseus.ends['all-collected'], { exact: false }).waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => counts(page)).toMatchObject({ round: '1/25', supplies: '0/1' });
  });

  test('by pointer, as the Minotaur: also against a wall', async () => {
    const page = await theatre.page();
    await openDice(page, AS_MINOTAUR);
    const plan = new PlannedGame(AS_MINOTAUR, 'random');
    const take: TakeStep = async (dice, state) => {
      const { x, y } = await squareAt(page, squareOf(state.board.size, state.minotaur));
      const to = neighbourOf(state, state.minotaur, dice);
      const isBeyond = [0, 2].includes(wayOf(dice))
        ? to < 0 || to >= state.board.size ** 2
        : Math.floor(to / state.board.size) !==
          Math.floor(squareOf(state.board.size, state.minotaur) / state.board.size);
      // Past the edge there is no square to click; a key does it.
      if (isBeyond) return byKey(page)(dice, state);
      const target = await squareAt(page, to);
      expect(Math.abs(target.x - x) + Math.abs(target.y - y)).toBeGreaterThan(10);
      return page.mouse.click(target.x, target.y);
    };
    await playOut(page, plan, take);
    await dialog(page, resultOf(plan)).waitFor();
  });

  test.each(['theseus', 'minotaur'] as const)('at phone size with fingers, as %s', async (side) => {
    const page = await theatre.page(PHONE);
    const wanted: WantedGame = { ...WON, side, rounds: 25 };
    await openDice(page, wanted);
    const plan = new PlannedGame(wanted, side === 'theseus' ? 'minmax' : 'hunter');
    const fingers = await Fingers.on(page);
    let isSwipe = false;
    const take: TakeStep = async (dice, state) => {
      isSwipe = !isSwipe;
      const own = side === 'theseus' ? state.theseus : state.minotaur;
      const to = await squareAt(page, neighbourOf(state, own, dice));
      if (!isSwipe) return fingers.tap(to);
      const box = (await board(page).boundingBox())!;
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const [x, y] = [[0, 1, 0, -1][wayOf(dice)]!, [-1, 0, 1, 0][wayOf(dice)]!];
      return fingers.along(between(from, { x: from.x + 60 * x, y: from.y + 60 * y }));
    };
    await playOut(page, plan, take);
    const results = dialog(page, resultOf(plan));
    await results.waitFor();
    await results.getByRole('button', { name: said.begin }).tap();
    await expect.poll(() => counts(page)).toMatchObject({ round: '1/25' });
  });

  test('left in the middle it is resumed, from the first page too', async () => {
    const page = await theatre.page();
    const wanted: WantedGame = { seed: '8', size: 9, supplies: 3, rounds: 50, bots: { minotaur: 'random' } };
    await openDice(page, wanted);
    const plan = new PlannedGame(wanted, 'minmax');
    await playOut(page, plan, byKey(page), 5);
    const now = squareTexts(sceneOf(plan.state), en);
    await expect.poll(async () => (await heard(page)).flat()).toEqual(now);
    await page.reload();
    await expectStanding(page, plan);
    await expect.poll(async () => (await heard(page)).flat()).toEqual(now);
    await playOut(page, plan, byKey(page), 3);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: said.goOn }).click();
    await expectStanding(page, plan);
    expect(endOf(plan.state)).toBeNull();
    await playOut(page, plan, byKey(page));
    await dialog(page, resultOf(plan)).waitFor();
  });

  test('with only Theseus’ sight nothing else is shown or announced', async () => {
    const page = await theatre.page();
    const wanted: WantedGame = { seed: '8', size: 15, sees: true, bots: { minotaur: 'hunter' } };
    await openDice(page, wanted);
    const plan = new PlannedGame(wanted, 'minmax');
    const { hidden } = said.squares;
    for (let steps = 0; steps < 6; steps++) {
      await playOut(page, plan, byKey(page), 1);
      const scene = sceneOf(plan.state, { eyes: 'theseus' });
      await expect.poll(async () => (await heard(page)).flat()).toEqual(squareTexts(scene, en));
      const seen = scene.supplies.filter((square) => square !== undefined).length;
      expect(await page.locator('.lab-board .lab-supply').count()).toBe(seen);
      const isMinotaurSeen = scene.minotaur !== undefined;
      expect(await page.locator('.lab-piece-minotaur').isVisible()).toBe(isMinotaurSeen);
      const place = new RegExp(`${en.games.theseus.seats[1]} goes`);
      expect(await page.locator('main').getByText(place).count()).toBe(isMinotaurSeen ? 1 : 0);
      if (!isMinotaurSeen) await page.getByRole('img', { name: said.notSeen('Minotaur') }).waitFor();
    }
    expect((await heard(page)).flat().filter((text) => text === hidden).length).toBeGreaterThan(200);
    await page.getByRole('switch', { name: said.sees }).click();
    await expect.poll(async () => (await heard(page)).flat()).not.toContain(hidden);
    await expect.poll(() => page.locator('.lab-board .lab-supply').count()).toBe(4);
  });

  test('a bot that solves the game first is seen thinking, and plays at once when it shall', async () => {
    const page = await theatre.page();
    // It never gets to solve it.
    await holdQuestions(page, { saying: /"isHasty":false/ });
    await openDice(page, { seed: '7', size: 21, supplies: 6, rounds: 500, bots: { minotaur: 'optimal' } });
    const hurry = page.getByRole('button', { name: said.playNow });
    await hurry.waitFor();
    await hurry.click();
    await page.locator('.game-message').getByText(en.games.theseus.turnOf('Theseus')).waitFor();
    await expect.poll(() => counts(page)).toMatchObject({ round: '1/500' });
  });
});
