import { describe, expect, test } from 'vitest';
import { legal, outcome, play, start, turn } from '../../src/rules.ts';
import { LONGEST_RUN, type Press, RUN_LENGTHS, type State } from '../../src/state.ts';
import { follow, sceneOf, view } from '../../src/view.ts';
import { contentOf, effects } from '../support/content.ts';
import { EAST, NORTH } from '../support/drawn-race.ts';
import { valueOf } from '../support/results.ts';

const LANE = `
  #########
  #S   E  #
  #########
`;
const content = contentOf({
  levels: [[LANE], [LANE]],
  lives: 4,
  powerUps: [
    { trigger: 'A', user: effects({ speed: 9 }) },
    { trigger: 'B', user: effects({ speed: 3 }) },
    { user: effects({}) },
  ],
});
const first = start({ content, mostTicks: 1000 }, 'rules');

const withStock = (stock: readonly number[]): State => ({ ...first, scene: { ...first.scene, stock } });

/** Each action as a run of the longest kind, until it is over or the level is another. */
function running(state: State, press: Press): State {
  let after = valueOf(play(state, 0, { press, ticks: 8 })).state;
  while (after.scene.status === 'running' && after.scene.level === state.scene.level) {
    after = valueOf(play(after, 0, { press: null, ticks: 8 })).state;
  }
  return after;
}

describe('how a game begins', () => {
  test('R49: at the start of the first map of the first level, with all lives and nothing in store', () => {
    expect(first.scene).toMatchObject({ level: 0, ticks: 0, status: 'running', lives: 4, stock: [0, 0, 0], items: [] });
    expect(first.scene.user).toMatchObject({ map: 0, cell: first.scene.maps[0]!.map.start, way: 4 });
    expect(turn(first)).toEqual([0]);
  });

  test('the same seed begins the same game', () => {
    expect(start({ content, mostTicks: 1000 }, 'rules')).toEqual(first);
  });
});

describe('what can be pressed', () => {
  test('ways and nothing, for each length of a run; letters of what is in store', () => {
    expect(legal(first, 0)).toHaveLength(5 * RUN_LENGTHS.length);
    const letters = legal(withStock([0, 2, 1]), 0).flatMap(({ press }) =>
      press && 'letter' in press ? [press.letter] : [],
    );
    expect(new Set(letters)).toEqual(new Set(['B']));
    expect(legal(first, 1)).toEqual([]);
  });

  test.each([0, 3, 63, 65, 128, -1, 0.5, Number.NaN])('no run has %f ticks', (ticks) => {
    expect(play(first, 0, { press: null, ticks })).toMatchObject({ ok: false, error: { code: 'bad-length' } });
  });

  test.each(['A', 'Z', 'a', '', 'AB'])('the letter "%s" uses nothing where nothing is in store', (letter) => {
    const refused = play(withStock([0, 1, 1]), 0, { press: { letter }, ticks: 1 });
    expect(refused).toEqual({ ok: false, error: { code: 'nothing-to-use', letter } });
  });

  test('nobody but the first seat runs, and nobody when it is over', () => {
    expect(play(first, 1, { press: null, ticks: 1 })).toEqual({ ok: false, error: { code: 'not-your-turn' } });
    const over = { ...first, scene: { ...first.scene, status: 'lost', end: 'overtaken' } } as const;
    expect(play(over, 0, { press: null, ticks: 1 })).toEqual({ ok: false, error: { code: 'game-over' } });
    expect([turn(over), legal(over, 0)]).toEqual([[], []]);
  });
});

describe('how a game ends', () => {
  test('R49: through the last level the user has won', () => {
    const second = running(first, EAST);
    expect(second.scene).toMatchObject({ level: 1, transition: { to: 'level' } });
    const won = running(second, EAST);
    expect(outcome(won)).toEqual({ winners: [0], reason: 'finished' });
    expect(outcome(second)).toBeUndefined();
  });

  test('time that is up is a loss of its own', () => {
    const late = running(first, NORTH);
    expect(outcome(late)).toEqual({ winners: [], reason: 'action-limit' });
    expect(late.scene.ticks).toBe(1000);
  });
});

describe('what is seen', () => {
  test('a view has all of the scene, and nothing of what chance will bring', () => {
    expect(sceneOf(view(first))).toEqual(first.scene);
    expect(Object.keys(view(first))).not.toContain('random');
    expect(JSON.stringify(view(first))).not.toContain(first.random.words[0]!.toString());
  });

  test('a run that reaches another level tells its maps, and any other none', () => {
    let state = first;
    const told: boolean[] = [];
    for (let left = 3; left > 0; left--) {
      const played = valueOf(play(state, 0, { press: EAST, ticks: LONGEST_RUN }));
      const [ran] = played.events;
      told.push(ran?.type === 'ran' && ran.maps !== null);
      expect(played.events.reduce(follow, view(state))).toEqual(view(played.state));
      state = played.state;
    }
    expect(told).toEqual([true, false, false]);
  });
});
