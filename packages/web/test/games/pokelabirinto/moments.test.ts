import { ReplayCursor, Session } from '@dedalo/engine';
import { createConfig, pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import {
  pokelabirintoCountWords,
  pokelabirintoMark,
  pokelabirintoMomentWords,
} from '../../../src/games/pokelabirinto/moments.ts';
import { momentAfter } from '../../../src/replay/moment.ts';
import type { Moment } from '../../../src/replay/replay-game.ts';

const words = await loadWords('en');

/** Games in which whoever comes is fought. */
function momentsOf(seed: string): Moment<PokelabirintoTypes>[] {
  const config = createConfig({ movement: 'hunter', maze: 'clean', rows: 9, columns: 9 });
  if (!config.ok) throw new Error(config.error.code);
  const game = new Session(pokelabirinto, { config: config.value, seed, names: ['Ada'] });
  for (let turn = 0; turn < 60 && !game.outcome; turn++) {
    const legal = game.legal(0);
    game.play(0, legal.find(({ type }) => type === 'fight') ?? legal[turn % legal.length]!);
  }
  const record = game.record();
  const cursor = new ReplayCursor(pokelabirinto, record);
  return record.actions.map((_, index) => {
    const moment = momentAfter({ game: pokelabirinto }, record, { before: cursor.state, number: index + 1 });
    cursor.goTo(index + 1);
    return moment;
  });
}

const moments = ['1', '2', '3', '4', '5', '6'].flatMap(momentsOf);
const told = moments.map((moment) => pokelabirintoMomentWords(words, moment));

test('every moment has its words, and a step says where it leads', () => {
  expect(told.filter((text) => text === '')).toEqual([]);
  for (const [index, { acted }] of moments.entries()) {
    expect(/^went to [A-Z]+\d/.test(told[index]!)).toBe(acted.action.type === 'move');
  }
});

test('encounters, fights and ends are described and marked', () => {
  const marks = moments.map((moment) => pokelabirintoMark(moment));
  const find = (pattern: RegExp): number => told.findIndex((text) => pattern.test(text));
  expect(marks[find(/, met \w+$/)]).toBe('turn');
  expect(marks[find(/your creature is knocked out$|the way out of the maze is found$/)]).toBe('end');
});

test('the state is described in a line', () => {
  expect(pokelabirintoCountWords(words, moments[0]!.before)).toBe('35 hit points, 0 energy, opponents: 1');
});
