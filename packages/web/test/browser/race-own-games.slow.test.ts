import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Colour } from '../../art/palette.ts';
import { encodePng } from '../../build/png.ts';
import { below, SMALL, smallWith } from '../games/race/own/support.ts';
import { keepToasts } from './keep-toasts.ts';
import { openMenu, prepareRace, runKeys, runOf, startAnew, startRace } from './race.ts';
import { expectEnd, colourAt, SHED } from './race-map.ts';
import { en } from './replays.ts';
import { forgiveComplaints, inBrowser } from './stage.ts';
import { goBy, letTimeGo } from './time.ts';

const { own } = en.web.race;
const LEVEL = 'levels/yard/yard.cfg';
const WALL: Colour = [200, 30, 90, 255];
const HERO: Colour = [250, 240, 60, 255];
const ICON: Colour = [20, 60, 240, 255];
/** What is of this colour is not seen. */
const MASK: Colour = [0x00, 0x75, 0x75, 255];
/** Designers' pictures have twice as many points. */
const DRAWN = { ...SHED, points: 32 };

/** A picture of one colour. */
const flat = (width: number, height: number, colour: Colour): Uint8Array =>
  encodePng({ width, height, colours: new Uint8Array(width * height) }, [colour]);

/** Twelve frames of 24 × 32 points, each with a block in its middle and masked around, as a bitmap of 24 bits a point. */
function heroBitmap(): Uint8Array {
  const [width, height, head] = [72, 128, 54];
  const bytes = Buffer.alloc(head + width * height * 3);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(head, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = [x % 24, y % 32];
      const [red, green, blue] = column >= 6 && column < 18 && row >= 8 && row < 24 ? HERO : MASK;
      bytes.set([blue, green, red], head + (y * width + x) * 3);
    }
  }
  return bytes;
}

/** An icon of 24 × 24 points with a masked rim. */
function iconPicture(): Uint8Array {
  const isRim = (at: number): boolean => at < 4 || at >= 20;
  const colours = Uint8Array.from({ length: 24 * 24 }, (_, at) =>
    isRim(at % 24) || isRim(Math.floor(at / 24)) ? 1 : 0,
  );
  return encodePng({ width: 24, height: 24, colours }, [ICON, MASK]);
}

const CONFIG = SMALL.get('config.cfg')!
  .replace('float speed = 3.5,', 'float speed = 3.5,\n  string sprites = "img/hero.bmp",')
  .replace('dictionary Hurry = {', 'dictionary Hurry = {\n  string texture_file = "img/hurry.png",');
const TEXTS = { 'config.cfg': CONFIG, [LEVEL]: `${SMALL.get(LEVEL)!}\nstring wall_texture = "img/wall.png";\n` };
const GAME = smallWith({
  ...TEXTS,
  'img/wall.png': flat(64, 96, WALL),
  'img/hero.bmp': heroBitmap(),
  'img/hurry.png': iconPicture(),
});

const zipOf = (files: ReadonlyMap<string, Uint8Array>): Buffer => Buffer.from(zipSync(Object.fromEntries(files)));

const chooseZip = (page: Page, name: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> =>
  page
    .locator('.race-own input[accept*=zip]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: zipOf(files) });

const listed = (page: Page, name: string): Locator => page.locator('.race-own').getByRole('radio', { name });

async function openMenuOf(page: Page): Promise<void> {
  await prepareRace(page);
  await openMenu(page);
}

/** As it is drawn: who is safe is fainter, and no colour is quite itself then. */
const isNear = (found: Colour, wanted: Colour): boolean =>
  [0, 1, 2].every((part) => Math.abs(found[part]! - wanted[part]!) <= 4) && found[3] > 0;

inBrowser('a designer’s own game of the race', (theatre) => {
  test('is chosen as a zip, looks as it was drawn, is raced, and is there after a reload', async () => {
    const page = await theatre.page();
    await keepToasts(page);
    await openMenuOf(page);
    await chooseZip(page, 'my-yard.zip', GAME);
    await page.locator('.toast').getByText(own.added('my-yard')).waitFor();
    await expect.poll(() => listed(page, 'my-yard').isChecked()).toBe(true);
    expect(await page.locator('.race-found').count()).toBe(0);

    await startRace(page);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, DRAWN)).toEqual(WALL);
    expect(await colourAt(page, { x: 1.5, y: 4.5 }, DRAWN)).not.toEqual(WALL);
    await page.keyboard.press('Space');
    // While one is safe the ground is seen through.
    await goBy(page, 130);
    expect(await colourAt(page, { x: 0.5, y: 4.4 }, DRAWN)).toSatisfy((found: Colour) => isNear(found, HERO));
    for (const colour of [MASK, HERO]) {
      expect(await colourAt(page, { x: 0.2, y: 4.4 }, DRAWN)).not.toSatisfy((found: Colour) => isNear(found, colour));
    }
    await goBy(page, 172);
    expect(await colourAt(page, { x: 1.5, y: 5.5 }, DRAWN)).toSatisfy((found: Colour) => isNear(found, ICON));
    expect(await colourAt(page, { x: 1.1, y: 5.1 }, DRAWN)).not.toSatisfy((found: Colour) => isNear(found, MASK));

    await letTimeGo(page);
    await page.getByRole('link', { name: en.web.race.menu }).click();
    await page.reload();
    await expect.poll(() => listed(page, 'my-yard').isChecked()).toBe(true);
    await startAnew(page);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, DRAWN)).toEqual(WALL);
    await runKeys(page, runOf({}));
    await expectEnd(page, 'victory');
    await letTimeGo(page);
    await page.getByRole('button', { name: en.web.race.menu }).click();
    await page.getByText(en.web.race.best.whole('my-yard')).waitFor();
  });

  test('is removed, and brought back', async () => {
    const page = await theatre.page();
    await openMenuOf(page);
    await chooseZip(page, 'my-yard.zip', GAME);
    await listed(page, 'my-yard').waitFor();
    await page.getByRole('button', { name: en.web.sokoban.remove('my-yard') }).click();
    await page.locator('.toast').getByText(own.removed('my-yard')).waitFor();
    await expect.poll(() => listed(page, 'my-yard').count()).toBe(0);
    expect(await page.locator('.race-own').getByRole('radio', { checked: true }).count()).toBe(1);
    await page.locator('.toast').getByRole('button', { name: en.web.game.undo }).click();
    await listed(page, 'my-yard').waitFor();
    await page.reload();
    await listed(page, 'my-yard').check();
    await startRace(page);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, DRAWN)).toEqual(WALL);
  });

  test('a picture of a wrong size is reported with file and line, and the game is not opened; a missing one is a warning', async () => {
    const page = await theatre.page();
    await openMenuOf(page);
    const line = TEXTS[LEVEL]!.split('\n').findIndex((text) => text.includes('wall_texture')) + 1;
    await chooseZip(page, 'bad.zip', new Map([...GAME, ['img/wall.png', flat(64, 90, WALL)]]));
    const found = page.locator('.race-own').getByRole('alert');
    await found.getByRole('heading', { name: own.problems('bad.zip') }).waitFor();
    expect(await found.innerText()).toContain(`${LEVEL}:${line}:`);
    expect(await found.innerText()).toContain('64 × 90');
    expect(await listed(page, 'bad').count()).toBe(0);

    const without = new Map(GAME);
    without.delete('img/hero.bmp');
    await chooseZip(page, 'poor.zip', without);
    await found.getByRole('heading', { name: own.warnings('poor') }).waitFor();
    expect(await found.innerText()).toMatch(/config\.cfg:\d+:.*img\/hero\.bmp/);
    await expect.poll(() => listed(page, 'poor').isChecked()).toBe(true);
    await startRace(page);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, DRAWN)).toEqual(WALL);
  });

  test('a folder that is chosen or dropped is as good, and so is a dropped zip', async () => {
    const page = await theatre.page();
    await openMenuOf(page);
    const folder = await mkdtemp(join(tmpdir(), 'race-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [path, bytes] of below('chosen', GAME)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    await page.locator('.race-own input[type=file]:not([accept])').setInputFiles(join(folder, 'chosen'));
    await expect.poll(() => listed(page, 'chosen').isChecked()).toBe(true);

    // The same files are the same game, whatever it was called.
    await dropFolder(page, 'dropped', smallWith({ 'config.cfg': CONFIG.replace('lives = 3', 'lives = 4') }));
    await page.locator('.race-found').getByText('img/hero.bmp').waitFor();
    await expect.poll(() => listed(page, 'dropped').isChecked()).toBe(true);

    const zip = zipOf(smallWith({ 'config.cfg': SMALL.get('config.cfg')!.replace('lives = 3', 'lives = 5') }));
    await page.evaluate(
      (bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'let-go.zip'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      },
      [...zip],
    );
    await expect.poll(() => listed(page, 'let-go').isChecked()).toBe(true);
    await startRace(page);
    await page.getByText(`${en.web.race.lives}: 5`).waitFor({ state: 'attached' });
  });

  /** Names begin with the folder that the game lies in, as those of the described one do. */
  const ASSETS = new Map(
    [...GAME].map(([path, bytes]) => {
      const text = path.endsWith('.cfg') ? Buffer.from(bytes).toString() : undefined;
      const named = text?.replaceAll('"img/', '"assets/img/').replace('"levels"', '"assets/levels"');
      return [path, named === undefined ? bytes : new Uint8Array(Buffer.from(named))] as const;
    }),
  );
  const REPOSITORY = new Map([
    ...below('assets', ASSETS),
    ['main.c', new Uint8Array(Buffer.from('int main;'))] as const,
    ['tools/other.cfg', Uint8Array.of(0xff)] as const,
  ]);

  test.each([
    ['its own folder', 'assets', (page: Page) => dropFolder(page, 'assets', ASSETS)],
    ['its own folder under another name', 'renamed', (page: Page) => dropFolder(page, 'renamed', ASSETS)],
    ['the folder around it', 'assets', (page: Page) => dropFolder(page, 'repository', REPOSITORY)],
    ['a zip of its folder', 'assets', (page: Page) => chooseZip(page, 'a.zip', below('assets', ASSETS))],
    ['a zip of the folder around it', 'assets', (page: Page) => chooseZip(page, 'r.zip', below('main', REPOSITORY))],
  ])('RB30: names that begin with its folder are found in %s', async (_name, name, bring) => {
    const page = await theatre.page();
    await openMenuOf(page);
    await bring(page);
    await expect.poll(() => listed(page, name).isChecked()).toBe(true);
    expect(await page.locator('.race-found').count()).toBe(0);
    await startRace(page);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, DRAWN)).toEqual(WALL);
    await letTimeGo(page);
    await page.getByRole('link', { name: en.web.race.menu }).click();
    await page.reload();
    await startRace(page);
    expect(await colourAt(page, { x: 2.5, y: 2.5 }, DRAWN)).toEqual(WALL);
  });

  test('its font is used; one that cannot be used is reported', async () => {
    const page = await theatre.page();
    await openMenuOf(page);
    const letters = await readFile(
      fileURLToPath(import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2')),
    );
    const withFont = (path: string, bytes: Uint8Array): ReadonlyMap<string, Uint8Array> =>
      smallWith({ 'config.cfg': `${SMALL.get('config.cfg')!}string font = "${path}";\n`, [path]: bytes });
    await chooseZip(page, 'written.zip', withFont('letters.woff2', letters));
    await expect.poll(() => listed(page, 'written').isChecked()).toBe(true);
    expect(await page.locator('.race-found').count()).toBe(0);
    await startRace(page);
    const family = await page.locator('.race-time b').evaluate((time) => getComputedStyle(time).fontFamily);
    expect(family).toMatch(/^"?race-[0-9a-f]{16}/);
    expect(await page.evaluate((font) => document.fonts.check(`16px ${font.split(',')[0]!}`), family)).toBe(true);

    await letTimeGo(page);
    await page.getByRole('link', { name: en.web.race.menu }).click();
    for (const [name, path] of [
      ['drawn', 'letters.bmp'],
      ['broken', 'letters.ttf'],
    ] as const) {
      await chooseZip(page, `${name}.zip`, withFont(path, Uint8Array.of(1, 2, 3)));
      await page.locator('.race-found').getByText(`font: ${path} is ignored`).waitFor();
      await expect.poll(() => listed(page, name).isChecked()).toBe(true);
    }
    await startRace(page);
    const ours = await page.locator('.race-time b').evaluate((time) => getComputedStyle(time).fontFamily);
    expect(ours).not.toContain('race-');
    // The browser complains of the broken one.
    forgiveComplaints();
  });
});

/** A folder that somebody lets go over the page, as browsers tell of it. */
async function dropFolder(page: Page, name: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const carried = [...files].map(([path, bytes]) => ({ path, bytes: [...bytes] }));
  await page.evaluate(
    ([root, all]) => {
      type Listed = { readonly path: string; readonly bytes: readonly number[] };
      const entryOf = (path: string, inside: readonly Listed[]): unknown => {
        const fullPath = `/${path}`;
        const [only] = inside;
        if (only?.path === '') {
          const file = new File([Uint8Array.from(only.bytes)], path.split('/').at(-1)!);
          return {
            fullPath,
            name: file.name,
            isDirectory: false,
            isFile: true,
            file: (give: (it: File) => void) => give(file),
          };
        }
        const names = new Set(inside.map((each) => each.path.split('/')[0]!));
        const entries = [...names].map((first) =>
          entryOf(
            `${path}/${first}`,
            inside
              .filter((each) => each.path === first || each.path.startsWith(`${first}/`))
              .map(({ path: whole, bytes }) => ({ path: whole.slice(first.length + 1), bytes })),
          ),
        );
        const createReader = (): unknown => ({
          readEntries: (give: (some: unknown[]) => void) => give(entries.splice(0)),
        });
        return { fullPath, name: path.split('/').at(-1), isDirectory: true, isFile: false, createReader };
      };
      const items = [{ webkitGetAsEntry: () => entryOf(root, all) }];
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items, files: [] } });
      document.body.dispatchEvent(event);
    },
    [name, carried] as const,
  );
}
