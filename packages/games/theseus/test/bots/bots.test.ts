import { formatReplay, playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { hunter } from '../../src/bots/hunter.ts';
import { minmax } from '../../src/bots/minmax.ts';
import { random } from '../../src/bots/random.ts';
import { BOT_NAMES, type TheseusBot } from '../../src/bots/theseus-bot.ts';
import { createConfig } from '../../src/config.ts';
import { DICE } from '../../src/dice.ts';
import { theseus } from '../../src/game.ts';
import { tilesAhead } from '../../src/sight.ts';
import { MINOTAUR, type State, THESEUS, type TheseusTypes } from '../../src/state.ts';
import { valueOf } from '../support/drawn.ts';

const config = valueOf(createConfig({ size: 5, rounds: 30 }));

function replay(bots: readonly [TheseusBot, TheseusBot], seed: string, draws: string): string {
  const session = new Session<TheseusTypes>(theseus, { config, seed, names: bots.map(({ name }) => name) });
  return formatReplay(theseus, playBots(session, bots, { random: new Random(draws) }));
}

const pairs = BOTS.filter(({ seats }) => seats.includes(THESEUS)).flatMap((first) =>
  BOTS.filter(({ seats }) => seats.includes(MINOTAUR)).map((second) => [first, second] as const),
);

describe.each(pairs.map((pair) => [pair[0].name, pair[1].name, pair] as const))('%s against %s', (_, __, pair) => {
  test('plays by the rules to the end', () => {
    // `playBots` throws at the first die that is refused.
    for (let seed = 0; seed < 20; seed++) expect(replay(pair, String(seed), 'luck')).toMatch(/^end \d+ \w+ over/m);
  });

  test('plays the same game with the same draws', () => {
    expect(replay(pair, 'a', 'luck')).toBe(replay(pair, 'a', 'luck'));
    const games = Array.from({ length: 20 }, (_, luck) => replay(pair, 'a', String(luck)));
    expect(new Set(games).size).toBeGreaterThan(1);
  });
});

test('every bot has a name of its own, a seat and a way to see', () => {
  expect(BOTS.map(({ name }) => name)).toEqual(BOT_NAMES);
  const seated = (seat: number): string[] => BOTS.filter(({ seats }) => seats.includes(seat)).map(({ name }) => name);
  expect(seated(THESEUS)).toEqual([
    'random',
    'bold',
    'careful',
    'wary',
    'heuristic',
    'minmax',
    'cunning-theseus',
    'optimal-theseus',
  ]);
  expect(seated(MINOTAUR)).toEqual(['random', 'drowsy', 'hunter', 'stalker', 'cunning-minotaur', 'optimal-minotaur']);
  const near = BOTS.filter(({ sees }) => sees === 'three-tiles');
  expect(near.map(({ name }) => name)).toEqual(['random', 'drowsy', 'heuristic']);
});

describe('who sees three tiles chooses by three tiles', () => {
  const near = BOTS.filter(({ sees }) => sees === 'three-tiles').flatMap((bot) =>
    bot.seats.map((seat) => [bot.name, seat, bot] as const),
  );
  test.each(near)('%s in seat %i', (_, seat, bot) => {
    const draws = new Random('far away');
    for (let left = 300; left > 0; left--) {
      const { board, ...start } = theseus.start(valueOf(createConfig({ size: 9 })), String(left));
      const [own, opponent] = [draws.below(81), draws.below(81)];
      const inSight = new Set([own, ...DICE.flatMap((_, way) => tilesAhead(board, own, way))]);
      const placed = (tiles: readonly (number | null)[]): State => {
        const [theseus, minotaur] = seat === THESEUS ? [own, tiles[0]!] : [tiles[0]!, own];
        return { ...start, board, theseus, minotaur, supplies: tiles.slice(1), dice: seat === THESEUS ? 1 : 0 };
      };
      const tiles = [opponent, ...start.supplies];
      const outOfSight = draws.shuffle([...board.walls.keys()].filter((tile) => !inSight.has(tile)));
      const elsewhere = tiles.map((tile, index) => (inSight.has(tile!) ? tile : outOfSight[index]!));
      const luck = String(draws.next());
      const [here, there] = [tiles, elsewhere].map(
        (tiles) => bot.think(theseus.view(placed(tiles), seat), { seat, random: new Random(luck) }).choice,
      );
      expect(there).toEqual(here);
    }
  });
});

test('a hunter catches a random Theseus more often than a random Minotaur does', () => {
  const caught = (minotaur: TheseusBot): number =>
    Array.from({ length: 60 }, (_, seed) => replay([random, minotaur], String(seed), 'luck')).filter((text) =>
      text.includes('over captured'),
    ).length;
  expect(caught(hunter)).toBeGreaterThan(50);
  expect(caught(random)).toBeLessThan(caught(hunter));
});

test('minmax wins more often than chance against the random Minotaur', () => {
  const wins = (bot: TheseusBot): number =>
    Array.from({ length: 80 }, (_, seed) => replay([bot, random], String(seed), 'luck')).filter((text) =>
      text.includes('over all-collected'),
    ).length;
  expect(wins(minmax({ depth: 4, terminalScores: true }))).toBeGreaterThan(wins(random));
});
