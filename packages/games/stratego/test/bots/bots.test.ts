import { describe, expect, test } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { rules } from '../../src/bots/rules.ts';
import { BOTS } from '../../src/bots/bots.ts';
import { BOT_NAMES } from '../../src/bots/stratego-bot.ts';
import { stratego } from '../../src/game.ts';
import { RULE_SET_NAMES } from '../../src/rule-set.ts';
import { actionsOfView } from '../../src/view-moves.ts';
import { playGame } from '../support/matches.ts';

test('every bot has a name of its own', () => {
  expect(BOTS.map(({ name }) => name)).toEqual(BOT_NAMES);
});

const QUICK = [random, rules];
const pairs = QUICK.flatMap((red) => QUICK.map((blue) => [red.name, blue.name, [red, blue]] as const));

describe.each(RULE_SET_NAMES)('with the rules %s', (name) => {
  test.each(pairs)('%s against %s play by the rules to the end, and the same with the same draws', (_, __, bots) => {
    // `playBots` throws at the first action that is refused.
    const games = Array.from({ length: 6 }, (_, seed) => playGame(bots, { rules: name, seed: String(seed) }).save());
    expect(games.every((game) => /^end \d+ \w+ over/m.test(game))).toBe(true);
    expect(new Set(games).size).toBe(games.length);
    expect(playGame(bots, { rules: name, seed: '0' }).save()).toBe(games[0]);
  });
});

test('what a view allows is what is legal', () => {
  const session = playGame([random, random], { rules: 'april', seed: 'views' });
  let state = stratego.start(session.config, '');
  for (const { seat, action } of session.record().actions) {
    expect(actionsOfView(stratego.view(state, seat), seat)).toEqual(stratego.legal(state, seat));
    const step = stratego.play(state, seat, action);
    if (step.ok) state = step.value.state;
  }
  expect(stratego.outcome(state)).toBeDefined();
});
