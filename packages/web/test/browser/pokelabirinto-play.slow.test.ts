import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { dialog, expectMessage, expectSaid, hasFocus, tabTo } from './board.ts';
import { between, Fingers } from './fingers.ts';
import {
  brave,
  button,
  exitOf,
  expectMaze,
  heardMaze,
  keptGame,
  maze,
  openGame,
  playAll,
  playOn,
  press,
  said,
  startGame,
  webSaid,
} from './pokelabirinto.ts';
import { cellSpot } from './pokelabirinto-spots.ts';
import { en, expectPosition } from './replays.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const HOW_TO = en.client.howTo.title(said.name);
const SMALL = { size: 9, maze: 'clean', opponents: 1, movement: 'hunter', seed: 'typed', typed: 'Ikaros 1' } as const;
const small = () =>
  startGame({ seed: SMALL.typed, rows: SMALL.size, columns: SMALL.size, opponents: 1, movement: 'hunter' });

inBrowser('PokéLabirinto played', (theatre) => {
  test('from the set-up to the way out and into another maze, with nothing but keys', async () => {
    const page = await theatre.page();
    await keep(page, { pokelabirinto: JSON.stringify(SMALL) });
    await visit(page, '#/pokelabirinto');
    await tabTo(page, page.getByRole('radio', { name: 'Pikachu' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await button(page, webSaid.begin).focus();
    await page.keyboard.press('Enter');

    // Who is new is told how to play, a thought at a time.
    for (const step of [1, 2, 3]) {
      await dialog(page, HOW_TO).getByText(en.client.howTo.step(step, 3)).waitFor();
      await page.keyboard.press('Enter');
    }
    await dialog(page, HOW_TO).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(maze(page))).toBe(true);

    const game = small();
    await expectMaze(page, game);
    const actions = playOn(game, { wish: brave });
    const [first] = actions;
    const begun = small();
    playAll(begun, [first!]);
    await press(page, [first!]);
    await expectMaze(page, begun);
    await press(page, actions.slice(1));
    const results = dialog(page, webSaid.results.escaped);
    await results.waitFor();
    await results.getByText(String(actions.length), { exact: true }).waitFor();
    await expectSaid(page, /You have won the game/);
    expect(await keptGame(page)).toBeNull();

    await page.keyboard.press('Enter');
    await results.waitFor({ state: 'detached' });
    await expect.poll(() => keptGame(page)).not.toBeNull();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: webSaid.goOn }).waitFor();
  });

  test('walls refuse, and the entrance is closed', async () => {
    const page = await theatre.page();
    const game = startGame({ seed: 'Ariadne', opponents: 0, rows: 9, columns: 9 });
    await openGame(page, game);
    const ways = game.legal(0).map((action) => (action.type === 'move' ? action.way : ''));
    const closed = (['W', 'A', 'S', 'D'] as const).find((way) => !ways.includes(way))!;
    await press(page, [{ type: 'move', way: closed }]);
    await expectMessage(page, /There is a wall|The entrance is closed/);
    await expectMaze(page, game);
  });

  test('with the mouse alone: a click walks to the exit, another maze is asked for twice', async () => {
    const page = await theatre.page();
    const game = startGame({ seed: 'Ariadne', opponents: 0, rows: 15, columns: 15 });
    await openGame(page, game);
    await expectMaze(page, game);
    const open = game.view(0).hero.at;
    const spot = await cellSpot(page, game.view(0), open);
    // Where one stands there is nowhere to go.
    await page.mouse.click(spot.x, spot.y);
    await expectMaze(page, game);
    const exit = await cellSpot(page, game.view(0), exitOf(game.view(0)));
    await page.mouse.click(exit.x, exit.y);
    await dialog(page, webSaid.results.escaped).waitFor();
    await button(page, webSaid.sameMaze).click();
    await expectMaze(page, game);

    const shown = await heardMaze(page);
    await button(page, webSaid.anotherMaze).click();
    // Nothing had begun: nobody is asked. Keys belong to the other maze once it is there.
    await expect.poll(() => heardMaze(page)).not.toEqual(shown);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.counts > div').last().innerText()).not.toMatch(/\b0$/);
    await button(page, en.web.game.restart).click();
    await dialog(page, en.client.notOver.title).getByRole('button', { name: en.client.notOver.keep }).click();
    await button(page, en.web.game.restart).click();
    await dialog(page, en.client.notOver.title).getByRole('button', { name: en.client.notOver.giveUp }).click();
    await expect.poll(() => page.locator('.counts > div').last().innerText()).toMatch(/0$/);
  });

  test('at phone size with fingers: swipes are steps, a tap walks, taps fight', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const game = small();
    await openGame(page, game);
    await expectMaze(page, game);
    const fingers = await Fingers.on(page);
    const actions = playOn(small(), { wish: brave });
    const box = (await maze(page).boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const AWAY = { W: [0, -40], A: [-40, 0], S: [0, 40], D: [40, 0] } as const;
    for (const action of actions) {
      if (action.type === 'move') {
        const [x, y] = AWAY[action.way];
        await fingers.along(between(middle, { x: middle.x + x, y: middle.y + y }));
      } else if (action.type === 'attack')
        await page
          .locator('.fight-action')
          .nth(action.attack - 1)
          .tap();
      else await button(page, /^Fight/).tap();
      playAll(game, [action]);
      if (game.view(0).phase.name === 'walking') {
        const over = button(page, webSaid.toMaze);
        if (game.view(0).told.at(-1)?.type === 'fight-won') await over.tap();
        await expectMaze(page, game);
      } else await page.locator('.fight').waitFor();
    }
    await dialog(page, webSaid.results.escaped).waitFor();
    // Nothing sticks out to the side.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SCREENS.phone.width);
  });

  test('a tap at phone size walks all the way', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const game = startGame({ seed: 'Knossos', opponents: 0, rows: 9, columns: 9 });
    await openGame(page, game);
    await expectMaze(page, game);
    const fingers = await Fingers.on(page);
    await fingers.tap(await cellSpot(page, game.view(0), exitOf(game.view(0))));
    await dialog(page, webSaid.results.escaped).waitFor();
  });

  test('what is watched again is the same game, the fight in it too', async () => {
    const page = await theatre.page();
    const game = small();
    const actions = playOn(game, { wish: brave });
    await visit(page, '#/replay');
    await page.getByLabel(en.web.replay.pasteLabel).fill(game.save());
    await button(page, en.web.replay.open).first().click();
    await page.locator('.replay-board canvas').first().waitFor();
    await expectPosition(page, 0, actions.length);
    const fight = actions.findIndex(({ type }) => type === 'fight') + 1;
    expect(fight).toBeGreaterThan(0);
    const duel = page.locator('.replay-duel');
    for (let step = 0; step < fight; step++) await page.keyboard.press('ArrowRight');
    await expectPosition(page, fight, actions.length);
    await duel.waitFor();
    await page.keyboard.press('End');
    await expectPosition(page, actions.length, actions.length);
    await duel.waitFor({ state: 'hidden' });
  });
});
