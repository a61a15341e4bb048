import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { ALL_SCREENS } from './all-screens.ts';
import { inBrowser } from './stage.ts';

inBrowser('every screen', (theatre) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.for(ALL_SCREENS)(`$name has no axe violation, ${colorScheme}`, async ({ open }) => {
      const page = await theatre.page({ colorScheme });
      await open(page);
      // Axe waits for time to go by, which some screens hold.
      await page.clock.resume();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
});
