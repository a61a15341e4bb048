import { Random } from '@dedalo/grid';
import { describe, expect, it } from 'vitest';
import { createConfig } from '../../src/config.ts';
import { stratego } from '../../src/game.ts';
import { actionOf } from '../../src/kernel/actions.ts';
import { CELL_MASK, Kernel, MOST_MOVES_AT_ONCE } from '../../src/kernel/kernel.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/rule-set.ts';
import { endOf } from '../../src/rules.ts';
import type { Action, State } from '../../src/state.ts';

const ENDS = [null, 'flag-captured', 'action-limit', 'no-moves'] as const;

const text = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

function movesOf(kernel: Kernel): number[] {
  const list = new Int16Array(MOST_MOVES_AT_ONCE);
  return [...list.subarray(0, kernel.movesInto(list, 0))];
}

function attacksOf(kernel: Kernel): number[] {
  const list = new Int16Array(MOST_MOVES_AT_ONCE);
  return [...list.subarray(0, kernel.attacksInto(list, 0))];
}

const stateOf = (kernel: Kernel): string =>
  JSON.stringify([
    [...kernel.board],
    [...kernel.at],
    [...kernel.rank],
    [...kernel.trail],
    [kernel.shown, kernel.moved, kernel.moves, kernel.turn, kernel.key, kernel.key2, kernel.flagless],
  ]);

function played(state: State, action: Action): State {
  const result = stratego.play(state, stratego.turn(state)[0]!, action);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
}

function setUp(rules: RuleSetName, random: Random): State {
  const config = createConfig({ rules, movesEach: random.below(3) === 0 ? 30 : 200 });
  if (!config.ok) throw new Error(config.error.code);
  let state = stratego.start(config.value, 'any');
  for (let placed = 0; placed < 20; placed++) {
    state = played(state, random.pick(stratego.legal(state, stratego.turn(state)[0]!)));
  }
  return state;
}

describe.each(RULE_SET_NAMES)('the kernel agrees with the rules %s', (rules) => {
  it('move by move in random games', () => {
    const random = new Random(`kernel ${rules}`);
    const ends = new Set<string | null>();
    for (let game = 0; game < 25; game++) {
      let state = setUp(rules, random);
      const kernel = Kernel.fromState(state);
      for (;;) {
        expect(stateOf(kernel)).toBe(stateOf(Kernel.fromState(state)));
        const end = endOf(state);
        expect(ENDS[kernel.end()]).toBe(end);
        ends.add(end);
        if (end !== null) break;
        const moves = movesOf(kernel);
        expect(text(moves.map((move) => actionOf(kernel, move)))).toEqual(text(stratego.legal(state, state.moves % 2)));
        expect(new Set(attacksOf(kernel))).toEqual(
          new Set(moves.filter((move) => kernel.board[move & CELL_MASK]! >= 0)),
        );
        const move = random.pick(moves);
        state = played(state, actionOf(kernel, move));
        kernel.make(move);
        kernel.forget();
      }
    }
    expect(ends).toEqual(new Set(ENDS));
  });

  it('and gives every move back', () => {
    const random = new Random(`give back ${rules}`);
    for (let game = 0; game < 10; game++) {
      const kernel = Kernel.fromState(setUp(rules, random));
      const before: string[] = [];
      while (kernel.end() === 0) {
        before.push(stateOf(kernel));
        kernel.make(random.pick(movesOf(kernel)));
      }
      while (before.length > 0) {
        kernel.unmake();
        expect(stateOf(kernel)).toBe(before.pop());
      }
    }
  });
});
