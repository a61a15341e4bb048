import { type Content, type Event, USER } from '@dedalo/race';
import { EffectPlayer } from './effect-player.ts';
import { effectOf, ownSoundOf } from './effects/effect-of.ts';
import type { Effect } from './effects/effects.ts';
import { hasGesture, onFirstGesture } from './gesture.ts';
import { makeMusic } from './make-music.ts';
import { FADE_SECONDS, MusicPlayer } from './music-player.ts';
import { type OwnFiles, readOwnSound, type SoundProblem } from './own-sounds.ts';
import { type Sound, soundOf } from './sound.ts';
import { loadSynthesizer } from './synthesizer.ts';
import { endTune, isSameTune, levelTune, titleTune, type Tune } from './tune.ts';

/** The volume of each, from 0 to 1; 0 for both while muted. */
export interface Volumes {
  music(): number;
  effects(): number;
}

export interface RaceAudioOptions {
  readonly content: Content;
  readonly volumes: Volumes;
  /** The files of a designer's game, if it is one. */
  readonly own?: OwnFiles;
  /** Called once for each file that cannot be played; a sound of ours is played instead. */
  readonly tell?: (problem: SoundProblem) => void;
}

/** What exists once sound is allowed. */
interface Open {
  readonly context: AudioContext;
  readonly music: MusicPlayer;
  readonly effects: EffectPlayer;
}

/** At the end of a race its tune begins soon, while the level's is still fading. */
const END_TUNE_AFTER = 0.5;

/**
 * All sound of a race. Nothing is opened, loaded or rendered before the first gesture; music asked for until then
 * starts with it.
 */
export class RaceAudio {
  readonly #options: RaceAudioOptions;
  readonly #life = new AbortController();
  readonly #ownSounds = new Map<string, Promise<Sound | undefined>>();
  readonly #reported = new Set<string>();
  #opening: Promise<Open> | undefined;
  #open: Open | undefined;
  #wanted: Tune | undefined;
  /** The tune that is being rendered. */
  #making: AbortController | undefined;
  #isPaused = false;

  constructor(options: RaceAudioOptions) {
    this.#options = options;
    if (!hasGesture()) onFirstGesture(() => this.volumesChanged(), this.#life.signal);
  }

  /** Plays the sounds of events, given the user's map; at the end of the race also its music. */
  hear(events: readonly Event[], userMap: number): void {
    const { content } = this.#options;
    const heard = new Set<string>();
    for (const event of events) {
      if (!isNews(event, userMap)) continue;
      const effect = effectOf(event, content);
      if (event.type === 'ended') this.#want(endTune(content, event.end));
      if (effect === undefined) continue;
      const own = ownSoundOf(event, content);
      // Two of a kind at once would only be louder.
      if (heard.has(own ?? effect)) continue;
      heard.add(own ?? effect);
      if (own === undefined) this.play(effect);
      else this.#playOwn(own, effect);
    }
  }

  play(effect: Effect): void {
    if (this.#options.volumes.effects() === 0) return;
    this.#whenOpen(({ effects }) => effects.play(effect));
  }

  playLevel(level: number): void {
    this.#want(levelTune(this.#options.content, level));
  }

  playTitle(): void {
    this.#want(titleTune(this.#options.content));
  }

  /** The music fades, a hundredth in each sixtieth of a second (R19). */
  fadeOut(): void {
    this.#wanted = undefined;
    this.#making?.abort();
    this.#making = undefined;
    this.#open?.music.fadeOut();
  }

  pause(): void {
    this.#isPaused = true;
    this.#open?.music.pause();
  }

  goOn(): void {
    this.#isPaused = false;
    this.#open?.music.goOn();
  }

  /** To be called when the volumes have changed. */
  volumesChanged(): void {
    const { volumes } = this.#options;
    this.#open?.music.setVolume(volumes.music());
    this.#open?.effects.setVolume(volumes.effects());
    this.#make();
  }

  destroy(): void {
    this.fadeOut();
    this.#life.abort();
    this.#open?.music.destroy();
    this.#open?.effects.destroy();
  }

  #want(tune: Tune): void {
    if (isSameTune(this.#wanted, tune)) return;
    this.fadeOut();
    this.#wanted = tune;
    this.#make();
  }

  /** Renders a tune, unless it exists already or could not be played. */
  #make(): void {
    const tune = this.#wanted;
    if (!tune || this.#making || this.#options.volumes.music() === 0) return;
    this.#whenOpen(async ({ context, music }) => {
      if (this.#wanted !== tune || this.#making) return;
      const making = new AbortController();
      this.#making = making;
      const sound = await this.#soundOf(tune, context, making.signal);
      if (making.signal.aborted) return;
      music.play(sound, { isOnce: tune.isOnce, after: tune.isOnce ? END_TUNE_AFTER : FADE_SECONDS });
    });
  }

  async #soundOf({ own, song }: Tune, context: AudioContext, signal: AbortSignal): Promise<Sound> {
    const named = own === undefined ? undefined : await this.#readOwn(own, context, signal);
    if (named) return named;
    signal.throwIfAborted();
    const made = await makeMusic({ song }, signal);
    if (!made.ok) throw new Error(`RaceAudio: ${song} is no song (${made.error.code})`);
    return soundOf(context, made.value);
  }

  #playOwn(path: string, effect: Effect): void {
    if (this.#options.volumes.effects() === 0) return;
    this.#whenOpen(async ({ context, effects }) => {
      const known = this.#ownSounds.get(path) ?? this.#readOwn(path, context, this.#life.signal);
      this.#ownSounds.set(path, known);
      const sound = await known;
      if (sound) effects.playBuffer(sound.buffer);
      else effects.play(effect);
    });
  }

  async #readOwn(path: string, context: AudioContext, signal: AbortSignal): Promise<Sound | undefined> {
    const { own: files, tell } = this.#options;
    if (!files) return undefined;
    const read = await readOwnSound({ path, files, context }, signal);
    if (read.ok) return read.value;
    if (!this.#reported.has(path)) tell?.(read.error);
    this.#reported.add(path);
    return undefined;
  }

  /** Does something now or, if that is the first sound, as soon as sound is available. */
  #whenOpen(act: (open: Open) => void | Promise<void>): void {
    if (!hasGesture() || this.#life.signal.aborted) return;
    this.#opening ??= this.#openUp();
    this.#opening
      .then((open) => (this.#life.signal.aborted ? undefined : act(open)))
      // Stopped on purpose, so this is no failure.
      .catch((error: unknown) => (isAbort(error) ? undefined : reportError(error)));
  }

  async #openUp(): Promise<Open> {
    const synthesizer = await loadSynthesizer();
    const { volumes } = this.#options;
    const { context } = synthesizer;
    const music = new MusicPlayer(context, volumes.music());
    const effects = new EffectPlayer(synthesizer, volumes.effects());
    if (this.#isPaused) music.pause();
    this.#open = { context, music, effects };
    return this.#open;
  }
}

/** Opponents are audible when they enter a map where the user has not been. */
const isNews = (event: Event, userMap: number): boolean =>
  event.type !== 'map-reached' || event.who === USER || event.map > userMap;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
