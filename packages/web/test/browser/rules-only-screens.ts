import { clickFirst, openIsles, playFirst, type WantedIsles } from './rules-only.ts';
import { type Screen, visit } from './screens.ts';

const WANTED: WantedIsles = { seed: 'Crete', sitters: ['person', 'random'] };

/** A game that brings only its rules, from where it begins to its end. */
export const RULES_ONLY_SCREENS: readonly Screen[] = [
  { name: 'isles-menu', open: (page) => visit(page, '#/isles') },
  {
    name: 'isles',
    async open(page) {
      await openIsles(page, WANTED);
      await playFirst(page, { to: 4, act: clickFirst(page) });
    },
  },
  {
    name: 'isles-over',
    async open(page) {
      await openIsles(page, WANTED);
      await playFirst(page, { act: clickFirst(page) });
    },
  },
];
