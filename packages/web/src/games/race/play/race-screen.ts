import type { Message } from '@dedalo/clients/message';
import { placeText } from '@dedalo/clients/race/words';
import type { RacePlay } from '@dedalo/clients/race/race-play';
import type { Ghost } from '@dedalo/clients/race/ghost';
import { type Event, type Press, TICKS_A_SECOND, USER, type Way } from '@dedalo/race';
import { type Signal, signal } from '@preact/signals';
import { announce, forgetSaid } from '../../../app/announcer.tsx';
import { words } from '../../../speech.ts';
import type { GhostPlace } from '../board/actors.ts';
import type { RaceCanvas } from '../board/race-canvas.ts';
import type { RaceAudio } from '../sound/race-audio.ts';
import { type Hud, hudOf, usable } from './hud.ts';
import { steady } from './steady.ts';

/** Not begun; running; paused; over. */
export type Phase = 'ready' | 'running' | 'paused' | 'over';

/** After this long without a frame the person was away, and the race is paused. */
const ABSENCE_MS = 1000;
/** How often a race is kept while it runs, for a window that closes without an event. */
const KEEP_TICKS: number = 10 * TICKS_A_SECOND;
/** How often the display around the map is updated, in ticks. */
const HUD_TICKS = 6;

interface Surroundings {
  readonly play: RacePlay;
  readonly audio: RaceAudio;
  readonly ghost: Ghost | undefined;
  /** Called once, before the first tick. */
  readonly onBegin: () => void;
  /** Called once, when the race has been won or lost. */
  readonly onOver: () => void;
}

/** A race on the screen: it connects the clock, the keys and the window with the race. */
export class RaceScreen {
  readonly play: RacePlay;
  readonly phase = signal<Phase>('ready');
  readonly hud: Signal<Hud>;
  readonly message = signal<Message | undefined>(undefined);
  /** The level or map whose name is on the screen while it begins. */
  readonly entering = signal<'map' | 'level' | undefined>(undefined);
  readonly #audio: RaceAudio;
  readonly #ghost: Ghost | undefined;
  readonly #onBegin: () => void;
  readonly #onOver: () => void;
  #canvas: RaceCanvas | undefined;
  #request = 0;
  #last = 0;
  #hudTick = -1;
  #keptTick = 0;

  constructor({ play, audio, ghost, onBegin, onOver }: Surroundings) {
    this.play = play;
    this.#audio = audio;
    this.#ghost = ghost;
    this.#onBegin = onBegin;
    this.#onOver = onOver;
    forgetSaid();
    this.hud = signal(hudOf(play.live.now));
    this.phase.value = play.live.isOver ? 'over' : play.live.isFresh ? 'ready' : 'paused';
  }

  drawOn(canvas: RaceCanvas): void {
    this.#canvas = canvas;
    this.draw();
  }

  /** Draws the current state. */
  draw(milliseconds = 0): void {
    const isPaused = this.phase.peek() === 'paused';
    this.#canvas?.show(this.play.live.now, { milliseconds, ghost: this.#ghostPlace(), isPaused });
  }

  steer(way: Way): void {
    if (this.phase.value === 'ready') this.goOn();
    this.#press({ way } as Press);
  }

  /** Uses an item; nothing happens if there is none. */
  use(letter: string): void {
    this.#press({ letter });
  }

  /** Uses the n-th item in store. */
  useSlot(slot: number): void {
    const letter = usable(hudOf(this.play.live.now))[slot];
    if (letter !== undefined) this.use(letter);
  }

  goOn(): void {
    if (this.phase.value !== 'ready' && this.phase.value !== 'paused') return;
    if (this.phase.value === 'ready') this.#onBegin();
    this.play.live.goOn();
    this.phase.value = 'running';
    this.#audio.playLevel(this.play.live.now.level);
    this.#audio.goOn();
    this.#last = performance.now();
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame(this.#frame);
  }

  pause(): void {
    if (this.phase.value !== 'running') return;
    this.#stop();
    this.phase.value = 'paused';
    this.#audio.pause();
    this.play.keep();
    this.#tell();
    this.draw();
  }

  leave(): void {
    this.pause();
    this.#stop();
  }

  #press(press: Press): void {
    if (this.phase.value === 'running') this.play.live.press(press);
  }

  readonly #frame = (now: number): void => {
    this.#request = requestAnimationFrame(this.#frame);
    const elapsed = Math.max(0, now - this.#last);
    this.#last = now;
    if (elapsed > ABSENCE_MS) return this.pause();
    const events = this.play.advance(steady(elapsed));
    if (events.length > 0) this.#hear(events);
    this.draw(elapsed);
    if (this.play.live.isOver) return this.#end();
    const { ticks } = this.play.live.now;
    if (ticks - this.#hudTick >= HUD_TICKS) this.#tell();
    if (ticks - this.#keptTick >= KEEP_TICKS) {
      this.#keptTick = ticks;
      this.play.keep();
    }
    return undefined;
  };

  #hear(events: readonly Event[]): void {
    this.#audio.hear(events, this.play.live.now.user.map);
    for (const event of events) {
      if (event.type === 'wall-broken') this.#canvas?.wallBroken(event.cell);
      if (event.type === 'level-reached') this.#audio.playLevel(event.level);
      if (event.type === 'level-reached' || (event.type === 'map-reached' && event.who === USER)) {
        announce(placeText(this.play.live.now, words.value));
      }
    }
    const message = this.play.message;
    if (message && message.text !== this.message.peek()?.text) announce(message.text);
  }

  /** Updates the display around the map; only changes are drawn. */
  #tell(): void {
    const { now } = this.play.live;
    this.#hudTick = now.ticks;
    const hud = hudOf(now);
    if (JSON.stringify(hud) !== JSON.stringify(this.hud.peek())) this.hud.value = hud;
    const message = this.play.message;
    if (message?.text !== this.message.peek()?.text) this.message.value = message;
    this.entering.value = now.transition?.to;
  }

  #ghostPlace(): GhostPlace | undefined {
    const { now } = this.play.live;
    const place = this.#ghost?.at(now.ticks);
    return place && place.level === now.level && place.map === now.user.map ? place : undefined;
  }

  #end(): void {
    this.#stop();
    this.#tell();
    this.phase.value = 'over';
    this.#onOver();
  }

  #stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.play.live.pause();
  }
}
