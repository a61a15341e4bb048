import { Random } from '@dedalo/grid';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/bots/rules.ts';
import { createSearch, search } from '../../src/bots/search.ts';
import type { SearchThought } from '../../src/bots/search/thought.ts';
import { stratego } from '../../src/game.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/rule-set.ts';
import type { Action, State } from '../../src/state.ts';

const BUDGET = 3000;

/** The positions of a game of `rules` against itself. */
function statesOf(seed: string, name: RuleSetName = 'final'): State[] {
  const random = new Random(seed);
  const states: State[] = [];
  let state = stratego.start({ rules: name, movesEach: 200 }, seed);
  for (let [seat] = stratego.turn(state); seat !== undefined; [seat] = stratego.turn(state)) {
    states.push(state);
    const { choice } = rules.think(stratego.view(state, seat), { seat, random });
    const played = stratego.play(state, seat, choice);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  return states;
}

function choiceIn(state: State, seed: string, portions: readonly number[] = [BUDGET]): Action {
  const seat = stratego.turn(state)[0]!;
  const thought = search.think(stratego.view(state, seat), { seat, random: new Random(seed) });
  for (const portion of portions) thought.advance(portion);
  return thought.choice;
}

describe('search', () => {
  it.each(RULE_SET_NAMES)('only does what is legal, at any time (%s)', (name) => {
    for (const [index, state] of statesOf(`legal ${name}`, name).entries()) {
      if (index % 5 !== 0) continue;
      const legal = stratego.legal(state, stratego.turn(state)[0]!);
      expect(legal).toContainEqual(choiceIn(state, 'legal', []));
      expect(legal).toContainEqual(choiceIn(state, 'legal', [500]));
    }
  });

  it('makes the same choice from the same view, draws and budget', () => {
    for (const state of statesOf('same').filter((_, index) => index % 12 === 0)) {
      expect(choiceIn(state, 'same')).toEqual(choiceIn(state, 'same'));
    }
  });

  it('remembers what it saw of a game, known by its draws or by what stands for it', () => {
    const turns = statesOf('memory').filter((state) => state.moves > 0 && stratego.turn(state)[0] === 0);
    const valuesWith = (game?: object): unknown => {
      const bot = createSearch();
      const thoughts = turns.map((state, index) => {
        const random = new Random(`memory ${index}`);
        return bot.think(stratego.view(state, 0), { seat: 0, random, ...(game && { game }) });
      });
      const last = thoughts.at(-1) as SearchThought;
      last.advance(BUDGET);
      return last.values;
    };
    expect(valuesWith({})).toEqual(valuesWith({}));
    expect(valuesWith({})).not.toEqual(valuesWith());
  });

  it('sees no more than its view: cards that were never shown may change places', () => {
    const random = new Random('disguise');
    let changed = 0;
    for (const state of statesOf('disguise').filter((_, index) => index > 20 && index % 6 === 0)) {
      const seat = stratego.turn(state)[0]!;
      const other = stratego.samples!.disguise(state, seat, random) ?? state;
      if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
      expect(choiceIn(other, 'disguise')).toEqual(choiceIn(state, 'disguise'));
    }
    expect(changed).toBeGreaterThan(2);
  });
});
