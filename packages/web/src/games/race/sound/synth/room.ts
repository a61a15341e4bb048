import { Delay } from './delay.ts';

/** The return of a sound: echoes in time with the music, and reverberation. */
export interface Space {
  /** How loud each is, from 0 to 1. */
  readonly echo: number;
  readonly room: number;
  /** Seconds until the first echo. */
  readonly echoAfter: number;
}

export interface Sent {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Its end is mixed into its beginning. */
  readonly goesRound: boolean;
}

/** Lengths in seconds of the combs and of each ear's all-pass filter: no two have a common measure (Schroeder 1962). */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437];
const PASSES = [0.005, 0.0061] as const;
const PASS = 0.6;
const ROOM_SECONDS = 1.3;
const ROOM_LEVEL = 0.3;
const ECHO_AGAIN = 0.42;
/** The second side's echo has come a longer way. */
const SECOND_SIDE = 1.6;
/** The return has lost some of its height. */
const DARKER = 0.45;
/** After this many seconds a sound has died away. */
export const LONGEST_TAIL = 3;

/** Adds the return of a sound to both channels. */
export function addSpace(ears: readonly [Float32Array, Float32Array], sent: Sent, space: Space): void {
  const { samples, sampleRate } = sent;
  // Where the sound goes round, the filters have run through its last seconds before they begin.
  const warmUp = sent.goesRound ? Math.min(samples.length, Math.round(LONGEST_TAIL * sampleRate)) : 0;
  addRoom(ears, { ...sent, warmUp, level: space.room * ROOM_LEVEL });
  addEcho(ears, { ...sent, warmUp, level: space.echo, after: space.echoAfter * sampleRate });
}

interface Added extends Sent {
  readonly warmUp: number;
  readonly level: number;
}

function addRoom([left, right]: readonly [Float32Array, Float32Array], added: Added): void {
  const { samples, sampleRate, warmUp, level } = added;
  const walls = new Float32Array(warmUp + samples.length);
  for (const seconds of COMBS) addComb(walls, added, seconds);
  const passes = PASSES.map((seconds) => new Delay(seconds * sampleRate)) as [Delay, Delay];
  for (let index = 0; index < walls.length; index++) {
    const onLeft = allPass(passes[0], walls[index]!);
    const onRight = allPass(passes[1], walls[index]!);
    if (index < warmUp) continue;
    left[index - warmUp]! += level * onLeft;
    right[index - warmUp]! += level * onRight;
  }
}

/** An echo between two walls. */
function addComb(walls: Float32Array, { samples, sampleRate, warmUp }: Added, seconds: number): void {
  const delay = new Delay(seconds * sampleRate);
  const loss = 0.001 ** (seconds / ROOM_SECONDS);
  let dark = 0;
  let from = warmUp === 0 ? 0 : samples.length - warmUp;
  for (let index = 0; index < walls.length; index++) {
    const back = delay.out;
    walls[index]! += back;
    dark += DARKER * (back - dark);
    delay.put(samples[from]! + dark * loss);
    from = from + 1 === samples.length ? 0 : from + 1;
  }
}

function allPass(delay: Delay, sample: number): number {
  const back = delay.out;
  const into = sample + PASS * back;
  delay.put(into);
  return back - PASS * into;
}

/** To one side, and from there to the other. */
function addEcho(
  [left, right]: readonly [Float32Array, Float32Array],
  { samples, warmUp, level, after }: Added & { readonly after: number },
): void {
  const first = new Delay(after);
  const second = new Delay(after);
  let dark = 0;
  for (let index = -warmUp; index < samples.length; index++) {
    const onLeft = first.out;
    const onRight = second.out;
    dark += DARKER * (onRight - dark);
    first.put(samples[index < 0 ? samples.length + index : index]! + dark * ECHO_AGAIN);
    second.put(onLeft * ECHO_AGAIN);
    if (index < 0) continue;
    left[index]! += level * onLeft;
    right[index]! += level * SECOND_SIDE * onRight;
  }
}
