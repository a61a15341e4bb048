import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page: the rule, and the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The legacy mode leaves out frames of other origins, which our policy forbids, and saves a blank page for each analysis:
  // half of its time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
