import { fadeEnd, type Tone } from './tone.ts';

interface Partial {
  /** Its frequency over the tone's. */
  readonly ratio: number;
  readonly level: number;
  /** Seconds until it is inaudible. */
  readonly seconds: number;
}

const SILENT = 0.001;
const FADE = 0.03;

/** A bar or a bell: partials that begin together and die away each in its time, however long the note is. */
export function struck({ partials }: { readonly partials: readonly Partial[] }): Tone {
  return ({ frequency, sampleRate }) => {
    const longest = Math.max(...partials.map(({ seconds }) => seconds));
    const samples = new Float32Array(Math.ceil(longest * sampleRate));
    for (const { ratio, level, seconds } of partials) {
      const angle = (2 * Math.PI * frequency * ratio) / sampleRate;
      if (angle > 0.9 * Math.PI) continue;
      ringOut(samples, { angle, level: 0.5 * level, loss: SILENT ** (1 / (seconds * sampleRate)) });
    }
    return fadeEnd(samples, Math.round(FADE * sampleRate));
  };
}

/** A sine that dies away, by its recurrence: each sample follows from the two before. */
function ringOut(samples: Float32Array, partial: Readonly<Record<'angle' | 'level' | 'loss', number>>): void {
  const { angle, level, loss } = partial;
  const turn = 2 * loss * Math.cos(angle);
  let before = (-level * Math.sin(angle)) / loss;
  let now = 0;
  for (let index = 0; index < samples.length; index++) {
    samples[index]! += now;
    const next = turn * now - loss * loss * before;
    before = now;
    now = next;
  }
}
