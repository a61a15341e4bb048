import { ok, type Result } from '@dedalo/grid';
import type { Pcm } from '../synth/pcm.ts';
import { type ModProblem, readMod } from './read-mod.ts';
import { renderMod } from './render-mod.ts';

export function playMod(bytes: Uint8Array, sampleRate: number): Result<Pcm, ModProblem> {
  const mod = readMod(bytes);
  return mod.ok ? ok(renderMod(mod.value, sampleRate)) : mod;
}
