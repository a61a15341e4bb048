import { shippedContent, SHIPPED_GAMES } from '@dedalo/race';
import { LANGUAGES, loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { exactTimeText, isHarmful, shownName } from '../../src/race/words.ts';

const CONTENTS = SHIPPED_GAMES.map(shippedContent);

test('the time of a finished race has hundredths', () => {
  expect([0, 1, 30, 59, 3725].map(exactTimeText)).toEqual(['0:00.00', '0:00.01', '0:00.50', '0:00.98', '1:02.08']);
});

test.each(LANGUAGES)('levels, opponents and power-ups of ours have their names in %s', async (language) => {
  const words = await loadWords(language);
  for (const { levels, powerUps } of CONTENTS) {
    const opponents = levels.flatMap((level) => level.opponents);
    for (const { name } of [...levels, ...opponents, ...powerUps])
      expect(Object.keys(words.games.race.names), name).toContain(name);
  }
  expect(shownName('The Yard', words)).toBe(
    { en: 'The Yard', it: 'Il cortile', pt: 'O pátio', el: 'Η αυλή' }[language],
  );
  expect(shownName('constructor', words)).toBe('constructor');
});

test('what slows or blinds is harmful, what helps is not', () => {
  const harmful = CONTENTS.flatMap(({ powerUps }) => powerUps.filter(isHarmful).map(({ name }) => name));
  expect(harmful).toEqual(['Mire', 'Dusk', 'Mud']);
});
