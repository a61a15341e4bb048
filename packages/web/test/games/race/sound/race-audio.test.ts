import { err, ok } from '@dedalo/grid';
import { type Content, type Event, shippedContent, USER } from '@dedalo/race';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MusicQuestion } from '../../../../src/games/race/sound/make-music.ts';
import { RaceAudio, type RaceAudioOptions } from '../../../../src/games/race/sound/race-audio.ts';
import { audio, forgetAudio, installFakeAudio, makeGesture, type Played } from './fake-audio.ts';

const { asked, SECONDS } = vi.hoisted(() => ({ asked: [] as MusicQuestion[], SECONDS: 40 }));

// The worker is the browser's; what it would do is tested elsewhere.
vi.mock('../../../../src/games/race/sound/make-music.ts', () => ({
  makeMusic: async (question: MusicQuestion, signal: AbortSignal) => {
    asked.push(question);
    await Promise.resolve();
    signal.throwIfAborted();
    if ('mod' in question && question.mod.length === 1) return err({ code: 'not-a-mod' });
    const ear = (): Float32Array => new Float32Array(SECONDS);
    return ok({ sampleRate: 1, left: ear(), right: ear(), loopFrom: 'mod' in question ? 10 : 0 });
  },
}));

vi.mock('../../../../src/games/race/sound/synthesizer.ts', () => ({
  loadSynthesizer: async () => ({
    context: new AudioContext(),
    sampleRate: 100,
    make: () => new Float32Array(10),
  }),
}));

installFakeAudio();

const content = shippedContent('daedalus');
const made: RaceAudio[] = [];

function start(options: Partial<RaceAudioOptions> = {}): RaceAudio {
  const raceAudio = new RaceAudio({ content, volumes: { music: () => 1, effects: () => 1 }, ...options });
  made.push(raceAudio);
  return raceAudio;
}

beforeEach(() => {
  forgetAudio();
  asked.length = 0;
});
afterEach(() => {
  for (const raceAudio of made.splice(0)) raceAudio.destroy();
  if (audio.errors.length > 0) throw audio.errors[0];
});

/** All that is under way has happened: nothing of it waits for a clock. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const songs = (): Played[] => audio.played.filter(({ seconds }) => seconds === SECONDS);
const effects = (): Played[] => audio.played.filter(({ seconds }) => seconds !== SECONDS);
const bumped: Event = { type: 'bumped', tick: 1 };
const broken: Event = { type: 'wall-broken', tick: 1, cell: 3 };

describe('before the first gesture', () => {
  it('nothing is opened, made or read', async () => {
    const read = vi.fn<(path: string) => Promise<undefined>>();
    const raceAudio = start({ own: { read } });
    raceAudio.playTitle();
    raceAudio.playLevel(0);
    raceAudio.hear([bumped], 0);
    raceAudio.play('menu');
    await settle();
    expect([audio.contexts, asked, read.mock.calls, audio.played]).toEqual([0, [], [], []]);
  });

  it('what was asked for last begins with it', async () => {
    const raceAudio = start();
    raceAudio.playTitle();
    raceAudio.playLevel(2);
    makeGesture();
    await settle();
    expect(asked).toEqual([{ song: 'harbour' }]);
    expect(songs()).toHaveLength(1);
  });

  it('nothing begins with it that was destroyed', async () => {
    const raceAudio = start();
    raceAudio.playTitle();
    raceAudio.destroy();
    makeGesture();
    await settle();
    expect(asked).toEqual([]);
  });
});

describe('music', () => {
  beforeEach(makeGesture);

  it('is what the name of a level says, and goes round', async () => {
    start({ content: { ...content, levels: [content.levels[4]!] } }).playLevel(0);
    await settle();
    expect(asked).toEqual([{ song: 'foundry' }]);
    expect(songs()).toMatchObject([{ loop: true, loopStart: 0, from: 0, offset: 0 }]);
  });

  it('is the same again after eight levels with names that say nothing', async () => {
    const levels = Array.from({ length: 10 }, (_, index) => ({ ...content.levels[0]!, name: `Level ${index}` }));
    start({ content: { ...content, levels } }).playLevel(9);
    await settle();
    expect(asked).toEqual([{ song: 'cloister' }]);
  });

  it('continues when the same is asked for again', async () => {
    const raceAudio = start();
    raceAudio.playLevel(1);
    await settle();
    raceAudio.playLevel(1);
    await settle();
    expect(songs()).toHaveLength(1);
  });

  it('fades out by a hundredth in a sixtieth of a second, and the next one comes after that (R19)', async () => {
    const raceAudio = start();
    raceAudio.playLevel(0);
    await settle();
    audio.time = 20;
    raceAudio.playLevel(1);
    await settle();
    const [first, second] = songs();
    expect(first!.stopsAt).toBeCloseTo(20 + 100 / 60);
    expect(first!.gains[0]!.gain.ramps.at(-1)).toMatchObject({ to: 0, at: 20 + 100 / 60 });
    expect(second!.from).toBeCloseTo(20 + 100 / 60);
  });

  it('fades out without another', async () => {
    const raceAudio = start();
    raceAudio.playTitle();
    await settle();
    raceAudio.fadeOut();
    expect(songs()[0]!.stopsAt).toBeCloseTo(100 / 60);
    raceAudio.playTitle();
    await settle();
    expect(songs()).toHaveLength(2);
  });

  it('stops in a pause and continues where it was', async () => {
    const raceAudio = start();
    raceAudio.playLevel(0);
    await settle();
    audio.time = 2.5 * SECONDS;
    raceAudio.pause();
    raceAudio.pause();
    expect(songs()[0]!.stopsAt).toBeLessThan(audio.time + 0.1);
    audio.time += 100;
    raceAudio.goOn();
    expect(songs()[1]).toMatchObject({ from: audio.time, offset: 0.5 * SECONDS });
  });

  it('that is ready in a pause waits for its end', async () => {
    const raceAudio = start();
    raceAudio.pause();
    raceAudio.playLevel(0);
    await settle();
    expect(songs()).toEqual([]);
    raceAudio.goOn();
    expect(songs()).toHaveLength(1);
  });

  it('is not made while sound is off, and begins when it is turned on', async () => {
    let volume = 0;
    const raceAudio = start({ volumes: { music: () => volume, effects: () => 0 } });
    raceAudio.playLevel(0);
    raceAudio.play('menu');
    await settle();
    expect([asked, audio.contexts]).toEqual([[], 0]);
    volume = 0.5;
    raceAudio.volumesChanged();
    await settle();
    expect(songs()).toHaveLength(1);
    const output = songs()[0]!.gains.at(-1)!.gain;
    const half = output.value;
    volume = 1;
    raceAudio.volumesChanged();
    expect(output.value).toBeCloseTo(2 * half);
    volume = 0;
    raceAudio.volumesChanged();
    expect(output.value).toBe(0);
  });

  it.each([
    ['finished', 'victory'],
    ['no-lives', 'game-over'],
  ] as const)('at the end of a race (%s) is %s, once', async (end, song) => {
    const raceAudio = start();
    raceAudio.playLevel(0);
    await settle();
    raceAudio.hear([{ type: 'ended', tick: 9, end }], 0);
    await settle();
    expect(asked.at(-1)).toEqual({ song });
    expect(songs().at(-1)).toMatchObject({ loop: false, from: 0.5 });
    expect(effects()).toHaveLength(1);
  });
});

describe('effects', () => {
  beforeEach(makeGesture);

  it('of one kind at once play once', async () => {
    start().hear([bumped, bumped, broken], 0);
    await settle();
    expect(effects()).toHaveLength(2);
  });

  it('warn of opponents that enter a map before the user, and of no others', async () => {
    const raceAudio = start();
    const opponent: Event = { type: 'map-reached', tick: 1, who: 0, map: 1 };
    raceAudio.hear([opponent], 0);
    await settle();
    expect(effects()).toHaveLength(1);
    raceAudio.hear([{ type: 'map-reached', tick: 1, who: USER, map: 1 }], 1);
    await settle();
    raceAudio.hear([opponent], 1);
    await settle();
    expect(effects()).toHaveLength(2);
  });

  it('share one context with the music', async () => {
    const raceAudio = start();
    raceAudio.playTitle();
    raceAudio.play('menu');
    await settle();
    expect(audio.contexts).toBe(1);
  });
});

describe("a designer's sounds", () => {
  beforeEach(makeGesture);
  const named: Content = {
    ...content,
    sounds: { intro: 'intro.mod', wall: 'wall.wav', crash: 'crash.wav' },
    levels: [{ ...content.levels[0]!, audio: 'sounds/level.ogg' }],
  };
  const bytes = (length: number): ArrayBuffer => new Uint8Array(length).buffer;
  const own = (files: Readonly<Record<string, ArrayBuffer>>): RaceAudioOptions['own'] & {} => ({
    read: async (path) => files[path],
  });

  it('are played instead of ours', async () => {
    const raceAudio = start({ content: named, own: own({ 'wall.wav': bytes(3), 'sounds/level.ogg': bytes(17) }) });
    raceAudio.hear([broken], 0);
    raceAudio.playLevel(0);
    await settle();
    expect(asked).toEqual([]);
    expect(audio.played.map(({ seconds, loop }) => [seconds, loop])).toEqual([
      [3, false],
      [17, true],
    ]);
  });

  it('are read once, however often they play', async () => {
    const read = vi.fn<(path: string) => Promise<ArrayBuffer>>(async () => bytes(3));
    const raceAudio = start({ content: named, own: { read } });
    for (let times = 0; times < 3; times++) raceAudio.hear([broken], 0);
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    expect(audio.played).toHaveLength(3);
  });

  it('are there for music again and again', async () => {
    const tell = vi.fn<RaceAudioOptions['tell'] & {}>();
    const files = own({ 'sounds/level.ogg': bytes(17), 'intro.mod': bytes(1) });
    const raceAudio = start({ content: named, own: files, tell });
    for (let times = 0; times < 2; times++) {
      raceAudio.playLevel(0);
      await settle();
      raceAudio.playTitle();
      await settle();
    }
    expect(audio.played.filter(({ seconds }) => seconds === 17)).toHaveLength(2);
    expect(tell.mock.calls).toEqual([[{ path: 'intro.mod', code: 'not-a-mod' }]]);
  });

  it('that are loaded too late are not played', async () => {
    const reading = Promise.withResolvers<ArrayBuffer>();
    const raceAudio = start({ content: named, own: { read: () => reading.promise } });
    raceAudio.playLevel(0);
    await settle();
    raceAudio.fadeOut();
    reading.resolve(bytes(17));
    await settle();
    expect(audio.played).toEqual([]);
  });

  it('may be MODs, which go round from where they do', async () => {
    const raceAudio = start({ content: named, own: own({ 'intro.mod': bytes(5) }) });
    raceAudio.playTitle();
    await settle();
    expect(asked).toEqual([{ mod: new Uint8Array(5) }]);
    expect(songs()).toMatchObject([{ loop: true, loopStart: 10 }]);
  });

  it('that cannot be played are reported once, and ours is played', async () => {
    const tell = vi.fn<RaceAudioOptions['tell'] & {}>();
    const files = own({ 'intro.mod': bytes(1), 'wall.wav': bytes(0) });
    const raceAudio = start({ content: named, own: files, tell });
    raceAudio.hear([broken], 0);
    raceAudio.hear([broken], 0);
    raceAudio.hear([{ type: 'life-lost', tick: 1, left: 1 }], 0);
    raceAudio.playTitle();
    await settle();
    expect(tell.mock.calls.map(([problem]) => problem)).toEqual(
      expect.arrayContaining([
        { path: 'wall.wav', code: 'unknown-sound' },
        { path: 'crash.wav', code: 'missing-sound' },
        { path: 'intro.mod', code: 'not-a-mod' },
      ]),
    );
    expect(tell).toHaveBeenCalledTimes(3);
    expect(effects()).toHaveLength(3);
    expect(asked.at(-1)).toEqual({ song: 'title' });
  });
});
