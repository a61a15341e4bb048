import { type Blow, createConfig, type Event, PLAYER, pokelabirinto, type View } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { DASHES, fightTexts, roundsOf, sideNames } from '../../src/pokelabirinto/words.ts';

const words = await loadWords('en');

/** Pikachu against a creature of a species. */
function viewAgainst(species: number): View {
  const config = createConfig();
  if (!config.ok) throw new Error(config.error.code);
  const view = pokelabirinto.view(pokelabirinto.start(config.value, '1'), PLAYER);
  return { ...view, opponents: [{ ...view.opponents[0]!, species }] };
}

const attacked = (by: 'hero' | 'opponent', damage: number): Blow => ({ type: 'attacked', by, attack: 1, damage });
const gained: Blow = { type: 'gained', opponent: 0, hero: 5, rival: 6, first: 'opponent' };
const ended: Event = { type: 'round-ended', hero: { hp: 1, energy: 2 }, rival: { hp: 3, energy: 4 } };

test('names that differ are enough', () => {
  expect(sideNames(viewAgainst(1), 0, words)).toEqual({ hero: 'Pikachu', opponent: 'Charmander' });
});

test('two of one kind have different names in all texts', () => {
  const view = viewAgainst(0);
  const powerless = { type: 'powerless', by: 'opponent' } as const;
  const won = { type: 'fight-won', by: 'opponent', opponent: 0 } as const;
  expect(fightTexts([attacked('hero', 3), powerless, ended, won], view, words)).toEqual([
    'Pikachu (you) uses Thunder Shock and does 3 damage!',
    'Pikachu (wild) does not have enough energy!',
    'Pikachu (you)  HP: 1, energy: 2',
    'Pikachu (wild)  HP: 3, energy: 4',
    DASHES,
    'Pikachu (wild) wins the fight!',
  ]);
});

test('a round that begins is set apart if no line ended the one before', () => {
  const texts = (...events: (Event | Blow)[]): string[] =>
    fightTexts(events, viewAgainst(1), words).map((text) => (text.endsWith('!') ? text.split(' ')[0]! : text));
  expect(texts(gained, attacked('opponent', 1))).toEqual(['Charmander']);
  expect(texts(attacked('opponent', 1), gained, attacked('opponent', 2))).toEqual(['Charmander', DASHES, 'Charmander']);
  expect(texts(attacked('hero', 1), ended, gained).filter((text) => text === DASHES)).toHaveLength(1);
});

test('P30: the line of dashes is the described one', () => {
  expect(DASHES).toBe('-----');
});

test('a log is set apart by rounds, also where a name holds dashes', () => {
  expect(roundsOf(['Mi-----ra uses Bite', DASHES, 'a', 'b', DASHES])).toEqual([['Mi-----ra uses Bite'], ['a', 'b']]);
  expect(roundsOf([])).toEqual([]);
});

test('a fight without events has no lines, even without an opponent', () => {
  expect(fightTexts([{ type: 'moved', from: 1, to: 2 }], { ...viewAgainst(1), opponents: [] }, words)).toEqual([]);
});
