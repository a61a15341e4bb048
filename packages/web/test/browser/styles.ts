import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { clientFolder } from '../../../../tools/build-web.ts';

/** How every element looks, but for what follows from the sizes of others; variables show in what uses them. */
const LOOKS = `(() => {
  // Chromium tells the margins of before where only the room round a box has changed.
  document.body.style.display = 'none';
  void document.body.offsetHeight;
  document.body.style.display = '';
  const left = /^(--.*|block-size|inline-size|width|height|grid-template-.*|perspective-origin|transform-origin|inset.*|top|left|right|bottom)$/;
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((name) => '.' + name).join('');
  return [...document.querySelectorAll('body, body *')].map((element) => {
    const style = getComputedStyle(element);
    const looks = [...style].filter((name) => !left.test(name)).sort().map((name) => name + ': ' + style.getPropertyValue(name));
    return [nameOf(element), ...looks];
  });
})()`;

/** As one text: Playwright takes seconds for so many small values. */
export const looks = async (page: Page): Promise<string[][]> =>
  JSON.parse(await page.evaluate<string>(`JSON.stringify(${LOOKS})`)) as string[][];

/** What looks otherwise, element by element; the first few are enough to be told. */
export function differences(before: readonly string[][], after: readonly string[][]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  const found = before.flatMap(([name, ...values], index) => {
    const [, ...others] = after[index]!;
    return values.flatMap((value, at) => (value === others[at] ? [] : [`${name}: ${value}, then ${others[at]}`]));
  });
  return found.slice(0, 10);
}

/** All style sheets of the client, as their addresses. */
const allSheets = (): string[] =>
  readdirSync(join(clientFolder(), 'assets')).flatMap((file) => (file.endsWith('.css') ? [`/assets/${file}`] : []));

/** What the sheets of all other pages change on this one, had they been loaded before it or after it. */
export async function changesByOtherSheets(page: Page): Promise<string[]> {
  const own = await looks(page);
  const changes: string[] = [];
  for (const place of ['prepend', 'append'] as const) {
    await page.evaluate(
      ({ sheets, where }) => {
        const links = sheets.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
        const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
        document.head[where](...links);
        return Promise.all(loaded).then(() => undefined);
      },
      { sheets: allSheets(), where: place },
    );
    changes.push(...differences(own, await looks(page)));
  }
  return changes;
}
