import { expect, test, vi } from 'vitest';
import { EFFECTS, RECIPES } from '../../../../src/games/race/sound/effects/effects.ts';
import { loadSynthesizer } from '../../../../src/games/race/sound/synthesizer.ts';
import { FakeContext } from './fake-audio.ts';
import { peakOf } from './measure.ts';

vi.stubGlobal('AudioContext', FakeContext);

test.each(EFFECTS)('the recipe of %s gives a short sound', async (effect) => {
  const synthesizer = await loadSynthesizer();
  const samples = synthesizer.make(RECIPES[effect]);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(peakOf(samples)).toBeGreaterThan(0.1);
  expect(peakOf(samples)).toBeLessThanOrEqual(1);
  expect(samples.length / synthesizer.sampleRate).toBeLessThan(1.5);
});

test('effects are as loud whatever volume others have set', async () => {
  const synthesizer = await loadSynthesizer();
  const { ZZFX } = await import('zzfx');
  const usual = synthesizer.make(RECIPES.pick);
  ZZFX.volume = 0.01;
  expect(synthesizer.make(RECIPES.pick)).toEqual(usual);
  expect(ZZFX.volume).toBe(0.01);
});
