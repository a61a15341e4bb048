import { playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig, hunter, minmax, type State, theseus, type TheseusTypes } from '@dedalo/theseus';
import {
  createConfig as createMazeConfig,
  findPack,
  logicMaze,
  type LogicMazeTypes,
  type Move,
} from '@dedalo/theseus/logic';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { momentAfter } from '../../../src/replay/moment.ts';
import { createMazeMarker, mazeMomentWords } from '../../../src/games/logic-maze/moments.ts';
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

function momentsOfMaze(moves: readonly Move[]): Moment<LogicMazeTypes>[] {
  const config = createMazeConfig(findPack('lessons').entries[0]!.level);
  if (!config.ok) throw new Error(config.error.code);
  const session = new Session(logicMaze, { config: config.value, seed: '', names: ['Ada'] });
  return moves.map((move, index) => {
    const before = session.state;
    session.play(0, { move });
    return momentAfter({ game: logicMaze }, session.record(), { before, number: index + 1 });
  });
}

test('of a maze the escape is marked, and where there was none any more', () => {
  const escape = momentsOfMaze(['left', 'left', 'left', 'left']);
  expect(escape.map(createMazeMarker())).toEqual([undefined, undefined, undefined, 'end']);
  expect(mazeMomentWords(en, escape[0]!)).toBe('you go to 4,4, the Minotaur comes to 4,1');
  expect(mazeMomentWords(en, escape[3]!)).toBe('you go to 1,4, escaped');
  const waits = momentsOfMaze(['wait', 'wait']);
  expect(waits.map(createMazeMarker())).toContain('loss');
  expect(mazeMomentWords(en, waits[0]!)).toMatch(/^you wait, the Minotaur comes to/);
});
