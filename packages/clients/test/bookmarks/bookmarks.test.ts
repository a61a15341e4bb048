import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { Bookmarks } from '../../src/bookmarks/bookmarks.ts';
import { withOwn } from '../../src/own/own-entries.ts';
import { sokobanFacts } from '../../src/sokoban/facts.ts';
import { control, type Controlled, levelOf, walk } from '../play/controlled.ts';

const HALL = ['########', '#@     #', '#    $.#', '########'];
const words = await loadWords('en');

function bookmarked(delay?: number) {
  const game = control(levelOf(...HALL), delay === undefined ? {} : { delay });
  const context = { store: game.store, words };
  return { game, bookmarks: new Bookmarks({ play: game.play, facts: sokobanFacts, context }) };
}

const settle = ({ clock }: Controlled): void => {
  while (!clock.isEmpty) clock.pass(1000);
};
const placeOf = ({ play }: Controlled): readonly [number | null, number] => [play.state.player, play.state.moves];
const told = ({ told: all }: Controlled): string | undefined => all.findLast((text) => text.includes(' '));

test.each([undefined, 20])(
  'a position is kept, returned to, and the return is undone (answers after %s ms)',
  (delay) => {
    const { game, bookmarks } = bookmarked(delay);
    const go = (intent: Parameters<typeof game.controller.do>[0]): void => {
      game.controller.do(intent);
      settle(game);
    };
    go(walk('east', 'east'));
    const kept = placeOf(game);
    go(bookmarks.set(1000));
    expect(told(game)).toBe('Bookmark 1 is set.');
    go(walk('south', 'east'));
    const later = placeOf(game);
    expect(later).not.toEqual(kept);
    go(bookmarks.goTo(bookmarks.list()[0]!));
    expect(placeOf(game)).toEqual(kept);
    expect(told(game)).toBe('Back at bookmark 1. Undo takes you to where you were.');
    expect(game.heard.at(-1)?.kind).toBe('went-to');
    game.controller.moveInTime('undo');
    settle(game);
    expect(placeOf(game)).toEqual(later);
    game.controller.moveInTime('redo');
    settle(game);
    expect(placeOf(game)).toEqual(kept);
  },
);

test('what is kept of the game after a return is the game of the bookmark', () => {
  const { game, bookmarks } = bookmarked();
  game.controller.do(walk('east'));
  game.controller.do(bookmarks.set(1));
  game.controller.do(walk('east', 'east'));
  game.controller.finish();
  game.controller.do(bookmarks.goTo(bookmarks.list()[0]!));
  expect([...game.store.games.values()].at(-1)).toMatch(/\nactions\n[^\n]*r\n/i);
  expect(game.play.source.record()).toMatchObject({ played: 1 });
});

test('one position has one bookmark; each further one has the next number', () => {
  const { game, bookmarks } = bookmarked();
  game.controller.do(bookmarks.set(1));
  game.controller.do(bookmarks.set(2));
  expect(told(game)).toBe('This position is bookmark 1 already.');
  game.controller.do(walk('east'));
  game.controller.do(bookmarks.set(3));
  expect(bookmarks.list().map(({ bookmark, state }) => [bookmark.name, state.moves])).toEqual([
    ['1', 0],
    ['2', 1],
  ]);
});

test('what was taken back is no part of a bookmark', () => {
  const { game, bookmarks } = bookmarked();
  game.controller.do(walk('east'));
  game.controller.do(walk('east'));
  game.controller.moveInTime('undo');
  game.controller.do(bookmarks.set(1));
  expect(bookmarks.list()[0]!.acts).toHaveLength(1);
});

test('a bookmark is renamed, and removed until that is undone', () => {
  const { game, bookmarks } = bookmarked();
  game.controller.do(bookmarks.set(1));
  bookmarks.rename(bookmarks.list()[0]!, '  before the\ndoor ');
  expect(bookmarks.list()[0]!.bookmark.name).toBe('before the door');
  bookmarks.rename(bookmarks.list()[0]!, ' ');
  expect(bookmarks.list()[0]!.bookmark.name).toBe('before the door');
  const bringBack = bookmarks.remove(bookmarks.list()[0]!);
  expect(bookmarks.list()).toEqual([]);
  bringBack();
  expect(bookmarks.list()).toHaveLength(1);
});

test('those of another level, and those that do not hold, are not shown', () => {
  const { game, bookmarks } = bookmarked();
  game.controller.do(bookmarks.set(1));
  const [entry] = game.store.own.values();
  const { replay } = entry!.value as { readonly replay: string };
  const value = { name: '2', at: 2, replay: replay.replace('end 0', 'end 1') };
  game.store.own = withOwn(game.store.own, { ...entry!, key: `${entry!.key}0`, value });
  game.store.own = withOwn(game.store.own, { ...entry!, key: `${entry!.key}1`, value: { name: 3 } });
  expect(bookmarks.list().map(({ bookmark }) => bookmark.name)).toEqual(['1']);
  const hall = control(levelOf('######', '#@$. #', '######'));
  hall.store.own = game.store.own;
  const elsewhere = new Bookmarks({ play: hall.play, facts: sokobanFacts, context: { store: hall.store, words } });
  expect(elsewhere.list()).toEqual([]);
});
