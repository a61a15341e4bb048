import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { clientFolder } from '../../../../tools/build-web.ts';

/** An element's name, and its computed style as the browser writes it: `name: value; name: value`. */
export type Look = readonly [element: string, style: string];

/**
 * How every element looks. A style as one text takes the browser a tenth of the time that its properties one by one take,
 * and one text for all takes Playwright seconds less than many small values.
 */
const LOOKS = `(() => {
  // Chromium tells the margins of before where only the room round a box has changed.
  document.body.style.display = 'none';
  void document.body.offsetHeight;
  document.body.style.display = '';
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((name) => '.' + name).join('');
  return [...document.querySelectorAll('body, body *')].map((element) => [nameOf(element), getComputedStyle(element).cssText]);
})()`;

export const looks = async (page: Page): Promise<Look[]> =>
  JSON.parse(await page.evaluate<string>(`JSON.stringify(${LOOKS})`)) as Look[];

/** What follows from the sizes of other elements. Variables show in what uses them. */
const FOLLOWS =
  /^(--.*|block-size|inline-size|width|height|grid-template-.*|perspective-origin|transform-origin|inset.*|top|left|right|bottom):/;

const valuesOf = (style: string): string[] => style.split(/; ?/).filter((value) => !FOLLOWS.test(value));

/** What looks otherwise, element by element; the first few are enough to be told. */
export function differences(before: readonly Look[], after: readonly Look[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  const found = before.flatMap(([name, style], index) => {
    const [, now] = after[index]!;
    if (style === now) return [];
    const others = valuesOf(now);
    return valuesOf(style).flatMap((value, at) =>
      value === others[at] ? [] : [`${name}: ${value}, then ${others[at]}`],
    );
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
