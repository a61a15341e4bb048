import type { GameStore } from '@dedalo/clients/game-store';
import { NO_OWN, type OwnEntry, withOwn } from '@dedalo/clients/own/own-entries';
import { loadWords } from '@dedalo/words';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { newMazePage } from '../../src/games/logic-maze/screen/new-maze-page.ts';
import { newLevelPage } from '../../src/games/sokoban/screen/new-level-page.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { fakeClient } from './fake-client.ts';

const words = await loadWords('en');

const PAGES = { 'a level of Sokoban': newLevelPage, 'a logic maze': newMazePage } as const;

function open(make: (typeof PAGES)[keyof typeof PAGES]) {
  const { client, noted } = fakeClient(words);
  const store = noted.store as unknown as { own: GameStore['own']; keepOwn: GameStore['keepOwn'] };
  store.own = NO_OWN;
  store.keepOwn = (entry: OwnEntry) => {
    store.own = withOwn(store.own, entry);
  };
  const play = vi.fn();
  const page = make(client, play);
  const see = (): string => {
    const surface = new Surface(80, 40);
    page.draw(surface);
    return surface.toText();
  };
  const made = async (): Promise<string> => {
    while (!see().includes('Play')) await setImmediate();
    return see();
  };
  return { page, see, made, play, noted, store };
}

describe.each(Object.entries(PAGES))('%s on demand', (_, make) => {
  test('is made, shown with what is proven of it, kept and played', async () => {
    const { page, see, made, play, store } = open(make);
    page.run('left');
    expect(see()).toContain('< easy >');
    page.run('choose');
    expect(see()).toContain('Making it');
    expect(await made()).toMatch(/shortest|fewest/i);
    page.run('choose');
    expect(store.own.size).toBe(1);
    expect(play.mock.calls[0]?.[0]).toMatchObject({ number: 1 });
    expect(see()).toMatch(/It is in\s+your collection/);
  });

  test('is the same under a seed that is typed', async () => {
    const makeOnce = async (): Promise<string> => {
      const { page, see, made } = open(make);
      page.run('left');
      while (!page.isTyping) page.run('down');
      for (const key of ['4', '2', 'x', 'backspace']) page.type(key);
      expect(see()).toMatch(/Seed +42$/m);
      page.run('choose');
      return made();
    };
    expect(await makeOnce()).toBe(await makeOnce());
  });

  test('is stopped by the key that else goes back', () => {
    const { page, see, noted } = open(make);
    page.run('choose');
    page.run('back');
    expect(see()).not.toContain('Making it');
    expect(noted.back).not.toHaveBeenCalled();
    page.run('back');
    expect(noted.back).toHaveBeenCalledOnce();
  });
});
