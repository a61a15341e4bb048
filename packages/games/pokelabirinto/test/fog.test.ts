import { describe, expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import { sightFrom } from '../src/sight.ts';
import type { Event, State, View } from '../src/state.ts';
import { after, at, board, drawn, eventsOf, type Given, picture, played, seedWhere } from './support/drawn.ts';

const MAZE = `
  # # # # # # # # #
  # P . . . # . . #
  # # # . # # . # #
  # # # . . . . # #
  # # # # # # . X #
  # E # # # # # # U
`;

const inFog = (drawing: string, given: Given = {}): State =>
  drawn(drawing, { ...given, config: { ...given.config, fog: true } });

const view = (state: State): View => pokelabirinto.view(state, 0);

/** What of an action's events the player is told. */
const told = (before: State, letters: string): Event[] => {
  const step = played(before, letters);
  return step.events.flatMap((event) => pokelabirinto.visible(event, 0, { before, after: step.state }) ?? []);
};

/** Rows that begin or end unseen, as `picture` gives them. */
const rows = (...lines: string[]): string => lines.join('\n');

describe('fog: what is drawn', () => {
  const state = inFog(MAZE);

  test('is what is in sight: along the four ways to the first wall, and a cell beside them', () => {
    expect(picture(state)).toBe(rows('# # # # # #', '# P . . . #', '# # # . # #', '', '', ''));
  });

  test('and what has been seen before', () => {
    const there = after(state, 'DD');
    expect(picture(there)).toBe(
      rows(
        '# # # # # #', //
        '# . . P . #',
        '# # # . # #',
        '    # . .',
        '    # # #',
        '',
      ),
    );
    expect(picture(after(there, 'SSD'))).toBe(
      rows(
        '# # # # # #', //
        '# . . . . #',
        '# # # . # # . #',
        '    # . P . . #',
        '    # # # # . X',
        '',
      ),
    );
  });

  test('an opponent only while it is in sight', () => {
    const seesIt = after(state, 'DDSSDDD');
    expect(view(seesIt).opponents[0]!.at).toBe(at(state, 4, 7));
    const wentOn = after(seesIt, 'AAAWW');
    expect(view(wentOn).opponents[0]!.at).toBeNull();
    expect(picture(wentOn)).not.toContain('X');
  });

  test('without fog everything', () => {
    const clear = drawn(MAZE);
    expect(picture(clear)).toBe(board(MAZE).replace('E', '#'));
    expect(view(clear).opponents).toEqual(clear.opponents);
  });
});

describe('fog: what is told', () => {
  test('cells that are seen for the first time, each once', () => {
    const state = inFog(MAZE);
    const known = new Set(sightFrom(state.maze, state.hero.at));
    let now: State = state;
    for (const letter of 'DDSSDDD') {
      const before = now;
      const [sighted] = eventsOf(told(before, letter), 'sighted');
      now = after(before, letter);
      const fresh = sightFrom(now.maze, now.hero.at).filter((cell) => !known.has(cell));
      expect(sighted!.cells.map(({ cell }) => cell)).toEqual(fresh);
      for (const cell of fresh) known.add(cell);
    }
    expect([...known].toSorted((a, b) => a - b)).toEqual([...now.seen!.keys()].filter((cell) => now.seen![cell] === 1));
  });

  const HIDDEN = `
    # # # # # # # # #
    # P . . # . . . #
    # # # . # . # . #
    # # # . . . # 1 #
    # # # # # # # . U
    # E # # # # # # #
  `;

  test('no step of an opponent that is out of sight', () => {
    const state = inFog(HIDDEN, { config: { movement: 'random' } });
    const step = played(state, 'D');
    expect(eventsOf(step.events, 'opponent-moved')).toHaveLength(1);
    expect(eventsOf(told(state, 'D'), 'opponent-moved')).toEqual([]);
  });

  test('the step of one that is seen before and after it', () => {
    const state = inFog(
      `
        # # # # # # #
        # P . . . X #
        # # # # # # #
        # E # # # # U
      `,
      { config: { movement: 'hunter' } },
    );
    expect(eventsOf(told(state, 'D'), 'opponent-moved')).toHaveLength(1);
    expect(view(after(state, 'D')).opponents[0]!.at).toBe(at(state, 1, 4));
  });

  test('where the opponent is found that comes into sight, but not the step', () => {
    const state = inFog(
      `
        # # # # # # #
        # P . . # . #
        # # # . . X #
        # # # # # # #
        # E # # # # U
      `,
      { config: { movement: 'hunter' } },
    );
    expect(view(state).opponents[0]!.at).toBeNull();
    const happened = told(state, 'D');
    expect(eventsOf(happened, 'opponent-moved')).toEqual([]);
    expect(eventsOf(happened, 'sighted')[0]!.opponents).toEqual([at(state, 2, 4)]);
  });

  test('a meeting, whoever came', () => {
    const state = inFog(
      `
        # # # # # #
        # P . # . #
        # # . # . #
        # # . X . U
        # E # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    const { state: met } = played(state, 'D');
    const meeting = seedWhere(met, (lucky) => after(lucky, 'S').phase.name === 'meeting');
    expect(told(meeting, 'S').map(({ type }) => type)).toContain('met');
    expect(view(after(meeting, 'S')).opponents[0]!.at).toBe(view(after(meeting, 'S')).hero.at);
  });
});

test('fog: whoever looks on sees what the player sees', () => {
  const state = inFog(MAZE, { config: { mind: 'person' } });
  for (const viewer of [0, 1, 'public'] as const) expect(pokelabirinto.view(state, viewer)).toEqual(view(state));
});

test('fog: an opponent out of sight that stands elsewhere makes no other view', () => {
  const state = inFog(MAZE);
  const elsewhere = { ...state, opponents: [{ ...state.opponents[0]!, at: at(state, 1, 7) }] };
  expect(view(elsewhere)).toEqual(view(state));
});
