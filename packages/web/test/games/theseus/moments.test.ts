import { playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig, hunter, minmax, type State, theseus, type TheseusTypes } from '@dedalo/theseus';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { momentAfter } from '../../../src/replay/moment.ts';
import { diceCountWords, diceMarkOf, diceMomentWords } from '../../../src/games/theseus/moments.ts';
import type { Moment } from '../../../src/replay/replay-game.ts';

const en = await loadWords('en');

function momentsOfDice(seed: string): Moment<TheseusTypes>[] {
  const config = createConfig({ size: 7, supplies: 2, rounds: 30 });
  if (!config.ok) throw new Error(config.error.code);
  const session = new Session(theseus, { config: config.value, seed, names: ['minmax', 'hunter'] });
  const record = playBots(session, [minmax(), hunter], { random: new Random(seed) });
  let before: State = theseus.start(record.config, record.seed);
  return record.actions.map((_, index) => {
    const moment = momentAfter({ game: theseus }, record, { before, number: index + 1 });
    before = moment.after;
    return moment;
  });
}

test('of a dice game its end, its supplies and the moments when the sabre turns red are marked', () => {
  const moments = ['1', '2', '3', '4', '5', '6'].flatMap(momentsOfDice);
  const kinds = moments.map(diceMarkOf);
  const count = (wanted: string | undefined): number => kinds.filter((kind) => kind === wanted).length;
  expect(count('end')).toBe(6);
  expect(count('gain')).toBeGreaterThan(0);
  expect(count('loss')).toBeGreaterThan(0);
  expect(count(undefined)).toBeGreaterThan(count('loss'));
  const ended = diceMomentWords(en, moments.at(-1)!);
  expect(Object.values(en.games.theseus.ends).filter((end) => ended.endsWith(end))).toHaveLength(1);
  expect(diceMomentWords(en, moments[0]!)).toMatch(/^Minotaur (goes to|runs)/);
  expect(diceCountWords(en, moments[0]!.before)).toBe('round 1 of 30, 0 of 2 supplies');
});
