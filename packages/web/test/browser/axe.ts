import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page: the rule, and the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The script is half a megabyte: a page that is asked again keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: typeof axeCore };
    // Nobody reads what passed; describing all of it took most of the time.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
