import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { expectimaxAttack } from '../../src/fight/expectimax.ts';
import { fightModel, type FightState, fightState } from '../../src/fight/fight-model.ts';
import type { Situation } from '../../src/fight/fighter.ts';
import { chooseAttack } from '../../src/fight/minds.ts';
import { type Chooser, simulateFight } from '../../src/fight/simulate-fight.ts';
import type { AttackNumber } from '../../src/species.ts';
import { solved } from '../odds/support/solved.ts';
import { invented } from '../support/species.ts';

/** What was chosen once in a situation is chosen again, so that many fights need few searches. */
function remembering(choose: (situation: Situation) => AttackNumber): Chooser {
  const known = new Map<string, AttackNumber>();
  return (situation) => {
    const { attacker, defender, isFirst } = situation;
    const key = [attacker.hp, attacker.energy, defender.hp, defender.energy, isFirst].join(' ');
    const choice = known.get(key) ?? choose(situation);
    known.set(key, choice);
    return choice;
  };
}

test('where energy is dear, who thinks wins more than who is greedy and who leaves it to chance', () => {
  const FIGHTS = 3000;
  const gain = { least: 1, most: 1 };
  const hero = { species: invented(8, [3, 5], [12, 6]), hp: 8, energy: 15 };
  const rival = { species: invented(8, [3, 3], [3, 3]), hp: 8, energy: 15 };
  const greedy: Chooser = (situation, random) => chooseAttack('greedy', situation, random);
  const wonBy = (chooser: Chooser): number => {
    const random = new Random('hoarding');
    let won = 0;
    for (let fight = 0; fight < FIGHTS; fight++) {
      if (simulateFight({ hero, rival, gain, choosers: { hero: chooser, rival: greedy } }, random) === 'hero') won++;
    }
    return won / FIGHTS;
  };
  const thinking = wonBy(remembering(expectimaxAttack));
  expect(thinking).toBeGreaterThan(wonBy(greedy) + 0.1);
  expect(thinking).toBeGreaterThan(wonBy((situation, random) => chooseAttack('random', situation, random)) + 0.1);
});

test('it gives away little of what the exact odds promise, and greed three times as much', () => {
  const [hero, rival] = [invented(12, [4, 6], [8, 7]), invented(12, [3, 5], [7, 8])];
  const gain = { least: 1, most: 4 };
  const odds = solved({ hero, rival, gain, against: 'best' });
  const random = new Random('regret');
  let given = 0;
  let givenByGreed = 0;
  for (let sample = 0; sample < 120; sample++) {
    const mine = { hp: random.int(1, 12), energy: random.int(8, 24) };
    const theirs = { hp: random.int(1, 12), energy: random.int(0, 20) };
    const isFirst = random.bool();
    const attacks = odds.attacks({ hero: mine, rival: theirs, attacker: 'hero', isFirst });
    const best = Math.max(...attacks.map(({ win }) => win));
    const situation = { attacker: { species: hero, ...mine }, defender: { species: rival, ...theirs }, isFirst, gain };
    const after = (number: AttackNumber): number => attacks.find(({ attack }) => attack === number)!.win;
    given += best - after(expectimaxAttack(situation));
    givenByGreed += best - after(chooseAttack('greedy', situation, random));
  }
  expect(given / 120).toBeLessThan(0.005);
  expect(given).toBeLessThan(givenByGreed / 3);
});

describe('the fight that is searched', () => {
  const attacker = { species: invented(40, [3, 9], [8, 20]), hp: 40, energy: 9 };
  const defender = { species: invented(30, [0, 5], [60, 25]), hp: 30, energy: 0 };
  const gain = { least: 1, most: 100 };
  const model = fightModel(gain);

  /** Everything within so many plies of a state. */
  function* within(state: FightState, plies: number): Iterable<FightState> {
    yield state;
    const turn = model.turn(state);
    if (plies === 0 || turn === 'over') return;
    const next =
      turn === 'chance'
        ? model.chances!(state).map((chance) => chance.state)
        : model.actions(state).map((action) => model.play(state, action));
    for (const after of next) yield* within(after, plies - 1);
  }

  test('chances sum to 1, estimates prove nothing, and both sides say the same', () => {
    const states = [...within(fightState({ attacker, defender, isFirst: true, gain }), 7)];
    const ends = states.filter((state) => model.turn(state) === 'over');
    const open = states.filter((state) => model.turn(state) !== 'over');
    expect(ends.length).toBeGreaterThan(10);
    expect(open.length).toBeGreaterThan(1000);
    for (const state of ends) expect(model.value(state, 0)).toBe(-model.value(state, 1));
    for (const state of open) {
      expect(Math.abs(model.estimate!(state, 0))).toBeLessThan(1);
      expect(model.estimate!(state, 0)).toBe(-model.estimate!(state, 1));
    }
    for (const state of open.filter((each) => model.turn(each) === 'chance')) {
      const sum = model.chances!(state).reduce((total, { probability }) => total + probability, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });

  test('more hit points, more energy and a turn seem better', () => {
    const seems = (change: Partial<Situation>): number =>
      model.estimate!({ ...fightState({ attacker, defender, isFirst: true, gain, ...change }), next: 'gain' }, 0);
    const usual = seems({});
    expect(seems({ attacker: { ...attacker, hp: 30 } })).toBeLessThan(usual);
    expect(seems({ defender: { ...defender, hp: 20 } })).toBeGreaterThan(usual);
    const dear = fightModel({ least: 1, most: 2 });
    const seemsDear = (energy: number): number =>
      dear.estimate!(fightState({ attacker: { ...attacker, energy }, defender, isFirst: true, gain }), 0);
    expect(seemsDear(60)).toBeGreaterThan(seemsDear(10));
    expect(model.estimate!(fightState({ attacker, defender, isFirst: true, gain }), 0)).toBeGreaterThan(usual);
  });
});
