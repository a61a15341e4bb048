import { expect, test } from 'vitest';
import {
  changeChoice,
  choiceOf,
  kindOf,
  matters,
  PARAMETERS,
  PROPOSED,
} from '../../../../src/games/stratego/screen/choice.ts';
import { gameOf } from './support.ts';

test('a usual game is proposed: Red against the strongest, a tenth of a second a move', () => {
  expect(kindOf(PROPOSED)).toEqual({
    side: 'red',
    against: 'search',
    time: 100,
    config: { rules: 'final', movesEach: 200 },
  });
});

test.each(PARAMETERS)('%s goes round both ways', (name) => {
  let choice = PROPOSED;
  const seen = new Set<unknown>();
  do {
    seen.add(choice[name]);
    const next = changeChoice(choice, name, 1);
    expect(changeChoice(next, name, -1)).toEqual(choice);
    choice = next;
  } while (choice[name] !== PROPOSED[name]);
  expect(seen.size).toBeGreaterThan(1);
});

test('a free time has its neighbours', () => {
  const choice = { ...PROPOSED, time: 500 };
  expect([changeChoice(choice, 'time', 1).time, changeChoice(choice, 'time', -1).time]).toEqual([1000, 300]);
});

test('for two people neither the side nor the time of a bot matters', () => {
  expect(PARAMETERS.filter((name) => matters({ ...PROPOSED, against: 'person' }, name))).toEqual(['against', 'rules']);
});

test('the choice of a game leads to such a game', () => {
  const { session, sitters } = gameOf({ side: 'blue', against: 'rules', time: 300 });
  expect(choiceOf(gameOf({ side: 'blue', against: 'rules', time: 300 }))).toEqual({
    side: 'blue',
    against: 'rules',
    rules: session.config.rules,
    time: 300,
  });
  expect(sitters).toEqual(['rules', 'person']);
});
