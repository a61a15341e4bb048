import { expect, test } from 'vitest';
import type { GameTypes } from '../src/game.ts';
import { visibleBy } from '../src/visibility.ts';

interface CardTypes extends GameTypes {
  Event:
    | { readonly type: 'played'; readonly card: number }
    | { readonly type: 'drawn'; readonly seat: number; readonly card: number | null }
    | { readonly type: 'peeked'; readonly seat: number };
}

const visible = visibleBy<CardTypes>({
  played: 'everybody',
  drawn: (event, viewer) => (event.seat === viewer ? event : { ...event, card: null }),
  peeked: (event, viewer) => (event.seat === viewer ? event : undefined),
});
const nothing = { before: undefined, after: undefined };

test('what everybody sees is seen as it is', () => {
  const event = { type: 'played', card: 7 } as const;
  expect(visible(event, 1, nothing)).toBe(event);
  expect(visible(event, 'public', nothing)).toBe(event);
});

test('part of an event, or all of it, may be for one viewer alone', () => {
  const drawn = { type: 'drawn', seat: 0, card: 7 } as const;
  expect(visible(drawn, 0, nothing)).toBe(drawn);
  expect(visible(drawn, 1, nothing)).toEqual({ type: 'drawn', seat: 0, card: null });
  expect(visible({ type: 'peeked', seat: 0 }, 0, nothing)).toEqual({ type: 'peeked', seat: 0 });
  expect(visible({ type: 'peeked', seat: 0 }, 'public', nothing)).toBeUndefined();
});

test('an event of a type that is not in the table is seen by nobody', () => {
  const unknown = { type: 'constructor', card: 7 } as unknown as CardTypes['Event'];
  expect(visible(unknown, 0, nothing)).toBeUndefined();
});
