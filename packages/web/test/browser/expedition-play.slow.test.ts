import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { dialog, expectSaid, tabTo } from './board.ts';
import {
  button,
  comesTo,
  expectJourney,
  keyOf,
  KNOWN_HERE,
  openJourney,
  nextAction,
  PLAY,
  playOn,
  press,
  said,
  seedOf,
  startJourney,
} from './expedition.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { en } from './replays.ts';

/** With a fight that is won in the first maze, and a last one in which nothing but attacks is to be chosen. */
const SEED = seedOf((seed) => {
  const actions = playOn(startJourney(seed));
  const last = actions.slice(actions.findLastIndex(({ type }) => type === 'fight') + 1);
  return (
    comesTo(
      seed,
      ({ number, journey: [first], party }) => number === 2 && first!.won.length > 0 && party.length === 2,
    ) &&
    last.length < 20 &&
    last.every(({ type }) => type === 'attack')
  );
});

inBrowser('the expedition played', (theatre) => {
  test('from the menu through a fight into the second maze with nothing but keys, reloaded in the fight', async () => {
    const page = await theatre.page();
    await visit(page, '#/pokelabirinto');
    await page.getByRole('link', { name: new RegExp(said.name) }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Pikachu' }));
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Seed').fill(SEED);
    await button(page, said.begin).focus();
    await page.keyboard.press('Enter');

    const howTo = dialog(page, en.client.howTo.title(said.name));
    for (const step of [1, 2, 3]) {
      await howTo.getByText(en.client.howTo.step(step, 3)).waitFor();
      await page.keyboard.press('Enter');
    }
    await howTo.waitFor({ state: 'detached' });

    const game = startJourney(SEED);
    await expectJourney(page, game);
    const intoFight = playOn(game, ({ phase }) => phase.name === 'fighting');
    await press(page, intoFight);
    await page.locator('.fight').waitFor();
    await page.reload();
    const intoOffer = playOn(game, ({ phase }) => phase.name === 'offer');
    await page.locator('.fight-action').first().waitFor();
    await press(page, intoOffer);
    await expectSaid(page, /You have beaten/);
    await expectSaid(page, /your chance to win was \d+% at first/);
    await page.getByRole('region', { name: said.judged.lastFight }).waitFor();
    const intoSecond = playOn(game, ({ number }) => number === 2);
    expect(keyOf(intoSecond[0]!)).toBe('j');
    await press(page, intoSecond);
    await expectJourney(page, game);
    await page.getByRole('heading', { name: 'Maze 2' }).waitFor();
    await expect.poll(() => page.locator('.party-card').count()).toBe(2);

    // The second one goes in front, by key and by tap.
    const [first, second] = game.view(0).party.map(({ creature }) => creature);
    await page.keyboard.press('f');
    await expect.poll(() => page.locator('.is-front b').innerText()).toBe(second);
    await page.locator('button.party-card').click();
    await expect.poll(() => page.locator('.is-front b').innerText()).toBe(first);
  });

  test('on a phone with fingers: a fight by taps, and its end with the map of the journey', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const whole = startJourney(SEED);
    const actions = playOn(whole);
    const lastFight = actions.findLastIndex(({ type }) => type === 'fight');
    const game = startJourney(SEED);
    for (let action = 0; action < lastFight; action++) game.play(0, nextAction(game.state));
    await openJourney(page, game);
    await button(page, /^Fight/).tap();
    for (const action of actions.slice(lastFight + 1)) {
      if (action.type !== 'attack') throw new Error('the last fight goes on to the end');
      await page
        .locator('.fight-action')
        .nth(action.attack - 1)
        .tap();
    }
    const end = dialog(page, said.over(whole.state.number));
    await expect
      .poll(() => end.locator('.figures dd').first().innerText())
      .toMatch(new RegExp(`^${whole.state.score}`));
    expect(await end.locator('.journey-map li').count()).toBe(whole.state.number);
    await end
      .getByRole('region', { name: said.judged.title })
      .getByText(/decision/)
      .first()
      .waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SCREENS.phone.width);
    await button(page, said.again).tap();
    await expectJourney(page, startJourney(SEED));

    // The library counts how it was decided, and its replay says what each decision was worth.
    await visit(page, '#/library');
    const table = page.getByRole('table', { name: said.judged.journeys });
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
    await expect
      .poll(() => table.locator('td').allInnerTexts())
      .toEqual([expect.stringMatching(/^\d+\/\d+$/), expect.stringMatching(/^\d+%$/)]);
    await page.getByRole('button', { name: en.history.watch }).tap();
    await page.getByRole('region', { name: said.judged.title }).waitFor();
    await page.keyboard.press('End');
    const worth = page.getByRole('region', { name: said.judged.inReplay });
    await expect.poll(() => worth.innerText()).toMatch(/\d+% to win/);
  });

  test('today’s journey begins from the menu', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN_HERE);
    await visit(page, '#/pokelabirinto/expedition');
    await button(page, said.today).click();
    await expect.poll(() => page.evaluate('location.hash')).toBe(PLAY);
    await page
      .locator('.game-title')
      .getByText(/daily \d{4}-\d\d-\d\d/)
      .waitFor();
  });
});
