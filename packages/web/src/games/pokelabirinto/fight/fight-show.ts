import type { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import { type Blow, type Event, pokelabirinto, type PokelabirintoTypes, type View } from '@dedalo/pokelabirinto';
import { signal } from '@preact/signals';
import type { Happening } from '@dedalo/clients/play/happening';

/** What is before one's eyes: the maze, or two creatures that have met. */
export type Shown =
  | { readonly place: 'maze'; readonly view: View; readonly isStartled: boolean }
  | {
      readonly place: 'fight';
      readonly view: View;
      readonly opponent: number;
      /** What is happening just now; undefined where somebody is to decide. */
      readonly blow: Blow | undefined;
      /** Goes up from blow to blow. */
      readonly number: number;
    };

const MS: Readonly<Record<Blow['type'], number>> = { gained: 750, attacked: 1000, powerless: 900, 'fight-won': 900 };
const STARTLED_MS = 600;

const isBlow = (event: Event): event is Blow => Object.hasOwn(MS, event.type);

/** The fight that is going on; of one that is over, how it ended. */
export function fightShown({ phase, told }: Pick<View, 'phase' | 'told'>): number | undefined {
  if (phase.name !== 'walking') return phase.opponent;
  const last = told.at(-1);
  return last?.type === 'fight-won' ? last.opponent : undefined;
}

/** What an action led to, one blow after the other, from how it stood before. */
export function framesOf(before: View, events: readonly Event[]): Shown[] {
  const frames: Shown[] = [];
  let view = before;
  for (const event of events) {
    const { phase } = view;
    view = pokelabirinto.follow(view, event);
    if (event.type === 'met') frames.push({ place: 'maze', view, isStartled: true });
    if (!isBlow(event)) continue;
    const opponent = 'opponent' in event ? event.opponent : phase.name === 'walking' ? 0 : phase.opponent;
    frames.push({ place: 'fight', view, opponent, blow: event, number: frames.length });
  }
  return frames;
}

/** Lets a game be followed: blows come one after the other, and who has won a fight sees it until they go on. */
export class FightShow {
  readonly shown;
  readonly #play: PokelabirintoPlay;
  #before: View;
  /** The end of a fight from which one has turned to the maze. */
  #closed: View['told'] | undefined;
  #frames: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  /** How long something is shown that usually takes so long. */
  #ms: (usual: number) => number = (usual) => usual;

  constructor(play: PokelabirintoPlay) {
    this.#play = play;
    this.#before = play.view;
    this.shown = signal<Shown>(this.#resting());
  }

  /** Whether something is still to be seen of what has happened. */
  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  follow({ kind, events }: Happening<PokelabirintoTypes>, { ms }: { readonly ms: (usual: number) => number }): void {
    this.finish();
    const before = this.#before;
    this.#before = this.#play.view;
    this.#ms = ms;
    if (kind === 'played' && ms(1) > 0) this.#frames = framesOf(before, events);
    this.#next();
  }

  /** Whatever is still going on has happened, and one sees where it led. */
  skip(): void {
    if (!this.isRunning) return;
    this.finish();
    this.shown.value = this.#resting();
  }

  /** Nothing is shown any more of what is going on. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#frames = [];
  }

  /** Another game, or the same one from its start. */
  begin(): void {
    this.finish();
    this.#closed = undefined;
    this.#before = this.#play.view;
    this.shown.value = this.#resting();
  }

  /** From the end of a fight to the maze. */
  close(): void {
    this.finish();
    this.#closed = this.#play.view.told;
    this.shown.value = this.#resting();
  }

  #next(): void {
    this.#timer = undefined;
    const frame = this.#frames.shift();
    if (!frame) {
      this.shown.value = this.#resting();
      return;
    }
    this.shown.value = frame.place === 'maze' ? frame : { ...frame, number: ++this.#number };
    const ms = frame.place === 'maze' || !frame.blow ? STARTLED_MS : MS[frame.blow.type];
    this.#timer = setTimeout(() => this.#next(), this.#ms(ms));
  }

  #resting(): Shown {
    const { view } = this.#play;
    const opponent = view.told.length > 0 && view.told === this.#closed ? undefined : fightShown(view);
    if (opponent === undefined) return { place: 'maze', view, isStartled: false };
    return { place: 'fight', view, opponent, blow: undefined, number: ++this.#number };
  }
}
