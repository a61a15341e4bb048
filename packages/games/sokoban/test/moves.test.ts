import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  createConfig,
  findPack,
  forwardSolution,
  type Level,
  metricsOf,
  modeOf,
  parseBoard,
  playActions,
  sokoban,
} from '../src/index.ts';

const level = (...rows: string[]): Level => {
  const parsed = parseBoard(rows);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

describe('moves in LURD', () => {
  test('forward: case does not matter on the way in, and says what was pushed on the way out', () => {
    const corridor = level('#####', '#@$.#', '#####');
    expect(actionsOf(corridor, 'r')).toEqual(actionsOf(corridor, 'R'));
    expect(metricsOf(corridor, ['east'])).toMatchObject({ letters: 'R' });
  });

  test('reverse: begins with a jump that counts from the start of the player', () => {
    const room = level('######', '#@ $.#', '#    #', '######');
    expect(modeOf('[dr]l')).toBe('reverse');
    expect(actionsOf(room, '[rr]lL')).toEqual([
      { type: 'jump', to: 9 },
      { type: 'move', direction: 'west' },
      { type: 'pull', direction: 'west' },
    ]);
    const [jump] = actionsOf(room, '[]');
    expect(jump).toEqual({ type: 'jump', to: room.player });
  });

  test('a jump out of the board is refused, not played', () => {
    const room = level('######', '#@ $.#', '######');
    expect(playActions(room, 'reverse', actionsOf(room, '[uuu]'))?.refused).toMatchObject({
      number: 1,
      rejection: { code: 'no-way-to-jump' },
    });
  });

  test('what follows a solution does not count', () => {
    const corridor = level('#####', '#@$.#', '#####');
    const played = playActions(corridor, 'forward', actionsOf(corridor, 'Rll'));
    expect(played?.refused).toBeUndefined();
    expect(played?.state).toMatchObject({ moves: 1, pushes: 1 });
  });
});

describe('a finished reverse game is a solution read backwards', () => {
  test('drawn by hand', () => {
    const room = level('#######', '#@ $ .#', '#     #', '#######');
    const actions = actionsOf(room, '[rrr]LL');
    expect(playActions(room, 'reverse', actions)?.state.pushes).toBe(2);
    const solution = forwardSolution(room, actions)!;
    expect(metricsOf(room, solution)).toMatchObject({ isSolved: true, letters: 'rRR' });
  });

  test('random reverse play of many levels, whenever it finishes', () => {
    let finished = 0;
    for (let seed = 0; seed < 400; seed++) {
      const random = new Random(`reverse ${seed}`);
      const { entries } = findPack('first-steps');
      const entry = entries[seed % entries.length]!;
      const config = createConfig(entry.level, { mode: 'reverse', actionLimit: 400 });
      if (!config.ok) throw new Error(config.error.code);
      let state = sokoban.start(config.value, '');
      const actions = [];
      while (!sokoban.outcome(state)) {
        const legal = sokoban.legal(state, 0);
        const pulls = legal.filter(({ type }) => type === 'pull');
        const action = random.pick(pulls.length > 0 && random.bool() ? pulls : legal);
        const played = sokoban.play(state, 0, action);
        if (!played.ok) throw new Error(played.error.code);
        actions.push(action);
        state = played.value.state;
      }
      const solution = forwardSolution(entry.level, actions);
      const isFinished = sokoban.outcome(state)?.reason === 'solved';
      expect(solution !== undefined).toBe(isFinished);
      if (!solution) continue;
      finished++;
      expect(metricsOf(entry.level, solution)).toMatchObject({ isSolved: true });
    }
    expect(finished).toBeGreaterThan(20);
  });
});
