import type { Result } from '@dedalo/grid';
import { askWorker } from '../../../work/ask-worker.ts';
import type { ModProblem } from './mod/read-mod.ts';
import type { SongName } from './music/song-names.ts';
import type { Pcm } from './synth/pcm.ts';

/** One of our songs, or the bytes of a MOD. */
export type MusicQuestion = { readonly song: SongName } | { readonly mod: Uint8Array };

export const makeMusic = (question: MusicQuestion, signal: AbortSignal): Promise<Result<Pcm, ModProblem>> =>
  askWorker(new Worker(new URL('./music-worker.ts', import.meta.url), { type: 'module' }), question, signal);
