import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/index.ts';
import { Screen } from './support.ts';

/** What `main` prints for these lines, and the game that it leaves. */
function ran(seed: string, ...typed: readonly string[]): { text: string; game: ReturnType<typeof main> } {
  const screen = new Screen(...typed);
  const game = main({ seed, print: screen.print, readLine: screen.readLine });
  return { text: screen.text, game };
}

test('main: a whole game as it is printed, from the choice of the Pokémon to the exit (P34, PB21)', () => {
  const file = new URL('main.golden.txt', import.meta.url);
  expect(ran('3517', '2', 'W', 'c', '1', '1', '1', '1', '1', 'W', 'W').text).toBe(readFileSync(file, 'utf8'));
});

describe('main: the choice of the Pokémon (PB21)', () => {
  test('is asked again until it is one of the four', () => {
    const { text, game } = ran('7', '0', 'x', '', '5', '4');
    expect(text.match(/^Scegli la tua creatura:$/gm)).toHaveLength(5);
    expect(text.match(/^Errore\. Scelta non valida$/gm)).toHaveLength(4);
    expect(game!.getPlayer().getNome()).toBe('Squirtle');
  });

  test('the input ends before: there is no game', () => {
    expect(ran('7').game).toBeUndefined();
  });
});

test('main: the input ends in the middle of an encounter: the game is as it was left', () => {
  const { game, text } = ran('3517', '2', 'W');
  expect(text.endsWith('Vuoi combattere (C) o tornare indietro (T)? ')).toBe(true);
  expect([game!.getPlayerX(), game!.getPlayerY()]).toEqual([game!.getEnemyX(), game!.getEnemyY()]);
});

test('main: the enemy moves after the player, whatever is typed (P34)', () => {
  const { game } = ran('7', '1');
  const { game: later } = ran('7', '1', 'x');
  expect([later!.getPlayerX(), later!.getPlayerY()]).toEqual([game!.getPlayerX(), game!.getPlayerY()]);
  expect([later!.getEnemyX(), later!.getEnemyY()]).not.toEqual([game!.getEnemyX(), game!.getEnemyY()]);
});
