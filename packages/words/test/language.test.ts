import { expect, test } from 'vitest';
import { languageOf } from '../src/index.ts';

test.each([
  [['pt_PT.UTF-8'], 'pt'],
  [['pt-BR'], 'pt'],
  [['el_GR@euro'], 'el'],
  [['IT'], 'it'],
  [['it'], 'it'],
  [['en_GB'], 'en'],
  [['C.UTF-8'], 'en'],
  [['POSIX'], 'en'],
  [['de_DE', 'it_IT'], 'it'],
  [[undefined, '', 'el'], 'el'],
  [['ita_IT'], 'en'],
  [['elx'], 'en'],
  [[' it'], 'en'],
  [['constructor'], 'en'],
  [[undefined], 'en'],
  [[], 'en'],
] as const)('%j speaks %s', (locales, language) => {
  expect(languageOf(locales)).toBe(language);
});
