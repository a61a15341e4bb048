import { OddsCalculator, oddsQuestion } from '@dedalo/clients/pokelabirinto/fight-odds';
import { oddsText } from '@dedalo/clients/pokelabirinto/odds-text';
import { sentence } from '@dedalo/clients';
import { Random } from '@dedalo/grid';
import { type Species, type View } from '@dedalo/pokelabirinto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, expectSaid, hasFocus } from './board.ts';
import { holdQuestions, questionHeld } from './held-questions.ts';
import {
  brave,
  button,
  expectMaze,
  fighter,
  type Game,
  keptGame,
  maze,
  openGame,
  playAll,
  playOn,
  press,
  said,
  startGame,
  type Wanted,
  webSaid,
} from './pokelabirinto.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { holdTime, letTimeGo } from './time.ts';

const HUNTED: Wanted = { seed: 'Asterion', rows: 15, columns: 15, movement: 'hunter', opponents: 1, creature: 1 };
/** A hunter that is stronger. */
const DOOMED: Wanted = { ...HUNTED, seed: 'Minos 20' };

const isMeeting = ({ phase }: View): boolean => phase.name === 'meeting';

function met(wanted: Wanted): Game {
  const game = startGame(wanted);
  playOn(game, { wish: brave, until: isMeeting });
  expect(isMeeting(game.view(0))).toBe(true);
  return game;
}

/** What both cards say, against how it stands. */
async function expectStanding(page: Page, game: Game): Promise<void> {
  const { hero, opponents, species, creature } = game.view(0);
  const rival = opponents[0]!;
  for (const [{ hp, energy }, kind] of [
    [hero, species[creature]!],
    [rival, species[rival.species]!],
  ] as const) {
    const card = fighter(page, kind.name);
    await card.getByText(`${hp}/${kind.hitPoints}`, { exact: true }).waitFor();
    await card.getByText(String(energy), { exact: true }).waitFor();
  }
}

inBrowser('PokéLabirinto: fights', (theatre) => {
  test('a fight won by keys: costs, blows, the log, and back to the maze', async () => {
    const page = await theatre.page();
    const game = met(HUNTED);
    await openGame(page, game);
    await page.getByRole('heading', { level: 2, name: webSaid.meetingHead }).waitFor();
    await expectStanding(page, game);
    await page.locator('.fight-caption').getByText(said.met('Bulbasaur')).waitFor();
    // Enter does the first thing.
    await expect.poll(() => hasFocus(button(page, /^Fight/))).toBe(true);
    await page.keyboard.press('Enter');
    playAll(game, [{ type: 'fight' }]);
    await page.getByRole('heading', { level: 2, name: webSaid.fightHead }).waitFor();
    await expectStanding(page, game);
    await button(page, /Ember.*12 energy, 0-18 damage/).waitFor();

    const actions = playOn(game, { wish: brave, until: ({ phase }) => phase.name === 'walking' });
    await press(page, actions.slice(0, 1));
    await expectSaid(page, /Charmander uses/);
    await press(page, actions.slice(1));
    expect(game.view(0).opponents[0]!.hp).toBe(0);
    await page.locator('.fight-caption').getByText(said.fightWon('Charmander')).waitFor();
    await page.getByRole('list', { name: webSaid.log }).getByText(said.fightWon('Charmander')).waitFor();
    await expectStanding(page, game);
    await page.keyboard.press('Enter');
    await expectMaze(page, game);
    await expect.poll(() => hasFocus(maze(page))).toBe(true);
    expect(await page.locator('.fight').count()).toBe(0);
  });

  test('a fight lost by clicks ends the game', async () => {
    const page = await theatre.page();
    const game = met(DOOMED);
    await openGame(page, game);
    await button(page, /^Fight/).click();
    playAll(game, [{ type: 'fight' }]);
    while (game.view(0).end === null) {
      await expectStanding(page, game);
      await page.locator('.fight-action').first().click();
      playAll(game, [{ type: 'attack', attack: 1 }]);
    }
    expect(game.view(0).end).toBe('knocked-out');
    await dialog(page, webSaid.results['knocked-out']).waitFor();
    expect(await keptGame(page)).toBeNull();
  });

  test('turning back leads to the maze again', async () => {
    const page = await theatre.page();
    const game = met(HUNTED);
    await openGame(page, game);
    await page.keyboard.press('t');
    playAll(game, [{ type: 'turn-back' }]);
    await expectMaze(page, game);
    await page
      .getByText(said.turnedBack)
      .or(page.getByText(/steps back/))
      .first()
      .waitFor();
  });

  test('the odds that are asked for are those of the solver, blow by blow', async () => {
    const page = await theatre.page();
    const game = met({ ...HUNTED, mind: 'greedy' });
    const desk = new OddsCalculator();
    const textOf = (): string => {
      const question = oddsQuestion(game.view(0))!;
      const random = new Random('');
      while (desk.work(question, random)?.advance(100_000) === 'searching');
      return sentence(oddsText(desk.odds(question, random), question, { words: en, language: 'en' }));
    };
    await openGame(page, game);
    expect(await page.locator('.odds').count()).toBe(0);
    await page.keyboard.press('i');
    await page.locator('.odds').getByText(textOf(), { exact: true }).waitFor();
    await expectSaid(page, textOf());
    await page.keyboard.press('c');
    playAll(game, [{ type: 'fight' }]);
    await page.locator('.odds').getByText(textOf(), { exact: true }).waitFor();
    await page.keyboard.press('i');
    await page.locator('.odds').waitFor({ state: 'detached' });
  });

  test('odds that take long show how far they are and can be stopped; the page stays awake', async () => {
    const page = await theatre.page();
    const giant = (name: string): Species => ({
      name,
      hitPoints: 400,
      attacks: [
        { name: 'Nudge', cost: 60, mostDamage: 3 },
        { name: 'Push', cost: 97, mostDamage: 7 },
      ],
    });
    await holdQuestions(page, { saying: /"ms":/, after: 1 });
    const game = met({ ...HUNTED, creature: 0, species: [giant('Talos'), giant('Kaineus')] });
    await openGame(page, game);
    await page.keyboard.press('i');
    await questionHeld(page);
    const odds = page.locator('.odds');
    await odds.getByText(/Working out the odds/).waitFor();
    await odds.getByRole('button', { name: en.web.stop }).click();
    await odds.waitFor({ state: 'detached' });
    await page.keyboard.press('t');
    playAll(game, [{ type: 'turn-back' }]);
    await expectMaze(page, game);
  });

  test('a fight outlives a reload', async () => {
    const page = await theatre.page();
    const game = met(HUNTED);
    await openGame(page, game);
    await page.keyboard.press('c');
    await page.keyboard.press('1');
    playAll(game, [{ type: 'fight' }, { type: 'attack', attack: 1 }]);
    await expectStanding(page, game);
    await expect.poll(() => keptGame(page)).toBe(game.save());
    await page.reload();
    await expectStanding(page, game);
    await page.keyboard.press('2');
    playAll(game, [{ type: 'attack', attack: 2 }]);
    await expectStanding(page, game);
  });

  test('two at one screen: the second one chooses for the opponent', async () => {
    const page = await theatre.page();
    const game = met({ ...HUNTED, mind: 'person' });
    await openGame(page, game);
    await page.keyboard.press('c');
    playAll(game, [{ type: 'fight' }]);
    const seen = new Set<number>();
    while (game.view(0).phase.name === 'fighting') {
      const seat = game.turn[0]!;
      seen.add(seat);
      const text = seat === 0 ? said.turnOf('Charmander') : sentence(said.handOver('Bulbasaur'));
      await page.locator('.fight-caption').getByText(text).waitFor();
      await button(page, seat === 0 ? /^Ember/ : /^Vine Whip/).waitFor();
      const action = game.legal(seat)[0]!;
      await press(page, [action]);
      playAll(game, [action]);
    }
    expect(seen).toEqual(new Set([0, 1]));
    await page
      .locator('.fight-caption')
      .getByText(/wins the fight/)
      .waitFor();
  });

  test('an attack that costs too much cannot be made', async () => {
    const page = await theatre.page();
    const species: Species[] = ['Talos', 'Kaineus'].map((name) => ({
      name,
      hitPoints: 90,
      attacks: [
        { name: 'Tap', cost: 0, mostDamage: 3 },
        { name: 'Quake', cost: 200, mostDamage: 60 },
      ],
    }));
    const game = met({ ...HUNTED, creature: 0, species });
    await openGame(page, game);
    await page.keyboard.press('c');
    playAll(game, [{ type: 'fight' }]);
    const quake = button(page, /^Quake/);
    await expect.poll(() => quake.getAttribute('aria-disabled')).toBe('true');
    await quake.getByText(new RegExp(webSaid.notEnough)).waitFor();
    await page.keyboard.press('2');
    await page
      .locator('.fight-caption')
      .getByText(/not enough energy/)
      .waitFor();
    await expectStanding(page, game);
  });

  test('with motion, blows come one after the other and end at the current state', async () => {
    const page = await theatre.page({ reducedMotion: 'no-preference' });
    const game = met(HUNTED);
    await page.clock.install();
    await openGame(page, game);
    await holdTime(page);
    await page.keyboard.press('c');
    await page.keyboard.press('1');
    playAll(game, [{ type: 'fight' }, { type: 'attack', attack: 1 }]);
    await page.locator('.is-attacking').first().waitFor();
    await letTimeGo(page);
    await expectStanding(page, game);
    await page.locator('.fight-caption').getByText(said.turnOf('Charmander')).waitFor();
  });
});
