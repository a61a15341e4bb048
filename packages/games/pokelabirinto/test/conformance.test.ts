import { checkGame } from '@dedalo/engine';
import { describe, expect, test } from 'vitest';
import { createConfig, VARIANT_NAMES, VARIANTS } from '../src/config.ts';
import { pokelabirinto } from '../src/game.ts';

test('the game keeps every law in random games of every kind', () => {
  const report = checkGame(pokelabirinto, { seed: 'pokelabirinto', games: 60 });
  expect(report.violations).toEqual([]);
  // Random games that end at once would prove nothing.
  expect(report.actions).toBeGreaterThan(3000);
});

describe.each(VARIANT_NAMES)('the variant %s', (variant) => {
  test.each([false, true])('keeps every law; fog: %s', (fog) => {
    const config = createConfig({ ...VARIANTS[variant], rows: 7, columns: 9, fog, limit: 300 });
    if (!config.ok) throw new Error(config.error.code);
    const samples = { ...pokelabirinto.samples, config: () => config.value };
    const report = checkGame({ ...pokelabirinto, samples }, { seed: variant, games: 10 });
    expect(report.violations).toEqual([]);
    expect(report.actions).toBeGreaterThan(300);
  });
});
