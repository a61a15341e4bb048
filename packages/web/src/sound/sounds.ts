import { settings } from '../store/settings.ts';

export const SOUNDS = ['step', 'push', 'goal', 'refused', 'undo', 'pick', 'solved'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Parameters of ZzFX: volume, randomness (none, see `SPREAD`), frequency, attack, sustain, release, shape, curve, … */
const RECIPES: Readonly<Record<Sound, readonly number[]>> = {
  step: [0.25, 0, 210, 0, 0.004, 0.018, 4, 1.6, -4],
  push: [0.5, 0, 92, 0.005, 0.03, 0.06, 4, 0.7, -0.6, 0, 0, 0, 0, 1.4],
  goal: [0.55, 0, 523.25, 0.005, 0.05, 0.24, 1, 1.5, 0, 0, 261.6, 0.06],
  refused: [0.4, 0, 130, 0, 0.02, 0.05, 3, 0.6, -3],
  undo: [0.3, 0, 320, 0, 0.01, 0.05, 1, 1.2, -9],
  pick: [0.3, 0, 660, 0, 0.008, 0.04, 1, 1.6],
  solved: [0.7, 0, 392, 0.01, 0.16, 0.5, 1, 1.4, 0, 0, 196, 0.09, 0.12, 0, 0, 0, 0.05],
};

/** How much the same sound varies, so that steps do not sound mechanical. */
const SPREAD = 0.06;
const samples = new Map<Sound, number[]>();

/** Plays a sound, if sound is on. The synthesizer is loaded with the first one, which follows a gesture. */
export function playSound(sound: Sound): void {
  const { sound: isOn, volume } = settings.value;
  if (!isOn || volume === 0 || !navigator.userActivation.hasBeenActive) return;
  void import('zzfx').then(({ ZZFX }) => {
    const known = samples.get(sound) ?? ZZFX.buildSamples(...RECIPES[sound]);
    samples.set(sound, known);
    ZZFX.volume = 0.35 * volume;
    ZZFX.playSamples([known], 1, 1 + SPREAD * (Math.random() - 0.5));
  });
}
