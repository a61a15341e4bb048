import { DEFAULT_PROPERTIES } from '@dedalo/race';
import { expect, test } from 'vitest';
import { mapLines } from '../../../../src/games/race/screen/draw-map.ts';
import { opponentLetters } from '../../../../src/games/race/screen/opponent-letters.ts';
import { sceneOn, scened } from './support/scenes.ts';

const lettersOf = (...names: readonly string[]): string =>
  [...opponentLetters(names.map((name) => ({ name, properties: DEFAULT_PROPERTIES, sprites: null }))).values()].join(
    '',
  );

test('opponents are never drawn as a letter of the language of maps', () => {
  const names = ['enemy1', 'snail', 'panther', 'viper', 'Ερμής', 'Рысь'];
  expect(lettersOf(...names)).toBe('ABCDFG');
  const scene = scened(sceneOn(['#######', 'S V V E', '#######'], ['enemy1', 'enemy2']), {});
  expect(mapLines(scene)).toEqual(['#######', '@ A B E', '#######']);
});

test('a name keeps its initial if that is free, whatever comes before it', () => {
  expect(lettersOf('fox', 'owl', 'ferret', 'Λύκος')).toBe('FOΛA');
  expect(lettersOf('enemy1', 'ant')).toBe('AB');
});

test('two of one name have one letter, and other names have others', () => {
  expect(lettersOf('fox', 'fly', 'fox')).toBe('FA');
});

test('what is no letter of one column gets a letter', () => {
  expect(lettersOf('1st', '犬', '👻')).toBe('ABC');
});

test('with more names than letters all have one, and none of the maps', () => {
  const many = lettersOf(...Array.from({ length: 60 }, (_, number) => `enemy${number}`));
  expect(many).toHaveLength(60);
  expect(many).not.toMatch(/[SEPV]/);
});
