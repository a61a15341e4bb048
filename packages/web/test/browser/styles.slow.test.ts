import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layerOf, styleFolder } from '../../build/style-layers.ts';
import { ALL_SCREENS } from './all-screens.ts';
import { inBrowser } from './stage.ts';
import { differences, looks, type Look } from './styles.ts';

const SOURCE = join(import.meta.dirname, '../../src');

interface Sheet {
  readonly file: string;
  readonly folder: string;
  readonly selectors: readonly string[];
}

/** The sheets of the client, read as a browser reads them. A report has a build of its own. */
async function readSheets(page: Page): Promise<Sheet[]> {
  const files = globSync('**/*.css', { cwd: SOURCE }).filter((file) => !file.startsWith('report'));
  const texts = files.map((file) => readFileSync(join(SOURCE, file), 'utf8'));
  const selectors = await page.evaluate((all) => {
    const read = (rules: CSSRuleList, outer: readonly string[]): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // Commas inside brackets part nothing.
          const own = rule.selectorText.split(/,(?![^([]*[)\]])/).map((part) => part.trim());
          const whole = outer.length === 0 ? own : outer.flatMap((before) => own.map((part) => `${before} ${part}`));
          return (rule.style.length > 0 ? whole : []).concat(read(rule.cssRules, whole));
        }
        return rule instanceof CSSGroupingRule ? read(rule.cssRules, outer) : [];
      });
    return all.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return read(sheet.cssRules, []);
    });
  }, texts);
  return files.map((file, index) => ({
    file,
    folder: styleFolder(SOURCE, join(SOURCE, file)),
    selectors: selectors[index]!,
  }));
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!);

inBrowser('styles', (theatre) => {
  test('a room styles its own elements only: each rule names a class that no other room of its layer names', async () => {
    const sheets = await readSheets(await theatre.page());
    const layer = ({ file }: Sheet): string => layerOf(SOURCE, join(SOURCE, file));
    const others = (sheet: Sheet): Set<string> =>
      new Set(
        sheets
          .filter((other) => layer(other) === layer(sheet) && other.folder !== sheet.folder)
          .flatMap(({ selectors }) => selectors.flatMap(classesOf)),
      );
    const leaks = sheets
      // The modes change what all rooms show, and begin with the mark of the mode.
      .filter((sheet) => !['design', 'modes'].includes(layer(sheet)))
      .flatMap((sheet) => {
        const taken = others(sheet);
        return sheet.selectors
          .filter((selector) => classesOf(selector).every((name) => taken.has(name)))
          .map((selector) => `${sheet.file}: ${selector}`);
      });
    expect(leaks).toEqual([]);
    expect(sheets.flatMap(({ selectors }) => selectors).length).toBeGreaterThan(1000);
  });

  test('the settings and a fight look the same in whichever order they are opened', async () => {
    const page = await theatre.page();
    const go = (address: string): Promise<unknown> => page.evaluate((hash) => (location.hash = hash), address);
    const fight = async (): Promise<Look[]> => {
      await page.locator('.fight-action kbd').first().waitFor();
      // The board is put into words once it has been drawn.
      await page.locator('.poke-stage td').first().waitFor({ state: 'attached' });
      return looks(page);
    };
    const settings = async (): Promise<Look[]> => {
      await page.locator('#keys kbd').first().waitFor();
      return looks(page);
    };
    await ALL_SCREENS.find(({ name }) => name === 'pokelabirinto-fight')!.open(page);
    const fightFirst = await fight();
    await go('#/settings');
    const settingsThen = await settings();
    await page.reload();
    expect(differences(settingsThen, await settings())).toEqual([]);
    await go('#/pokelabirinto/play');
    expect(differences(fightFirst, await fight())).toEqual([]);
  });
});
