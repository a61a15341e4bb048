import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { KeysPage } from '../../src/app/keys-page.ts';
import type { Page } from '../../src/app/page.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { fakeClient } from './fake-client.ts';

const words = await loadWords('en');

const below = (more: Partial<Page>): Page => ({
  commands: () => ['undo', 'back'],
  draw: () => {},
  run: () => {},
  ...more,
});

function drawn(page: Page): Surface {
  const surface = new Surface(80, 24);
  new KeysPage(fakeClient(words).client, page).draw(surface);
  return surface;
}

test('every key with its sentence', () => {
  expect(drawn(below({})).toText()).toMatch(/Z U? ?.*take back/i);
});

test('under the keys the signs of the board, as they are drawn, with what they mean', () => {
  const surface = drawn(below({ legend: [{ sign: 'M', role: 'minotaur', meaning: 'the Minotaur' }] }));
  const lines = surface.toText().split('\n');
  const y = lines.findIndex((line) => line.includes('the Minotaur'));
  expect(lines[y]).toMatch(/^ {2}M +the Minotaur$/);
  expect(surface.at(2, y).role).toBe('minotaur');
  expect(lines[y - 1]).toBe('');
});
