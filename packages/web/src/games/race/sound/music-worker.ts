import { ok, type Result } from '@dedalo/grid';
import type { MusicQuestion } from './make-music.ts';
import type { ModProblem } from './mod/read-mod.ts';
import { songNamed } from './music/songs.ts';
import type { Pcm } from './synth/pcm.ts';
import { render } from './synth/render.ts';

/** Good enough for our music, at half the memory of the usual rate. */
const SAMPLE_RATE = 22_050;

/** Music is rendered in a worker, so that the page misses no frame; also from untrusted files. */
addEventListener('message', ({ data }: MessageEvent<MusicQuestion>) => {
  // An error here is reported to the page.
  make(data).then(answer, reportError);
});

function answer(made: Result<Pcm, ModProblem>): void {
  const transfer = made.ok ? [made.value.left.buffer, made.value.right.buffer] : [];
  postMessage(made, { transfer });
}

/** Few games have a MOD: its player is loaded with the first. */
async function make(question: MusicQuestion): Promise<Result<Pcm, ModProblem>> {
  if ('song' in question) return ok(render(songNamed(question.song), SAMPLE_RATE));
  const { playMod } = await import('./mod/play-mod.ts');
  return playMod(question.mod, SAMPLE_RATE);
}
