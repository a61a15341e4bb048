import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { rules } from '../../src/bots/rules.ts';
import { stratego } from '../../src/game.ts';
import { RULE_SET_NAMES } from '../../src/rule-set.ts';
import { createConfig } from '../../src/config.ts';
import { valueOf } from '../support/results.ts';

test.each([random, rules])('$name chooses the same when cards that were never shown change places', (bot) => {
  let disguised = 0;
  for (let game = 0; game < 12; game++) {
    const draws = new Random(`hidden ${game}`);
    let state = stratego.start(valueOf(createConfig({ rules: RULE_SET_NAMES[game % 2]! })), '');
    for (let [seat] = stratego.turn(state); seat !== undefined; [seat] = stratego.turn(state)) {
      const other = stratego.samples.disguise(state, seat, draws) ?? state;
      if (stratego.text.formatState(other) !== stratego.text.formatState(state)) disguised++;
      const luck = String(draws.next());
      const [choice, otherChoice] = [state, other].map(
        (each) => bot.think(stratego.view(each, seat!), { seat: seat!, random: new Random(luck) }).choice,
      );
      expect(otherChoice).toEqual(choice);
      state = valueOf(stratego.play(state, seat, choice!)).state;
    }
  }
  expect(disguised).toBeGreaterThan(300);
});
