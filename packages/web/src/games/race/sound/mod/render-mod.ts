import { evenOut } from '../synth/loudness.ts';
import type { Pcm } from '../synth/pcm.ts';
import type { Channel } from './channel.ts';
import { type Mod, ROWS } from './mod.ts';
import { ModPlayer } from './mod-player.ts';
import { rateOf } from './periods.ts';

/** A longer song repeats there: an untrusted file must not take all memory. */
export const LONGEST_MOD_SECONDS = 6 * 60;
const LOUDEST_SAMPLE = 128;

/** Plays a MOD until a row comes for the second time, where it repeats. */
export function renderMod(mod: Mod, sampleRate: number): Pcm {
  const { length, loopFrom } = measure(mod, sampleRate);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const player = new ModPlayer(mod);
  const clock = new TickClock(sampleRate);
  while (clock.samples < length) {
    const from = clock.samples;
    player.tick();
    clock.advance(player.seconds);
    const to = Math.min(length, clock.samples);
    for (const channel of player.channels) mixIn([left, right], channel, { from, to, sampleRate });
  }
  evenOut([left, right]);
  return { sampleRate, left, right, loopFrom };
}

/** Its length, and where it continues after its end, in samples. */
function measure(mod: Mod, sampleRate: number): { readonly length: number; readonly loopFrom: number } {
  const player = new ModPlayer(mod);
  const clock = new TickClock(sampleRate);
  const most = LONGEST_MOD_SECONDS * sampleRate;
  const begins = new Map<number, number>();
  while (clock.samples < most) {
    const next = player.nextRow;
    if (next) {
      const key = next.order * ROWS + next.row;
      // Rows repeated by a loop within a pattern, and those after it, count as new.
      if (next.isRepeated) for (let row = next.row; row < ROWS; row++) begins.delete(next.order * ROWS + row);
      const before = begins.get(key);
      if (before !== undefined) return { length: clock.samples, loopFrom: before };
      begins.set(key, clock.samples);
    }
    player.tick();
    clock.advance(player.seconds);
  }
  return { length: most, loopFrom: 0 };
}

/** Ticks are no whole number of samples; none gets lost. */
class TickClock {
  readonly #sampleRate: number;
  #seconds = 0;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
  }

  get samples(): number {
    return Math.round(this.#seconds * this.#sampleRate);
  }

  advance(seconds: number): void {
    this.#seconds += seconds;
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly sampleRate: number;
}

function mixIn([left, right]: readonly [Float32Array, Float32Array], channel: Channel, span: Span): void {
  const { sample, period, volume, pan } = channel;
  if (!sample || period === 0) return;
  const { data, loopFrom, loopLength } = sample;
  const end = loopLength > 0 ? loopFrom + loopLength : data.length;
  const step = rateOf(period) / span.sampleRate;
  const loud = volume / LOUDEST_SAMPLE;
  const onLeft = loud * (1 - Math.max(0, pan));
  const onRight = loud * (1 + Math.min(0, pan));
  let { position } = channel;
  for (let index = span.from; index < span.to; index++) {
    if (position >= end) {
      if (loopLength === 0) break;
      position = loopFrom + ((position - loopFrom) % loopLength);
    }
    const here = Math.floor(position);
    const after = here + 1 < end ? data[here + 1]! : loopLength > 0 ? data[loopFrom]! : 0;
    const value = data[here]! + (after - data[here]!) * (position - here);
    left[index]! += onLeft * value;
    right[index]! += onRight * value;
    position += step;
  }
  channel.position = position;
}
