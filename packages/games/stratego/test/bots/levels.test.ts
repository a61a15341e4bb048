import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { captain, colonel, corporal, recruit } from '../../src/bots/levels.ts';
import { CardMemory } from '../../src/bots/search/card-memory.ts';
import type { SearchThought } from '../../src/bots/search/thought.ts';
import { stratego } from '../../src/game.ts';
import type { SeenSoldier, View } from '../../src/state.ts';

/** The positions of a game that a level plays against itself. */
function viewsOf(seed: string): { view: View; seat: number }[] {
  const random = new Random(seed);
  const views: { view: View; seat: number }[] = [];
  let state = stratego.start({ rules: 'final', movesEach: 200 }, seed);
  for (let [seat] = stratego.turn(state); seat !== undefined; [seat] = stratego.turn(state)) {
    const view = stratego.view(state, seat);
    if (view.phase === 'playing') views.push({ view, seat });
    const thought = captain.think(view, { seat, random });
    thought.advance(500);
    const played = stratego.play(state, seat, thought.choice);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  return views;
}

const VIEWS = viewsOf('levels');

describe('a memory for cards', () => {
  const own = VIEWS.filter(({ seat }) => seat === 0).map(({ view }) => view);
  const onBoard = (view: View): SeenSoldier[] =>
    view.armies[1].filter(({ at, piece }) => at !== null && piece !== null);

  test('keeps the cards that were shown last, and no more than it has room for', () => {
    for (const most of [0, 1, 2]) {
      const memory = new CardMemory(most);
      let before: readonly number[] = [];
      let longest = 0;
      for (const view of own) {
        const known = onBoard(memory.remembered(view, 0)).map(({ id }) => id);
        const shown = onBoard(view).map(({ id }) => id);
        longest = Math.max(longest, shown.length);
        expect(known.length).toBe(Math.min(most, shown.length));
        // What has just been shown is never what is forgotten.
        const fresh = shown.filter((id) => !before.includes(id));
        const mustKnow = fresh.length === 1 && most > 0 ? fresh : [];
        expect(known).toEqual(expect.arrayContaining(mustKnow));
        before = shown;
      }
      expect(longest).toBeGreaterThan(2);
    }
  });

  test('forgets nothing where there is room for all, and never its own cards or those off the board', () => {
    const whole = new CardMemory(Number.POSITIVE_INFINITY);
    const none = new CardMemory(0);
    for (const view of own) {
      expect(whole.remembered(view, 0)).toEqual(view);
      const left = none.remembered(view, 0);
      expect(left.armies[0]).toBe(view.armies[0]);
      expect(left.armies[1].filter(({ at }) => at === null)).toEqual(view.armies[1].filter(({ at }) => at === null));
    }
  });
});

describe.each([recruit, corporal, captain, colonel])('$name', (bot) => {
  const think = (budget: number, { view, seat }: (typeof VIEWS)[number]): SearchThought => {
    const thought = bot.think(view, { seat, random: new Random('level') }) as SearchThought;
    thought.advance(budget);
    return thought;
  };

  test('stops by itself, so more time makes it no stronger', () => {
    for (const position of VIEWS.filter((_, index) => index % 20 === 7)) {
      const thought = think(10_000_000, position);
      expect(thought.advance(1)).toBe('done');
      expect(think(20_000_000, position).choice).toEqual(thought.choice);
    }
  });

  test('only does what is legal', () => {
    for (const position of VIEWS.filter((_, index) => index % 9 === 4)) {
      const { action } = { action: think(0, position).choice };
      expect(action.type).toBe('move');
      expect(think(10_000_000, position).values.map((each) => each.action)).toContainEqual(
        think(10_000_000, position).choice,
      );
    }
  });
});
