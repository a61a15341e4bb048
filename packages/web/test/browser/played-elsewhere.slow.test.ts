import { firstCursor } from '@dedalo/clients/stratego/orientation';
import { statisticsOf } from '@dedalo/theseus';
import { findPack } from '@dedalo/theseus/logic';
import { expect, test } from 'vitest';
import { counts, dialog, expectCounts, expectResults, expectSaid, openLevel, playMoves, squareAt } from './board.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { brave, keptGame, openGame, playOn, press, startGame, webSaid } from './pokelabirinto.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { expectMoved, moveCursor, openStratego, planGame, setUp } from './stratego.ts';
import {
  board,
  byKey,
  expectStanding,
  KEY_OF_MOVE,
  openDice,
  PlannedGame,
  playOut,
  prepare,
  type WantedGame,
} from './theseus.ts';

/** Every game to its end by keys, where an answer takes its time. The race is simulated where it is played. */
inBrowser(
  'games that are played elsewhere',
  (theatre) => {
    test('Sokoban: a level is solved, its last push is taken back and made again, and the next level begins', async () => {
      const page = await theatre.page();
      await openLevel(page, 'first-steps/1');
      // Nobody waits for an answer before the next key.
      await playMoves(page, 'udrrr');
      await expectResults(page, { moves: '5', pushes: '2' });
      await page.keyboard.press('Escape');
      await page.keyboard.press('z');
      await expectCounts(page, { moves: '4\nbest 5' });
      await playMoves(page, 'r');
      await expectResults(page, { moves: '5', pushes: '2' });
      await page.keyboard.press('Enter');
      await page.waitForURL(/first-steps\/2$/);
      await playMoves(page, 'rddlUU');
      await expectResults(page, { moves: '6', pushes: '2' });
    });

    test('Sokoban: a way that is clicked is walked step by step, and is there after a reload', async () => {
      const page = await theatre.page({ reducedMotion: 'no-preference' });
      await openLevel(page, 'first-steps/1');
      const { x, y } = await squareAt(page, 7, 2);
      await page.mouse.click(x, y);
      await expectCounts(page, { moves: '6' });
      await page.reload();
      await expectCounts(page, { moves: '6' });
    });

    test('a logic maze: out by its solution, a turn is taken back on the way', async () => {
      const page = await theatre.page();
      await prepare(page);
      await visit(page, '#/theseus/mazes/lessons/1');
      await board(page).waitFor();
      const solution = findPack('lessons').entries[0]!.solution!;
      const [first] = solution;
      await page.keyboard.press(KEY_OF_MOVE[first!]);
      await page.keyboard.press('z');
      for (const move of solution) await page.keyboard.press(KEY_OF_MOVE[move]);
      const results = dialog(page, en.web.theseus.escaped);
      await expect.poll(() => results.getByText(en.web.theseus.perfect).isVisible()).toBe(true);
      const moves = expect.stringMatching(new RegExp(`^${solution.length}\\b`));
      await expect.poll(() => counts(page)).toMatchObject({ moves });
    });

    test.each(['theseus', 'minotaur'] as const)('the dice game: won or lost as %s against a bot', async (side) => {
      const page = await theatre.page();
      const wanted: WantedGame = { seed: '5', size: 5, supplies: 1, rounds: 25, side };
      await openDice(page, wanted);
      const plan = new PlannedGame(wanted, side === 'theseus' ? 'minmax' : 'hunter');
      await playOut(page, plan, byKey(page));
      const winners = plan.session.outcome?.winners ?? [];
      const { results, statistics } = en.web.theseus;
      const title = winners.length === 0 ? results.drawn : results[winners.includes(plan.seat) ? 'won' : 'lost'];
      await dialog(page, title).waitFor();
      await page.getByRole('button', { name: statistics }).last().click();
      const { counts: dice } = statisticsOf(plan.record);
      await expect
        .poll(() => dialog(page, statistics).locator('.dice-bars dd').allInnerTexts())
        .toEqual(Object.values(dice).map(String));
    });

    test('the dice game: a step that was wished for while the bot thought is taken after its turn', async () => {
      const page = await theatre.page();
      const wanted: WantedGame = { seed: '5', size: 5, supplies: 1, rounds: 25, bots: { minotaur: 'random' } };
      await openDice(page, wanted);
      const plan = new PlannedGame(wanted, 'minmax');
      await expectStanding(page, plan);
      const dice = [plan.next()!, plan.next()!];
      for (const die of dice) await byKey(page)(die, plan.state);
      await expectStanding(page, plan);
    });

    test('PokéLabirinto: through a fight to the way out', async () => {
      const page = await theatre.page();
      const wanted = { seed: 'Ikaros 1', rows: 9, columns: 9, opponents: 1, movement: 'hunter' } as const;
      await openGame(page, startGame(wanted));
      const actions = playOn(startGame(wanted), { wish: brave });
      expect(actions.map(({ type }) => type)).toContain('attack');
      for (const [index, action] of actions.entries()) {
        await press(page, [action]);
        // What can be done next depends on the answer.
        const kept = index === actions.length - 1 ? undefined : String(index + 1);
        await expect.poll(async () => /^end (\d+) /m.exec((await keptGame(page)) ?? '')?.[1]).toBe(kept);
      }
      const results = dialog(page, webSaid.results.escaped);
      await results.getByText(String(actions.length), { exact: true }).waitFor();
      await expectSaid(page, /You have won the game/);
    });

    test('Stratego: set up and won against a bot, with a reload in the middle', async () => {
      const page = await theatre.page();
      const plan = planGame();
      await openStratego(page);
      await setUp(page);
      let cursor = firstCursor(plan.person);
      for (const [index, { from, to }] of plan.moves.entries()) {
        await moveCursor(page, plan.person, { from: cursor, to: from });
        await page.keyboard.press('Enter');
        await moveCursor(page, plan.person, { from, to });
        await page.keyboard.press('Enter');
        await expectMoved(page, plan, index);
        cursor = to;
        if (index !== 3) continue;
        await page.reload();
        await expectMoved(page, plan, index);
        cursor = firstCursor(plan.person);
      }
      await page.getByRole('dialog').getByRole('heading', { name: en.web.stratego.won }).waitFor();
    });
  },
  ELSEWHERE,
);
