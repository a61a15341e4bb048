import { describe, expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import type { Side, State } from '../src/state.ts';
import { after, at, board, drawn, eventsOf, picture, played, refusal, seedWhere, typesOf } from './support/drawn.ts';

/** Chance lets this side win the fight to which these letters lead. */
const wonBy = (side: Side, state: State, letters: string): State =>
  seedWhere(state, (lucky) => eventsOf(played(lucky, letters).events, 'fight-won')[0]?.by === side);

const WEAK = { hp: 1 };
const STRONG = { energy: 1000 };

const withStrongOpponents = (state: State): State => ({
  ...state,
  hero: { ...state.hero, ...WEAK },
  opponents: state.opponents.map((opponent) => Object.assign({}, opponent, STRONG)),
});

describe('PB10: move, encounter, end check, opponent, encounter, end check', () => {
  const hunted = drawn(
    `
      # # # # # # # #
      # P 1 . . . 2 #
      # # # # # . # #
      # E # # # U # #
    `,
    { config: { movement: 'hunter' }, hero: STRONG, opponents: [WEAK] },
  );

  test('1, 2: the player moves first, and decides before anybody else moves', () => {
    const { state, events } = played(hunted, 'D');
    expect(typesOf(events)).toEqual(['moved', 'met']);
    expect(state.phase).toEqual({ name: 'meeting', opponent: 0 });
    expect(picture(state)).toBe(
      board(`
        # # # # # # # #
        # . P . . . X #
        # # # # # . # #
        # # # # # U # #
      `),
    );
    expect(refusal(state, 'D')).toEqual({ code: 'not-now', phase: 'meeting' });
  });

  test('2, 4: who turns back is followed by the opponents who have not been met', () => {
    const { state, events } = played(hunted, 'DT');
    expect(typesOf(events)).toEqual(['moved', 'met', 'turned-back', 'opponent-moved']);
    expect(picture(state)).toBe(
      board(`
        # # # # # # # #
        # P X . . X . #
        # # # # # . # #
        # # # # # U # #
      `),
    );
  });

  test('2, 4: after a fight that is won the other opponents move', () => {
    const { state, events } = played(wonBy('hero', hunted, 'DC1'), 'DC1');
    expect(typesOf(events).slice(-3)).toEqual(['round-ended', 'fight-won', 'opponent-moved']);
    expect(picture(state)).toBe(
      board(`
        # # # # # # # #
        # . P . . X . #
        # # # # # . # #
        # # # # # U # #
      `),
    );
  });

  test('2, 3: knocked out the player is at the end, and nobody moves any more', () => {
    const weak = withStrongOpponents(hunted);
    const { state, events } = played(wonBy('opponent', weak, 'DC'), 'DC');
    expect(typesOf(events).slice(-2)).toEqual(['fight-won', 'ended']);
    expect(state.opponents[1]!.at).toBe(at(state, 1, 6));
    expect(pokelabirinto.outcome(state)).toEqual({ winners: [], reason: 'knocked-out' });
  });

  test('3: on the exit the game is won before an opponent beside it can move', () => {
    const { state, events } = played(
      drawn(
        `
          # # # # #
          # . X P #
          # # # U #
          # E # # #
        `,
        { config: { movement: 'hunter' } },
      ),
      'S',
    );
    expect(typesOf(events)).toEqual(['moved', 'ended']);
    expect(pokelabirinto.outcome(state)).toEqual({ winners: [0], reason: 'escaped' });
    expect(picture(state)).toBe(
      board(`
        # # # # #
        # . X . #
        # # # P #
        # # # # #
      `),
    );
  });

  const towards = drawn(
    `
      # # # # # # #
      # P . 1 . 2 #
      # . # # # . U
      # E # # # # #
    `,
    { config: { movement: 'hunter' }, hero: STRONG, opponents: [WEAK, WEAK] },
  );

  test('4, 5: an opponent that walks to the player is met, and the next one waits for the decision', () => {
    const { state, events } = played(towards, 'D');
    expect(typesOf(events)).toEqual(['moved', 'opponent-moved', 'met']);
    expect(state.phase).toEqual({ name: 'meeting', opponent: 0 });
    expect(picture(state)).toBe(
      board(`
        # # # # # # #
        # . P . . X #
        # . # # # . U
        # # # # # # #
      `),
    );
  });

  test('4, 5: when it is decided the next one moves', () => {
    expect(picture(after(towards, 'DT'))).toBe(
      board(`
        # # # # # # #
        # P X . X . #
        # . # # # . U
        # # # # # # #
      `),
    );
    const { events, state } = played(wonBy('hero', towards, 'DC1'), 'DC1');
    expect(typesOf(events).slice(-2)).toEqual(['fight-won', 'opponent-moved']);
    expect(picture(state)).toBe(
      board(`
        # # # # # # #
        # . P . X . #
        # . # # # . U
        # # # # # # #
      `),
    );
  });

  test('4, 5: in one turn the player can meet one opponent after the other', () => {
    const besieged = drawn(
      `
        # # # # # #
        # . P 1 2 #
        # # # # . U
        # E # # # #
      `,
      { config: { movement: 'hunter' }, hero: STRONG, opponents: [WEAK, WEAK] },
    );
    const { state, events } = played(wonBy('hero', besieged, 'DC1'), 'DC1');
    expect(typesOf(events).slice(-3)).toEqual(['fight-won', 'opponent-moved', 'met']);
    expect(state.phase).toEqual({ name: 'meeting', opponent: 1 });
    expect(state.actions).toBe(3);
  });

  test('6: knocked out by who came the player is at the end, and the next one does not move', () => {
    const weak = withStrongOpponents(towards);
    const { state, events } = played(wonBy('opponent', weak, 'DC'), 'DC');
    expect(typesOf(events).slice(-2)).toEqual(['fight-won', 'ended']);
    expect(state.opponents[1]!.at).toBe(at(state, 1, 5));
    expect(pokelabirinto.turn(state)).toEqual([]);
    expect(refusal(state, 'A')).toEqual({ code: 'game-over' });
  });

  test('6: otherwise the next turn is the player’s', () => {
    const state = after(towards, 'DT');
    expect(state.phase).toEqual({ name: 'walking' });
    expect(state.yetToMove).toEqual([]);
    expect(pokelabirinto.turn(state)).toEqual([0]);
  });

  test('two that face each other meet and do not change places', () => {
    const facing = drawn(
      `
        # # # # #
        # P X . #
        # # # . U
        # E # # #
      `,
      { config: { movement: 'hunter' } },
    );
    expect(after(facing, 'D').phase.name).toBe('meeting');
  });
});

describe('PB9: an opponent may stand on the exit, and is met first', () => {
  const guarded = drawn(
    `
      # # # # # #
      # X . P . #
      # # # x # #
      # E # # # #
    `,
    { config: { movement: 'hunter' }, hero: STRONG, opponents: [{}, WEAK] },
  );

  test('the game is not over while the two stand there', () => {
    const { state, events } = played(guarded, 'S');
    expect(typesOf(events)).toEqual(['moved', 'met']);
    expect(state.phase).toEqual({ name: 'meeting', opponent: 1 });
    expect(pokelabirinto.outcome(state)).toBeUndefined();
    expect(pokelabirinto.outcome(after(state, 'C'))).toBeUndefined();
  });

  test('who wins there is out before the others move', () => {
    const { state, events } = played(wonBy('hero', guarded, 'SC1'), 'SC1');
    expect(typesOf(events).slice(-2)).toEqual(['fight-won', 'ended']);
    expect(pokelabirinto.outcome(state)).toEqual({ winners: [0], reason: 'escaped' });
    expect(picture(state)).toBe(
      board(`
        # # # # # #
        # X . . . #
        # # # P # #
        # # # # # #
      `),
    );
  });

  test('who turns back is not out', () => {
    const state = after(guarded, 'ST');
    expect(pokelabirinto.outcome(state)).toBeUndefined();
    expect(picture(state)).toBe(
      board(`
        # # # # # #
        # . X P . #
        # # # X # #
        # # # # # #
      `),
    );
  });

  test('an opponent walks onto the exit as onto any other cell', () => {
    const state = drawn(
      `
        # # # # #
        # P . X U
        # # # # #
        # E # # #
      `,
      { config: { movement: 'random' } },
    );
    const onExit = seedWhere(state, (lucky) => after(lucky, 'D').opponents[0]!.at === at(lucky, 1, 4));
    expect(picture(after(onExit, 'D'))).toBe(
      board(`
        # # # # #
        # . P . X
        # # # # #
        # # # # #
      `),
    );
  });
});

test('the game is over when the actions are used up, in a fight too', () => {
  const short = drawn(
    `
      # # # # #
      # P X . #
      # . # . U
      # E # # #
    `,
    { config: { limit: 3 } },
  );
  const { state, events } = played(short, 'DTS');
  expect(events.at(-1)).toEqual({ type: 'ended', end: 'action-limit' });
  expect(pokelabirinto.outcome(state)).toEqual({ winners: [], reason: 'action-limit' });
  const fighting = { ...short, actions: 1 };
  const fought = played(fighting, 'DC').state;
  expect(fought.phase.name).toBe('fighting');
  expect(pokelabirinto.outcome(fought)).toEqual({ winners: [], reason: 'action-limit' });
  expect(pokelabirinto.legal(fought, 0)).toEqual([]);
});

test('who escapes or is knocked out with the last action has escaped or is knocked out', () => {
  const last = drawn(
    `
      # # # #
      # P U #
      # X # #
      # E # #
    `,
    { config: { limit: 1 }, hero: WEAK, opponents: [STRONG] },
  );
  expect(pokelabirinto.outcome(after(last, 'D'))?.reason).toBe('escaped');
  const met = { ...after(last, 'S'), actions: 0 };
  expect(pokelabirinto.outcome(after(wonBy('opponent', met, 'C'), 'C'))?.reason).toBe('knocked-out');
});
