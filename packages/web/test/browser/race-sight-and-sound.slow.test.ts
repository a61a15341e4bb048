import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openRace, runKeys, runOf, startAnew, startRace } from './race.ts';
import { expectPhase, colourAt, cellAt, picture, SHED } from './race-map.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { goBy, letTimeGo } from './time.ts';

const { names, menu } = en.web.race;
/** Where one begins in the first map of the small game. */
const START = { x: 0, y: 4 };
const MOVING = { reducedMotion: 'no-preference' } as const;

/** How bright it is where the user stands at the start, tick by tick. */
async function brightness(page: Page, ticks: number): Promise<number[]> {
  const seen: number[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    await goBy(page, 1);
    const points = await cellAt(page, START, SHED);
    seen.push(points.reduce((sum, value) => sum + value, 0));
  }
  return seen;
}

const falls = (numbers: readonly number[]): number =>
  numbers.filter((number, index) => index > 0 && number < numbers[index - 1]!).length;

const veil = (page: Page): Promise<string> =>
  page.locator('.race-map > div').evaluate((frame) => getComputedStyle(frame).opacity);

/** What the page does with sounds; what counts as a gesture is a key that somebody pressed, for scripts do not. */
async function listenToSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, music: 0, volume: -1 };
    const activation = { hasBeenActive: false, isActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: activation });
    addEventListener('keydown', ({ isTrusted }) => (activation.hasBeenActive ||= isTrusted), { capture: true });
    Object.assign(globalThis, { heard });
    const { AudioContext: Real } = globalThis;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts++;
      }
    };
    const { AudioBufferSourceNode: Source, AudioParam: Param } = globalThis;
    // oxlint-disable-next-line typescript/unbound-method -- bound by whoever calls it
    Source.prototype.start = new Proxy(Source.prototype.start, {
      apply(start, source: AudioBufferSourceNode, when: []) {
        if (source.loop) heard.music++;
        start.apply(source, when);
      },
    });
    // oxlint-disable-next-line typescript/unbound-method -- bound by whoever calls it
    Param.prototype.setTargetAtTime = new Proxy(Param.prototype.setTargetAtTime, {
      apply(set, param: AudioParam, how: Parameters<AudioParam['setTargetAtTime']>) {
        [heard.volume] = how;
        return set.apply(param, how);
      },
    });
  });
}

const heardOn = (page: Page): Promise<{ contexts: number; music: number; volume: number }> =>
  page.evaluate(() => (globalThis as unknown as { heard: { contexts: number; music: number; volume: number } }).heard);

inBrowser('the sights and sounds of a race', (theatre) => {
  test('high contrast draws another map, with white walls and black floors', async () => {
    const page = await theatre.page();
    await openRace(page);
    const usual = await picture(page);
    await letTimeGo(page);
    await page.getByRole('link', { name: menu }).click();
    await page.getByRole('switch', { name: names.contrast }).check();
    await startRace(page);
    expect(await picture(page)).not.toBe(usual);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, SHED)).toEqual([255, 255, 255, 255]);
    expect(await colourAt(page, { x: 1.5, y: 4.5 }, SHED)).toEqual([0, 0, 0, 255]);
  });

  test('a safe character flickers, unless that is turned off: then all its pictures are alike', async () => {
    const page = await theatre.page(MOVING);
    await openRace(page);
    await page.keyboard.press('Space');
    expect(falls(await brightness(page, 26))).toBeGreaterThan(0);
    await letTimeGo(page);
    await page.getByRole('link', { name: menu }).click();
    await page.getByRole('switch', { name: names.calm }).check();
    await startAnew(page);
    await page.keyboard.press('Space');
    expect(new Set(await brightness(page, 26)).size).toBe(1);
  });

  test.for([
    { name: 'fades', options: MOVING, wanted: {}, isFading: true },
    { name: 'is there at once for who wants no fading', options: MOVING, wanted: { calm: true }, isFading: false },
    { name: 'is there at once where motion is reduced', options: {}, wanted: {}, isFading: false },
  ])('the next map $name', async ({ options, wanted, isFading }) => {
    const page = await theatre.page(options);
    await openRace(page, wanted);
    expect(await veil(page)).toBe('1');
    await runKeys(
      page,
      runOf({}, ({ scene }) => scene.transition !== null && scene.transition.left <= 45),
    );
    expect(Number(await veil(page)) < 1).toBe(isFading);
  });

  test('it is silent before the first key; then there is music, which key 1 turns off', async () => {
    const page = await theatre.page();
    await listenToSounds(page);
    await openRace(page);
    await goBy(page, 60);
    expect(await heardOn(page)).toMatchObject({ contexts: 0, music: 0 });
    await page.keyboard.press('ArrowRight');
    await goBy(page, 5);
    await expectPhase(page, 'running');
    await expect.poll(async () => (await heardOn(page)).music).toBe(1);
    expect((await heardOn(page)).contexts).toBe(1);
    await page.keyboard.press('1');
    await goBy(page, 5);
    await expect.poll(async () => (await heardOn(page)).volume).toBe(0);
    await page.keyboard.press('1');
    await goBy(page, 5);
    await expect.poll(async () => (await heardOn(page)).volume).toBeGreaterThan(0);
  });
});
