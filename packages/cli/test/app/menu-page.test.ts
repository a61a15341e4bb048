import { loadWords } from '@dedalo/words';
import { expect, test, vi } from 'vitest';
import { type MenuItem, MenuPage } from '../../src/app/menu-page.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { fakeClient } from './fake-client.ts';

const { client } = fakeClient(await loadWords('en'));

function menuOf(texts: readonly string[]) {
  const chosen = vi.fn();
  let items = texts;
  const page = new MenuPage(client, () => ({
    title: 'Menu',
    items: items.map((text): MenuItem => ({ text, choose: () => chosen(text) })),
  }));
  const marked = (): string | undefined => {
    const surface = new Surface(60, 20);
    page.draw(surface);
    return /> (\w+)/.exec(surface.toText())?.[1];
  };
  return { page, chosen, marked, become: (next: readonly string[]) => (items = next) };
}

test('what was marked stays marked when other things come before it, and is what is chosen', () => {
  const { page, chosen, marked, become } = menuOf(['Sokoban', 'Theseus', 'Race']);
  expect(marked()).toBe('Sokoban');
  page.run('down');
  expect(marked()).toBe('Theseus');
  become(['Continue', 'Sokoban', 'Theseus', 'Race']);
  expect(marked()).toBe('Theseus');
  page.run('choose');
  expect(chosen).toHaveBeenCalledWith('Theseus');
  page.run('down');
  expect(marked()).toBe('Race');
});

test('where it is gone or called otherwise, the mark stays at its place', () => {
  const { page, marked, become } = menuOf(['Keep', 'Watch', 'Remove']);
  marked();
  page.run('down');
  become(['Behalten', 'Ansehen', 'Entfernen']);
  expect(marked()).toBe('Ansehen');
});
