import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { createConfig, MOVEMENTS } from '../src/config.ts';
import { pokelabirinto } from '../src/game.ts';
import { MOVERS } from '../src/movement/movers.ts';
import { wayTo } from '../src/movement/ways.ts';
import type { State } from '../src/state.ts';
import { after, at, board, drawn, eventsOf, picture, played, underChances, valueOf } from './support/drawn.ts';

/** How often the first opponent was found in each place, over many chances. */
function placesAfter(state: State, letters: string): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const lucky of underChances(state, 1200)) {
    const cell = after(lucky, letters).opponents[0]!.at;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
}

describe('P2: one that stands still', () => {
  test('never moves', () => {
    const state = drawn(`
      # # # # #
      # P . X #
      # . # . U
      # E # # #
    `);
    const { state: later, events } = played(state, 'SWDASW');
    expect(eventsOf(events, 'opponent-moved')).toEqual([]);
    expect(picture(later)).toBe(picture(state));
  });
});

describe('P3, P28, PB8: one that wanders takes a step every turn, every open way equally likely', () => {
  const state = drawn(
    `
      # # # # # # #
      # P . # . # #
      # # # . X . U
      # # # # . # #
      # E # # # # #
    `,
    { config: { movement: 'random' } },
  );

  test('all four', () => {
    const counts = placesAfter(state, 'D');
    expect([...counts.keys()].toSorted((a, b) => a! - b!)).toEqual([
      at(state, 1, 4),
      at(state, 2, 3),
      at(state, 2, 5),
      at(state, 3, 4),
    ]);
    // Six standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(90);
  });

  test('it never stays where a way is open, and never goes where none is', () => {
    let now = { ...state, config: { ...state.config, limit: 1000 } };
    for (let turn = 0; turn < 200; turn++) {
      const { state: next, events } = played(now, turn % 2 === 0 ? 'D' : 'A');
      const [moved] = eventsOf(events, 'opponent-moved');
      expect([1, -1, 7, -7]).toContain(moved!.to - moved!.from);
      expect(next.maze.grid.costs[moved!.to]).toBe(1);
      now = next;
    }
  });

  test('a cell that another stands on is no open way', () => {
    const beside = drawn(
      `
        # # # # # #
        # P . # # #
        # # # # # U
        # 2 1 . # #
        # E # # # #
      `,
      { config: { movement: 'random' } },
    );
    expect([...placesAfter(beside, 'D').keys()]).toEqual([at(beside, 3, 3)]);
  });

  test('the entrance is closed to it as well', () => {
    const beside = drawn(
      `
        # # # # #
        # P . # #
        # # # # U
        # . X # #
        # # E # #
      `,
      { config: { movement: 'random' } },
    );
    expect([...placesAfter(beside, 'D').keys()]).toEqual([at(beside, 3, 1)]);
  });
});

describe('PB8: one that is boxed in stays', () => {
  test.each(MOVEMENTS)('%s', (movement) => {
    const state = drawn(
      `
        # # # # #
        # P . # #
        # . # # U
        # # X # #
        # # E # #
      `,
      { config: { movement } },
    );
    const { state: later, events } = played(state, 'DASW');
    expect(eventsOf(events, 'opponent-moved')).toEqual([]);
    expect(later.opponents[0]!.at).toBe(at(state, 3, 2));
  });

  test('between others it stays as well', () => {
    const state = drawn(
      `
        # # # # # #
        # P . # # #
        # # # # # U
        # 2 1 3 # #
        # # E # # #
      `,
      { config: { movement: 'random' } },
    );
    for (const lucky of underChances(state, 20)) {
      const { events, state: later } = played(lucky, 'DADA');
      expect(eventsOf(events, 'opponent-moved')).toEqual([]);
      expect(later.opponents).toEqual(state.opponents);
    }
  });
});

describe('two opponents never share a cell', () => {
  test.each(MOVEMENTS)('%s: in 60 random games of five', (movement) => {
    const random = new Random(movement);
    let turns = 0;
    for (let game = 0; game < 60; game++) {
      const options = { rows: random.int(5, 8), columns: random.int(5, 8), movement, opponents: 5, limit: 80 };
      let state = pokelabirinto.start(valueOf(createConfig(options)), `${movement} ${game}`);
      while (!pokelabirinto.outcome(state)) {
        state = valueOf(pokelabirinto.play(state, 0, random.pick(pokelabirinto.legal(state, 0)))).state;
        const cells = state.opponents.flatMap((opponent) => opponent.at ?? []);
        expect(new Set(cells).size).toBe(cells.length);
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(300);
  });

  test('one that hunts waits behind another', () => {
    const state = drawn(
      `
        # # # # # # #
        # P . 2 1 . #
        # . # # # . U
        # E # # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    // The first finds its way taken; then the second goes.
    expect(picture(after(state, 'S'))).toBe(
      board(`
        # # # # # # #
        # . X . X . #
        # P # # # . U
        # # # # # # #
      `),
    );
  });
});

describe('one that hunts', () => {
  test('is a step nearer after every turn in which the player stays as near', () => {
    const state = drawn(
      `
        # # # # # # #
        # P . # . . #
        # . # # . # #
        # . . . . X #
        # # # # # . U
        # E # # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    expect(picture(after(state, 'D'))).toBe(
      board(`
        # # # # # # #
        # . P # . . #
        # . # # . # #
        # . . . X . #
        # # # # # . U
        # # # # # # #
      `),
    );
    expect(picture(after(state, 'DAD'))).toBe(
      board(`
        # # # # # # #
        # . P # . . #
        # . # # . # #
        # . X . . . #
        # # # # # . U
        # # # # # # #
      `),
    );
  });

  test('goes round the entrance', () => {
    const state = drawn(
      `
        # # # # # #
        # P . . . #
        # . # # . #
        # E X . . #
        # # # # U #
      `,
      { config: { movement: 'hunter' } },
    );
    expect(picture(after(state, 'S'))).toBe(
      board(`
        # # # # # #
        # . . . . #
        # P # # . #
        # # . X . #
        # # # # U #
      `),
    );
  });

  test('in generated mazes every one of its steps brings it nearer to where the player stands', () => {
    const random = new Random('hunted');
    let steps = 0;
    for (let game = 0; game < 30; game++) {
      const config = valueOf(createConfig({ rows: 11, columns: 13, movement: 'hunter', limit: 80 }));
      let state = pokelabirinto.start(config, String(game));
      while (!pokelabirinto.outcome(state)) {
        const step = valueOf(pokelabirinto.play(state, 0, random.pick(pokelabirinto.legal(state, 0))));
        state = step.state;
        for (const { from, to } of eventsOf(step.events, 'opponent-moved')) {
          const way = wayTo(state.maze, state.hero.at);
          expect(way.distance(to)).toBe(way.distance(from)! - 1);
          steps++;
        }
      }
    }
    expect(steps).toBeGreaterThan(300);
  });
});

describe('one on patrol', () => {
  const CORRIDOR = `
    # # # # # # #
    # . X . . # #
    # # # # # # #
    # P . # # # U
    # E # # # # #
  `;

  test('goes to and fro between its posts, and turns without a pause', () => {
    const plain = drawn(CORRIDOR, { config: { movement: 'patrol' } });
    const state = { ...plain, walks: [{ from: at(plain, 1, 2), posts: [at(plain, 1, 4), at(plain, 1, 2)] }] };
    let now: State = state;
    const columns = Array.from('DADADADA', (letter) => {
      now = after(now, letter);
      return now.opponents[0]!.at! % 7;
    });
    expect(columns).toEqual([3, 4, 3, 2, 3, 4, 3, 2]);
  });

  test('turns around where another stands in its way, so that two never bar each other for good', () => {
    const plain = drawn(CORRIDOR.replace('X . .', '1 . 2'), { config: { movement: 'patrol' } });
    const own = at(plain, 1, 4);
    const state = {
      ...plain,
      walks: [
        { from: at(plain, 1, 2), posts: [at(plain, 1, 4), at(plain, 1, 2)] },
        { from: own, posts: [own, own] },
      ],
    };
    const columns = ['D', 'DA', 'DAD', 'DADA', 'DADAD'].map((steps) => after(state, steps).opponents[0]!.at! % 7);
    expect(columns).toEqual([3, 3, 2, 3, 3]);
    expect(after(state, 'DADAD').opponents[1]!.at).toBe(own);
  });

  test('from any place of a generated maze it comes to both posts again and again', () => {
    const config = valueOf(createConfig({ rows: 9, columns: 9, movement: 'patrol', limit: 10_000 }));
    for (let seed = 0; seed < 20; seed++) {
      const began = pokelabirinto.start(config, String(seed));
      const { posts } = began.walks[0]!;
      const apart = wayTo(began.maze, posts[0]!).distance(posts[1]!)!;
      const visited: number[] = [];
      const { maze, hero } = began;
      let walker = { at: began.opponents[0]!.at!, walk: began.walks[0]! };
      for (let step = 0; step < 4 * apart; step++) {
        const { to, posts: next = [] } = MOVERS.patrol({ maze, hero: hero.at, taken: [], ...walker }, new Random(''));
        walker = { at: to, walk: { from: walker.at, posts: next } };
        if (posts.includes(to)) visited.push(to);
      }
      expect(visited).toEqual([posts[0], posts[1], posts[0], posts[1]]);
    }
  });
});

describe('one that lies in wait', () => {
  test('goes to the player’s way out and waits there', () => {
    const state = drawn(
      `
        # # # # # # # #
        # . P . . . . U
        # # # # . # # #
        # # # # X # # #
        # E # # # # # #
      `,
      { config: { movement: 'ambusher' } },
    );
    const lying = after(state, 'A');
    expect(picture(lying)).toBe(
      board(`
        # # # # # # # #
        # P . . . . . U
        # # # # X # # #
        # # # # . # # #
        # # # # # # # #
      `),
    );
    const waiting = after(lying, 'DA');
    expect(waiting.opponents[0]!.at).toBeGreaterThan(at(state, 1, 1));
    expect(waiting.opponents[0]!.at).toBeLessThan(at(state, 1, 7));
    // However long the player goes to and fro it stays on the way out, and the player comes no nearer to the exit.
    const later = after(waiting, 'DADADA');
    expect(later.opponents[0]!.at).toBe(waiting.opponents[0]!.at);
  });

  test('on the exit itself, if that is the only cell that it reaches first', () => {
    const state = drawn(
      `
        # # # # # #
        # . P . . U
        # # # # # X
        # # # # # .
        # E # # # #
      `,
      { config: { movement: 'ambusher' } },
    );
    expect(after(state, 'D').opponents[0]!.at).toBe(at(state, 1, 5));
  });

  test('follows where it comes too late, even where the exit is nearer by another way', () => {
    const state = drawn(
      `
        # # # # # # #
        # . . . . . U
        # X # # # . #
        # . . . P . #
        # E # # # # #
      `,
      { config: { movement: 'ambusher' } },
    );
    expect(picture(after(state, 'D'))).toBe(
      board(`
        # # # # # # #
        # . . . . . U
        # . # # # . #
        # X . . . P #
        # # # # # # #
      `),
    );
  });
});
