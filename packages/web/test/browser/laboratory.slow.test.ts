import {
  canWrap,
  formatSymbols,
  generateMaze,
  type Maze,
  MAZE_ALGORITHMS,
  type MazeRequest,
  measureMaze,
  PATH_ALGORITHMS,
  type PathAlgorithm,
  PathFinder,
} from '@dedalo/grid';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { pngSize, savedBy } from './files.ts';
import { en, lastSaid } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.web.lab;
const SEED = 'ariadne';
const SIDE = 15;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const choice = (page: Page, name: string): Locator => page.getByRole('combobox', { name });
const phases = (page: Page): Promise<string[]> => page.locator('.stage-phase').allInnerTexts();

/** A small square maze of the seed, and what else the address says. */
const address = (more: Readonly<Record<string, string>> = {}): string =>
  `#/laboratory?${new URLSearchParams({ size: String(SIDE), shape: 'square', seed: SEED, ...more }).toString()}`;

interface Searched {
  readonly maze: Maze;
  readonly path: readonly number[];
  readonly looked: number;
}

/** The same made here, without a browser. */
function search(request: Partial<MazeRequest> & Pick<MazeRequest, 'algorithm'>, finder: PathAlgorithm): Searched {
  const made = generateMaze({ width: SIDE, height: SIDE, seed: SEED, ...request });
  if (!made.ok) throw new Error(made.error.code);
  const { grid, entrance, exit } = made.value;
  const pathFinder = new PathFinder(grid);
  expect(pathFinder.search(entrance, exit, finder)).toBe(true);
  const path = [...pathFinder.cells.subarray(0, pathFinder.length + 1)];
  return { maze: made.value, path, looked: pathFinder.expanded };
}

/** The figures that the table of measures must show. */
function figuresOf({ maze, path, looked }: Searched): Record<string, string> {
  const { rooms, deadEnds, junctions, longestPath, river } = measureMaze(maze.grid);
  const whole = new Intl.NumberFormat('en');
  const names = said.measureNames;
  return {
    [names.rooms]: whole.format(rooms),
    [names.deadEnds]: `${whole.format(deadEnds)} (${Math.round((100 * deadEnds) / rooms)}%)`,
    [names.junctions]: whole.format(junctions),
    [names.longestPath]: whole.format(longestPath),
    [names.river]: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(river),
    [names.path]: whole.format(path.length - 1),
    [names.looked]: whole.format(looked),
  };
}

/** The figures of one of the experiments as the page shows them. */
async function figuresOn(page: Page, column = 0): Promise<Record<string, string>> {
  const rows = await page.locator('.measures tbody tr').evaluateAll(
    (all, index) =>
      all.map((row) => {
        const name = row.querySelector('th')!.firstChild!.textContent!;
        return [name, row.querySelectorAll('td')[index]!.textContent!] as const;
      }),
    column,
  );
  const { [said.measureNames.steps]: _steps, ...figures } = Object.fromEntries(rows);
  return figures;
}

async function expectFigures(page: Page, searched: Searched, column = 0): Promise<void> {
  await expect.poll(() => figuresOn(page, column)).toEqual(figuresOf(searched));
}

const stepsOn = (page: Page): Promise<string[]> =>
  page.locator('.stage-figures').evaluateAll((all) => all.map((figures) => figures.querySelector('dd')!.textContent!));

inBrowser('the maze laboratory', (theatre) => {
  test('every generator and every finder runs to its end by keyboard, with the figures of the library', async () => {
    const page = await theatre.page({ reducedMotion: 'no-preference' });
    await visit(page, address({ generator: MAZE_ALGORITHMS[0], speed: '1' }));
    for (const [index, algorithm] of MAZE_ALGORITHMS.entries()) {
      const finder = PATH_ALGORITHMS[index % PATH_ALGORITHMS.length]!;
      if (index > 0) {
        await choice(page, said.generator).press('ArrowDown');
        await choice(page, said.finder).press(index % PATH_ALGORITHMS.length === 0 ? 'Home' : 'ArrowDown');
      }
      expect(await choice(page, said.generator).inputValue()).toBe(algorithm);
      expect(await choice(page, said.finder).inputValue()).toBe(finder);
      await page.getByText(said.generators[algorithm][1]).waitFor();
      expect(await phases(page)).toEqual([en.mazes.carving]);
      await button(page, said.finish).press('Enter');
      await expect.poll(() => phases(page), { message: algorithm }).toEqual([en.mazes.done]);
      const searched = search({ algorithm }, finder);
      await expectFigures(page, searched);
      const found = { steps: searched.path.length - 1, looked: searched.looked };
      await expect.poll(() => lastSaid(page)).toBe(`${en.mazes.done}, ${en.mazes.found(found)}`);
      const picture = said.picture({
        generator: said.generators[algorithm][0],
        finder: said.finders[finder][0],
        columns: SIDE,
        rows: SIDE,
        phase: en.mazes.done,
      });
      await page.getByRole('img', { name: picture, exact: true }).waitFor();
    }
  });

  test('two are side by side on the same seed and step together', async () => {
    const page = await theatre.page();
    await visit(page, address({ view: 'two', generator: 'wilson', generator2: 'wilson' }));
    // Without motion the end is there at once.
    await expect.poll(() => phases(page)).toEqual([en.mazes.done, en.mazes.done]);
    const [bfs, astar] = [search({ algorithm: 'wilson' }, 'bfs'), search({ algorithm: 'wilson' }, 'astar')];
    await expectFigures(page, bfs, 0);
    await expectFigures(page, astar, 1);
    expect(astar.path).toEqual(bfs.path);
    await button(page, said.again).click();
    await expect.poll(() => stepsOn(page)).toEqual(['0', '0']);
    expect(await phases(page)).toEqual([en.mazes.carving, en.mazes.carving]);
    await page.locator('main').focus();
    for (let step = 1; step <= 3; step++) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => stepsOn(page)).toEqual([String(step), String(step)]);
    }
    await page.keyboard.press('End');
    await expect.poll(() => phases(page)).toEqual([en.mazes.done, en.mazes.done]);
    await expectFigures(page, astar, 1);
    // After the end a step begins anew.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepsOn(page)).toEqual(['1', '1']);

    // Each side has its own generator and finder; the seed is of both.
    const right = page.getByRole('group', { name: said.right });
    await right.getByRole('combobox', { name: said.generator }).selectOption('prim');
    await right.getByRole('combobox', { name: said.finder }).selectOption('dijkstra');
    await expectFigures(page, bfs, 0);
    await expectFigures(page, search({ algorithm: 'prim' }, 'dijkstra'), 1);
    await page.getByRole('switch', { name: said.beginWithSearch }).press('Space');
    await page.locator('main').focus();
    await page.keyboard.press('x');
    await expect.poll(() => phases(page)).toEqual([en.mazes.searching, en.mazes.searching]);

    await page.getByRole('radio', { name: said.one }).check({ force: true });
    await expect.poll(() => page.locator('.stage').count()).toBe(1);
    await page.waitForURL((url) => !url.hash.includes('view='));
  });

  test('a generator that cannot join opposite sides says so and keeps its wall, the others do', async () => {
    const page = await theatre.page();
    await visit(page, address({ view: 'two', generator: 'eller', generator2: 'kruskal', wrap: 'yes', braid: '50' }));
    expect(canWrap('eller')).toBe(false);
    const note = said.cannotWrap(said.generators.eller[0]);
    await expect.poll(() => page.getByText(note).count()).toBe(2);
    await expectFigures(page, search({ algorithm: 'eller', braid: 0.5 }, 'bfs'), 0);
    await expectFigures(page, search({ algorithm: 'kruskal', braid: 0.5, wrap: true }, 'astar'), 1);
    await page.getByRole('switch', { name: said.wrap }).press('Space');
    await expect.poll(() => page.getByText(note).count()).toBe(0);
    await expectFigures(page, search({ algorithm: 'kruskal', braid: 0.5 }, 'astar'), 1);
  });

  test('the setup is in the address: it survives a reload and another screen', async () => {
    const page = await theatre.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await visit(page, '#/laboratory');
    await choice(page, said.generator).selectOption('growing-oldest');
    await choice(page, said.finder).selectOption('astar');
    await page.getByRole('textbox', { name: said.seed }).fill('Αριάδνη & <b>');
    await page.getByRole('slider', { name: said.size }).press('Home');
    for (let more = 0; more < 4; more++) await page.getByRole('slider', { name: said.size }).press('ArrowRight');
    await page.getByRole('slider', { name: said.braid }).press('ArrowRight');
    await page.getByRole('switch', { name: said.wrap }).press('Space');
    await page.getByRole('slider', { name: said.speed }).press('End');
    const text = said.perSecond('20,000');
    await expect.poll(() => page.getByRole('slider', { name: said.speed }).getAttribute('aria-valuetext')).toBe(text);
    const caption = said.sizeText({ columns: 15, rows: 11 });
    await expect.poll(() => page.getByRole('slider', { name: said.size }).getAttribute('aria-valuetext')).toBe(caption);
    const searched = search(
      { algorithm: 'growing-oldest', width: 15, height: 11, seed: 'Αριάδνη & <b>', braid: 0.05, wrap: true },
      'astar',
    );
    await expectFigures(page, searched);
    await page.waitForURL(/speed=20000/);
    expect(Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split('?')[1]))).toEqual({
      generator: 'growing-oldest',
      finder: 'astar',
      size: '15',
      speed: '20000',
      seed: 'Αριάδνη & <b>',
      braid: '5',
      wrap: 'yes',
    });
    await page.reload();
    await expectFigures(page, searched);
    expect(await page.getByRole('textbox', { name: said.seed }).inputValue()).toBe('Αριάδνη & <b>');
    expect(await page.getByRole('switch', { name: said.wrap }).isChecked()).toBe(true);

    await button(page, said.copyLink).click();
    await page.getByText(said.linkCopied).first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const phone = await theatre.page({ viewport: SCREENS.phone });
    await phone.goto(link);
    await expectFigures(phone, searched);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    // Another seed is another maze.
    await button(page, said.newSeed).click();
    await page.waitForURL((url) => !url.hash.includes('%CE%91'));
    expect(await page.getByRole('textbox', { name: said.seed }).inputValue()).toMatch(/^\d{1,6}$/);
    // Who goes back comes to where they were, not to every slider they touched.
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
  });

  test('an address that makes no sense is the usual laboratory', async () => {
    const page = await theatre.page();
    await visit(page, '#/laboratory');
    await expect.poll(() => phases(page)).toEqual([en.mazes.done]);
    const usual = await figuresOn(page);
    const hostile = [
      'size=99999&generator=constructor&finder=__proto__&speed=NaN&braid=-1&shape=round&view=three',
      'size=16&braid=101&speed=3&wrap=1&begin=maybe',
      `seed=${'x'.repeat(41)}`,
      'seed=%00%07',
      'seed=knossos&seed=%3Cscript%3Ealert(1)%3C/script%3E',
      '%%%&=&&size=&generator=',
    ];
    for (const query of hostile) {
      await page.goto(`/#/laboratory?${query}`);
      await expect.poll(() => figuresOn(page), { message: query }).toEqual(usual);
      expect(await choice(page, said.generator).inputValue()).toBe('backtracker');
    }
    await page.goto(`/#/laboratory?seed=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    await expect.poll(() => figuresOn(page)).not.toEqual(usual);
    // The largest there is comes to its end as well.
    await page.goto('/#/laboratory?size=151&shape=square&generator=aldous-broder&view=two&generator2=wilson');
    await expect.poll(() => phases(page)).toEqual([en.mazes.done, en.mazes.done]);
    const side = { width: 151, height: 151, seed: 'knossos' };
    await expectFigures(page, search({ algorithm: 'aldous-broder', ...side }, 'bfs'), 0);
    await expectFigures(page, search({ algorithm: 'wilson', ...side }, 'astar'), 1);
  });

  test('mazes are saved as they are: SVG, PNG, text and the clipboard', async () => {
    const page = await theatre.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await visit(page, address({ generator: 'prim', braid: '20' }));
    const searched = search({ algorithm: 'prim', braid: 0.2 }, 'bfs');
    await expectFigures(page, searched);
    const save = async (form: string): Promise<void> => {
      await button(page, said.export).click();
      await page.getByRole('dialog', { name: said.export }).getByRole('button', { name: form, exact: true }).click();
    };
    const svg = await savedBy(page, () => save(said.svg));
    expect(svg.name).toBe('maze-prim-ariadne.svg');
    const parsed = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      return {
        name: root.localName,
        size: root.getAttribute('viewBox'),
        title: root.querySelector('title')?.textContent,
      };
    }, svg.bytes.toString());
    expect(parsed).toEqual({ name: 'svg', size: `0 0 ${SIDE} ${SIDE}`, title: 'Prim, Breadth first' });

    const png = await savedBy(page, () => save(said.png));
    expect(png.name).toBe('maze-prim-ariadne.png');
    const { width, height } = pngSize(png);
    expect(Math.max(width, height)).toBeGreaterThan(2000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2400);

    const text = await savedBy(page, () => save(said.text));
    expect(text.name).toBe('maze-prim-ariadne.txt');
    const symbols = formatSymbols(searched.maze, { path: searched.path });
    expect(text.bytes.toString()).toBe(symbols);
    await save(said.copyText);
    await page.getByText(en.web.copied).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(symbols);
    // Closing the dialog leaves one where one was.
    await button(page, said.export).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await button(page, said.export).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('it moves where things may move, can be held, and fills the screen of a class', async () => {
    const page = await theatre.page({ reducedMotion: 'no-preference' });
    await visit(page, address({ speed: '5' }));
    await expect.poll(async () => Number((await stepsOn(page))[0])).toBeGreaterThan(1);
    await button(page, said.pause).click();
    await button(page, said.play).waitFor();
    const [held] = await stepsOn(page);
    await page.locator('main').focus();
    await page.keyboard.press('+');
    await page.getByText(said.perSecond('10')).waitFor();
    expect(await stepsOn(page)).toEqual([held]);

    await button(page, said.present).click();
    await button(page, said.leaveLarge).waitFor();
    expect(await page.locator('.measures').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepsOn(page)).toEqual([String(Number(held) + 1)]);
    await page.keyboard.press('Space');
    await button(page, said.pause).waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => phases(page)).toEqual([en.mazes.done]);
    await page.keyboard.press('Escape');
    await page.locator('.measures').waitFor();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    await expectFigures(page, search({ algorithm: 'backtracker' }, 'bfs'));
    // Who wants things still sees the end at once from then on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choice(page, said.generator).selectOption('race');
    await expect.poll(() => phases(page)).toEqual([en.mazes.done]);
    await button(page, said.play).waitFor();
  });
});
