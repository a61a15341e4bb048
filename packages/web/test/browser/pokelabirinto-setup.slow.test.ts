import { pokelabirinto } from '@dedalo/pokelabirinto';
import { parseReplay, verifyReplay } from '@dedalo/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedBy } from './files.ts';
import {
  button,
  exitOf,
  expectMaze,
  heardMaze,
  keptGame,
  openGame,
  openSetup,
  playAll,
  playOn,
  press,
  startGame,
  webSaid,
} from './pokelabirinto.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';

async function keptRecord(page: Page) {
  await expect.poll(() => keptGame(page)).not.toBeNull();
  const parsed = parseReplay((await keptGame(page))!);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const verified = verifyReplay(pokelabirinto, parsed.value);
  if (!verified.ok) throw new Error(verified.error.code);
  return verified.value;
}

const CREATURES = `[[creature]]
name = "Talos"
hit-points = 60
attack-1 = { name = "Bronze Fist", cost = 30, most-damage = 25 }
attack-2 = { name = "Hot Embrace", cost = 5, most-damage = 6 }
`;

inBrowser('PokéLabirinto: what is chosen', (theatre) => {
  test('everything that is chosen is played, and is proposed again', async () => {
    const page = await theatre.page();
    await openSetup(page);
    // The described maze and its size are proposed; the clean one is offered.
    expect(await page.getByRole('combobox', { name: 'Size' }).inputValue()).toBe('20');
    expect(await page.getByRole('combobox', { name: 'Maze' }).inputValue()).toBe('classic');
    await page.getByRole('radio', { name: /Squirtle/ }).check({ force: true });
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('combobox', { name: 'Movement' }).selectOption('patrol');
    await page.getByRole('combobox', { name: 'In a fight each' }).selectOption('expectimax');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('31');
    await page.getByRole('combobox', { name: 'Maze' }).selectOption({ label: 'Clean, dug fully' });
    await page.getByRole('switch', { name: 'Fog' }).check({ force: true });
    await page.getByRole('radio', { name: 'Your own' }).check({ force: true });
    await page.getByLabel(webSaid.yourSeed).fill('Ariadne');
    await button(page, webSaid.begin).click();
    await page.locator('.board canvas').first().waitFor();
    const { config, seed } = await keptRecord(page);
    expect(seed).toBe('Ariadne');
    expect(config).toMatchObject({
      creature: 3,
      opponents: 3,
      movement: 'patrol',
      mind: 'expectimax',
      rows: 31,
      columns: 31,
      maze: 'clean',
      fog: true,
    });
    await page.goBack();
    await page.getByRole('link', { name: webSaid.goOn }).waitFor();
    expect(await page.getByRole('radio', { name: /Squirtle/ }).isChecked()).toBe(true);
    expect(await page.getByLabel(webSaid.yourSeed).inputValue()).toBe('Ariadne');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('escape');
    await expect.poll(() => page.getByRole('combobox', { name: 'Movement' }).count()).toBe(0);
    await page.getByRole('link', { name: webSaid.goOn }).click();
    await page.locator('.board canvas').first().waitFor();
    expect((await keptRecord(page)).config.opponents).toBe(3);
  });

  test('the seed of the day is the same for everybody, and another one tomorrow', async () => {
    const seeds: string[] = [];
    for (const day of ['2026-11-16T09:00:00Z', '2026-11-16T21:00:00Z', '2026-11-17T09:00:00Z']) {
      const page = await theatre.page();
      await page.clock.setFixedTime(new Date(day));
      await openSetup(page, { size: 9 });
      await page.getByRole('radio', { name: 'Today’s' }).check({ force: true });
      await button(page, webSaid.begin).click();
      await page.locator('.board canvas').first().waitFor();
      await page.evaluate(`dispatchEvent(new Event('pagehide'))`);
      seeds.push((await keptRecord(page)).seed);
    }
    expect(seeds).toEqual(['daily 2026-11-16', 'daily 2026-11-16', 'daily 2026-11-17']);
  });

  test('in the fog what is not seen is nowhere on the page', async () => {
    const page = await theatre.page();
    const game = startGame({ seed: 'Minos', fog: true, rows: 21, columns: 21, opponents: 1, movement: 'still' });
    const whole = startGame({ seed: 'Minos', rows: 21, columns: 21, opponents: 1, movement: 'still' }).view(0);
    const rival = whole.species[whole.opponents[0]!.species]!.name;
    expect(game.view(0).opponents[0]!.at).toBeNull();
    expect(game.view(0).cells.join('')).not.toContain('U');
    await openGame(page, game);
    await expectMaze(page, game);
    const squares = await heardMaze(page);
    expect(squares[exitOf(whole)]).toBe(webSaid.squares.unseen);
    expect(squares[whole.opponents[0]!.at!]).toBe(webSaid.squares.unseen);
    expect(await page.locator('main').innerHTML()).not.toContain(rival);
    expect(await page.locator('main').ariaSnapshot()).not.toContain(rival);
    // The picture of the fog tells nothing: it is the same whatever lies under it.
    for (const action of playOn(
      startGame({ seed: 'Minos', fog: true, rows: 21, columns: 21, opponents: 1, movement: 'still' }),
    ).slice(0, 12)) {
      await press(page, [action]);
      playAll(game, [action]);
      await expectMaze(page, game);
    }
  });

  test('creatures from a file can be chosen and played; problems are reported with their line', async () => {
    const page = await theatre.page();
    await openSetup(page, { size: 9, opponents: 0 });
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'bad.toml', mimeType: '', buffer: Buffer.from(CREATURES.replace('60', '0')) });
    await page
      .locator('main')
      .getByText(/bad\.toml, line 3: Talos: hit-points is 0/)
      .waitFor();
    await chooser.setInputFiles({ name: 'mine.toml', mimeType: '', buffer: Buffer.from(CREATURES) });
    await page.locator('main').getByText(webSaid.own.added(1)).waitFor();
    await page.getByRole('radio', { name: /Talos/ }).check({ force: true });
    const saved = await savedBy(page, () => button(page, webSaid.own.save).click());
    expect(saved.bytes.toString()).toContain('Bronze Fist');
    await button(page, webSaid.begin).click();
    await page.getByRole('heading', { level: 1, name: 'Talos' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Talos' }).waitFor();
    await page.goBack();
    await button(page, webSaid.own.remove).click();
    await expect.poll(() => page.getByRole('radio', { name: /Talos/ }).count()).toBe(0);
  });

  test('the game is saved as a file that holds', async () => {
    const page = await theatre.page();
    const game = startGame({ seed: 'Ariadne', opponents: 0, rows: 9, columns: 9 });
    await openGame(page, game);
    const actions = playOn(startGame({ seed: 'Ariadne', opponents: 0, rows: 9, columns: 9 })).slice(0, 3);
    await press(page, actions);
    playAll(game, actions);
    await expectMaze(page, game);
    const saved = await savedBy(page, () => page.keyboard.press('e'));
    expect(saved.name).toBe('pokelabirinto-Ariadne.replay');
    expect(saved.bytes.toString()).toBe(game.save());
    const image = await savedBy(page, () => button(page, en.web.game.saveImage).click());
    expect(image.name).toBe('pokelabirinto-Ariadne.png');
  });
});
