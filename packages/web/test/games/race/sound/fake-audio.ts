import { vi } from 'vitest';

/** What was played, for tests that have no ears. */
export interface Played {
  readonly seconds: number;
  readonly loop: boolean;
  readonly loopStart: number;
  readonly from: number;
  readonly offset: number;
  readonly gains: readonly FakeGain[];
  stopsAt: number | undefined;
}

interface Ramp {
  readonly to: number;
  readonly at: number;
}

class FakeParam {
  value: number;
  readonly ramps: Ramp[] = [];

  constructor(value: number) {
    this.value = value;
  }

  setValueAtTime(value: number): void {
    this.value = value;
  }

  setTargetAtTime(value: number): void {
    this.value = value;
  }

  cancelScheduledValues(): void {
    this.ramps.length = 0;
  }

  linearRampToValueAtTime(to: number, at: number): void {
    this.ramps.push({ to, at });
  }
}

class FakeNode extends EventTarget {
  next: FakeNode | undefined;

  connect(node: FakeNode): FakeNode {
    this.next = node;
    return node;
  }

  disconnect(): void {
    this.next = undefined;
  }
}

export class FakeGain extends FakeNode {
  readonly gain: FakeParam;

  constructor(_context: FakeContext, { gain }: { readonly gain: number }) {
    super();
    this.gain = new FakeParam(gain);
  }
}

class FakeBuffer {
  readonly length: number;
  readonly sampleRate: number;

  constructor(length: number, sampleRate: number) {
    this.length = length;
    this.sampleRate = sampleRate;
  }

  get duration(): number {
    return this.length / this.sampleRate;
  }

  copyToChannel(): void {}
}

interface SourceOptions {
  readonly buffer: FakeBuffer;
  readonly loop?: boolean;
  readonly loopStart?: number;
}

class FakeSource extends FakeNode {
  readonly #context: FakeContext;
  readonly #options: SourceOptions;
  #played: Played | undefined;

  constructor(context: FakeContext, options: SourceOptions) {
    super();
    this.#context = context;
    this.#options = options;
  }

  start(from = this.#context.currentTime, offset = 0): void {
    const { buffer, loop = false, loopStart = 0 } = this.#options;
    const gains: FakeGain[] = [];
    for (let node = this.next; node instanceof FakeGain; node = node.next) gains.push(node);
    this.#played = { seconds: buffer.duration, loop, loopStart, from, offset, gains, stopsAt: undefined };
    audio.played.push(this.#played);
  }

  stop(at: number): void {
    this.#played!.stopsAt = at;
  }
}

export class FakeContext {
  readonly destination = new FakeNode();
  readonly state = 'running';

  constructor() {
    audio.contexts++;
  }

  get currentTime(): number {
    return audio.time;
  }

  createBuffer(_channels: number, length: number, sampleRate: number): FakeBuffer {
    return new FakeBuffer(length, sampleRate);
  }

  async decodeAudioData(bytes: ArrayBuffer): Promise<FakeBuffer> {
    const { byteLength } = bytes;
    // As in a browser, what is decoded is gone.
    structuredClone(bytes, { transfer: [bytes] });
    if (byteLength === 0) throw new DOMException('no sound', 'EncodingError');
    return new FakeBuffer(byteLength, 1);
  }
}

/** What the page has done to the browser, and what the browser says to it. */
export const audio = {
  contexts: 0,
  time: 0,
  hasGesture: false,
  played: [] as Played[],
  errors: [] as unknown[],
};

export const pageEvents = new EventTarget();

export function installFakeAudio(): void {
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('document', pageEvents);
  vi.stubGlobal('reportError', (error: unknown) => audio.errors.push(error));
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive(): boolean {
        return audio.hasGesture;
      },
    },
  });
}

export function forgetAudio(): void {
  Object.assign(audio, { contexts: 0, time: 0, hasGesture: false });
  audio.played.length = 0;
  audio.errors.length = 0;
}

export function makeGesture(): void {
  audio.hasGesture = true;
  pageEvents.dispatchEvent(new globalThis.Event('keydown'));
}
