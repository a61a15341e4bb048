import { findPack, formatLevel } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { collectionName, NEW } from '../../src/own/collected.ts';
import { NO_OWN, type OwnEntries, withOwn, withoutOwn } from '../../src/own/own-entries.ts';
import { collectedLevel } from '../../src/sokoban/collected-level.ts';
import { entriesIn, ownCollections } from '../../src/sokoban/own-collections.ts';

const words = await loadWords('en');
const { entries } = findPack('classic');

const collected = (...put: readonly (readonly [collection: string, index: number])[]): OwnEntries =>
  put.reduce(
    (own, [collection, index], at) => withOwn(own, collectedLevel(entries[index]!, { collection, at })),
    NO_OWN,
  );

const boards = (own: OwnEntries, id: string): string[] =>
  ownCollections(own, words)
    .find((source) => source.id === id)!
    .collection.entries.map(({ level }) => formatLevel(level).join('\n'));

test('levels are read again with their titles and solutions, in the order in which they were put', () => {
  const own = collected(['Nice', 3], ['Nice', 1]);
  expect(boards(own, 'Nice')).toEqual([3, 1].map((index) => formatLevel(entries[index]!.level).join('\n')));
  const [{ collection } = { collection: undefined }] = ownCollections(own, words);
  expect(collection?.entries.map(({ title }) => title)).toEqual([3, 1].map((index) => entries[index]!.title));
  expect(collection?.entries.map(({ games }) => games)).toEqual([3, 1].map((index) => entries[index]!.games));
});

test('a level is once in a collection, and may be in several', () => {
  const own = collected(['Nice', 3], ['Nice', 3], ['Hard', 3]);
  expect(ownCollections(own, words).map(({ id, collection }) => [id, collection.entries.length])).toEqual([
    ['Hard', 1],
    ['Nice', 1],
  ]);
});

test('what was made on demand comes first, called in the language that is spoken', async () => {
  const own = collected(['Apples', 0], [NEW, 1]);
  const titles = (said: typeof words): string[] =>
    ownCollections(own, said).map(({ collection }) => collection.title ?? '');
  expect(titles(words)).toEqual(['New levels', 'Apples']);
  expect(titles(await loadWords('it'))).toEqual(['Livelli nuovi', 'Apples']);
});

test('a collection stays the same object while nothing in it changes', () => {
  const own = collected(['Nice', 0], ['Hard', 1]);
  const [hard, nice] = ownCollections(own, words);
  const more = withOwn(own, collectedLevel(entries[2]!, { collection: 'Hard', at: 9 }));
  const [changed, same] = ownCollections(more, words);
  expect(same).toBe(nice);
  expect(changed!.collection.entries[0]).toBe(hard!.collection.entries[0]);
  expect(changed!.collection.entries).toHaveLength(2);
});

test('all of a collection can be taken out, and what cannot be read is left out', () => {
  const own = withOwn(collected(['Nice', 0], ['Hard', 1]), {
    kind: 'level',
    key: 'Nice/x',
    value: { text: '?', at: 1 },
  });
  expect(boards(own, 'Nice')).toHaveLength(1);
  const without = entriesIn(own, 'Nice').reduce(withoutOwn, own);
  expect(ownCollections(without, words).map(({ id }) => id)).toEqual(['Hard']);
});

test('the name of a collection is one line that is not too long', () => {
  expect(collectionName(' My\nlevels ')).toBe('My levels');
  expect(collectionName('x'.repeat(100))).toHaveLength(60);
});
