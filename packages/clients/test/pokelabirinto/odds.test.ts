import { Random } from '@dedalo/grid';
import { createConfig, pokelabirinto, SHIPPED, type View } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { OddsCalculator, oddsQuestion } from '../../src/pokelabirinto/fight-odds.ts';
import { oddsText } from '../../src/pokelabirinto/odds-text.ts';

const words = await loadWords('en');

function viewOf(change: Partial<View>): View {
  const config = createConfig({ opponents: 1 });
  if (!config.ok) throw new Error(config.error.code);
  return { ...pokelabirinto.view(pokelabirinto.start(config.value, 'odds'), 0), ...change };
}

const meeting = viewOf({ phase: { name: 'meeting', opponent: 0 } });

test('there are no odds while walking and after the end', () => {
  expect(oddsQuestion(viewOf({}))).toBeUndefined();
  expect(oddsQuestion({ ...meeting, end: 'knocked-out' })).toBeUndefined();
});

test('a question holds both creatures and nothing of the maze', () => {
  const question = oddsQuestion(meeting)!;
  expect(Object.keys(question).sort()).toEqual(['gain', 'mind', 'species', 'standing', 'turn']);
  expect(question.standing.hero).toEqual({ hp: meeting.hero.hp, energy: 0 });
  expect(question.species.hero).toBe(SHIPPED[0]);
});

test('odds are worked out in portions and then stay', () => {
  const context = new OddsCalculator();
  const question = oddsQuestion(meeting)!;
  const random = new Random('');
  expect(context.odds(question, random)).toEqual({ status: 'searching', progress: 0 });
  while (context.work(question, random)?.advance(1000) === 'searching');
  expect(context.work(question, random)).toBeUndefined();
  const odds = context.odds(question, random);
  expect(odds).toMatchObject({ status: 'exact', best: undefined });
  expect(oddsText(odds, question, { words, language: 'en' })).toMatch(/^you win \d+(\.\d)? of 100 such fights$/);
  const named = { ...question, mind: 'person' } as const;
  expect(oddsText(odds, named, { words, language: 'en' })).toMatch(/^Pikachu wins at least/);
});

test('the better of two attacks is named to the side that chooses', () => {
  const [first, ...others] = SHIPPED;
  const attacks = [
    { name: 'Tap', cost: 1, mostDamage: 1 },
    { name: 'Blow', cost: 1, mostDamage: 30 },
  ] as const;
  const view: View = {
    ...meeting,
    species: [{ ...first!, attacks }, ...others],
    hero: { ...meeting.hero, energy: 50 },
    phase: { name: 'fighting', opponent: 0, first: 'hero', isAnswer: false },
  };
  const context = new OddsCalculator();
  const question = oddsQuestion(view)!;
  const random = new Random('');
  while (context.work(question, random)?.advance(100_000) === 'searching');
  expect(oddsText(context.odds(question, random), question, { words, language: 'en' })).toMatch(/, best: Blow$/);
});
