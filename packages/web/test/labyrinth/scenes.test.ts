import { createConfig, DICE, isWalled, theseus, type State } from '@dedalo/theseus';
import { findPack } from '@dedalo/theseus/logic';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import type { Way } from '../../src/labyrinth/scene.ts';
import { squareTexts } from '../../src/labyrinth/squares.ts';
import { sceneOf, squareOf, walksOf } from '../../src/games/theseus/board/scene-of.ts';
import { sceneOfLevel } from '../../src/games/logic-maze/board/scene-of.ts';

const en = await loadWords('en');

function start(seed: string): State {
  const config = createConfig({ size: 9, supplies: 4 });
  if (!config.ok) throw new Error(config.error.code);
  return theseus.start(config.value, seed);
}

test('Theseus begins at the bottom left, and every wall is where the game has it', () => {
  const state = start('1');
  const { size } = state.board;
  const scene = sceneOf(state, { mover: 'minotaur' });
  expect(scene.theseus).toBe(size * (size - 1));
  expect(scene.minotaur).toBe((size * size - 1) / 2);
  for (let tile = 0; tile < size * size; tile++)
    for (const [way] of DICE.entries())
      expect(scene.maze.isWalled(squareOf(size, tile), way as Way)).toBe(isWalled(state.board, tile, way));
  expect(scene.open.length).toBeGreaterThanOrEqual(2);
  expect(sceneOf(state, { mover: 'theseus' }).open).toEqual([]);
});

test.each(['theseus', 'minotaur'] as const)('in the view of %s nothing is out of sight', (eyes) => {
  for (let seed = 0; seed < 30; seed++) {
    const state = start(String(seed));
    const scene = sceneOf(state, { eyes, trail: [0, 1] });
    const { seen } = scene;
    if (!seen) throw new Error('everything is seen');
    expect(seen.size).toBeLessThanOrEqual(13);
    const shown = [scene.theseus, scene.minotaur, ...scene.supplies].filter((square) => square !== undefined);
    expect(shown.every((square) => seen.has(square))).toBe(true);
    const texts = squareTexts(scene, en);
    const told = texts.filter((text) => text !== en.web.theseus.squares.hidden);
    expect(told).toHaveLength(seen.size);
    expect(scene.thread).toHaveLength(eyes === 'minotaur' ? 0 : 2);
    // Where something hidden lies must not change what is seen and told.
    const far = Array.from({ length: 81 }, (_, tile) => tile).find((tile) => texts[squareOf(9, tile)] === 'dark')!;
    const supplies = state.supplies.map((tile) => (tile !== null && !seen.has(squareOf(9, tile)) ? far : tile));
    expect(squareTexts(sceneOf({ ...state, supplies }, { eyes }), en)).toEqual(texts);
  }
});

test('once it is over everything is seen', () => {
  const state = start('1');
  expect(sceneOf({ ...state, minotaur: state.theseus }, { eyes: 'theseus' }).seen).toBeUndefined();
});

test('squares are listed with their walls', () => {
  const texts = squareTexts(sceneOf(start('1')), en);
  expect(texts).toHaveLength(81);
  expect(texts[72]).toMatch(/^Theseus, walls .*down left$/);
  expect(texts.filter((text) => text.includes('supply'))).toHaveLength(4);
  const maze = squareTexts(sceneOfLevel(findPack('lessons').entries[0]!.level), en);
  expect(maze).toContain('exit, walls down left');
});

test('a die against a wall is a step that comes back', () => {
  const [moved, blocked] = walksOf(
    [
      { type: 'moved', seat: 0, dice: 1, from: 0, to: 9 },
      { type: 'blocked', seat: 1, dice: 7, at: 40 },
      { type: 'collected', supply: 0, at: 9 },
    ],
    9,
  );
  expect(moved).toEqual({ piece: 'theseus', from: 72, to: 63 });
  expect(blocked).toEqual({ piece: 'minotaur', at: 40, against: 3 });
});
