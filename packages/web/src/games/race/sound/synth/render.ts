import { frequencyOf } from '../music/mode.ts';
import { type Note, secondsOf, type Song, type Voice } from '../music/song.ts';
import { drumSamples } from './drums.ts';
import { SENDS, TONES } from './instruments.ts';
import { evenOut } from './loudness.ts';
import type { Pcm } from './pcm.ts';
import { addSpace, LONGEST_TAIL } from './room.ts';

/** An echo comes after three quarters of a beat, or after several if that is shorter than this, in seconds. */
const ECHO_BEATS = 0.75;
const SHORTEST_ECHO = 0.25;
const UNACCENTED = 0.82;

/** Left, right, and the input of the room. */
interface Mix {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
  readonly sent: Float32Array<ArrayBuffer>;
}

/**
 * Renders a song; the same song gives the same samples. In a song that repeats, sound that outlasts the end is mixed
 * into the beginning.
 */
export function render(song: Song, sampleRate: number): Pcm {
  const seconds = secondsOf(song) + (song.isOnce ? LONGEST_TAIL : 0);
  const length = Math.round(seconds * sampleRate);
  const mix: Mix = {
    left: new Float32Array(length),
    right: new Float32Array(length),
    sent: new Float32Array(length),
  };
  const samplesABeat = (60 / song.tempo) * sampleRate;
  const toneOf = rememberedTones(song, sampleRate);
  for (const note of song.notes) {
    const voice = song.voices[note.voice]!;
    if (voice.reads === 'drums') continue;
    add(mix, toneOf(note, voice), { ...note, voice, from: note.at * samplesABeat, send: SENDS[voice.instrument] });
  }
  const drums = new Map(song.hits.map(({ drum }) => [drum, drumSamples(drum, sampleRate)]));
  for (const { drum, ...hit } of song.hits) {
    const voice = song.voices[hit.voice]!;
    add(mix, drums.get(drum)!, { ...hit, voice, from: hit.at * samplesABeat, send: SENDS[drum] });
  }
  const beat = (60 / song.tempo) * ECHO_BEATS;
  const echoAfter = beat * Math.max(1, Math.ceil(SHORTEST_ECHO / beat));
  const sent = { samples: mix.sent, sampleRate, goesRound: !song.isOnce };
  addSpace([mix.left, mix.right], sent, { echo: song.echo, room: song.room, echoAfter });
  evenOut([mix.left, mix.right]);
  return { sampleRate, left: mix.left, right: mix.right, loopFrom: song.isOnce ? null : 0 };
}

/** Most tones are played more than once, so they are kept. */
function rememberedTones(
  { tempo }: Song,
  sampleRate: number,
): (note: Note, voice: Extract<Voice, { reads: 'melody' | 'figure' }>) => Float32Array {
  const known = new Map<string, Float32Array>();
  return ({ pitch, length }, { instrument }) => {
    const key = `${instrument} ${pitch} ${length}`;
    const seconds = (length * 60) / tempo;
    const samples = known.get(key) ?? TONES[instrument]({ frequency: frequencyOf(pitch), seconds, sampleRate });
    known.set(key, samples);
    return samples;
  };
}

interface Place {
  /** In samples. */
  readonly from: number;
  readonly voice: Voice;
  readonly isAccented: boolean;
  readonly send: number;
}

function add({ left, right, sent }: Mix, samples: Float32Array, { from, voice, isAccented, send }: Place): void {
  const loud = voice.volume * (isAccented ? 1 : UNACCENTED);
  // As loud in the middle as at the sides.
  const angle = ((voice.pan + 1) * Math.PI) / 4;
  const onLeft = loud * Math.cos(angle);
  const onRight = loud * Math.sin(angle);
  const inRoom = loud * send;
  let place = Math.round(from) % left.length;
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index]!;
    left[place]! += onLeft * sample;
    right[place]! += onRight * sample;
    sent[place]! += inRoom * sample;
    place = place + 1 === left.length ? 0 : place + 1;
  }
}
