import type { Happening } from '@dedalo/clients/play/happening';
import type { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import { type Blow, type Event, pokelabirinto, type PokelabirintoTypes, type View } from '@dedalo/pokelabirinto';
import { BLOW_MS, STARTLED_MS } from '../../../creature-maze/fight/frame-ms.ts';
import { FrameShow } from '../../../creature-maze/fight/frame-show.ts';

/** What is shown: the maze, or two creatures that have met. */
export type Shown =
  | { readonly place: 'maze'; readonly view: View; readonly isStartled: boolean }
  | {
      readonly place: 'fight';
      readonly view: View;
      readonly opponent: number;
      /** The blow in progress; undefined at a decision. */
      readonly blow: Blow | undefined;
      /** Different for every blow. */
      readonly number: number;
    };

const isBlow = (event: Event): event is Blow => Object.hasOwn(BLOW_MS, event.type);

/** The fight in progress; after the end, how it ended. */
export function fightShown({ phase, told }: Pick<View, 'phase' | 'told'>): number | undefined {
  if (phase.name !== 'walking') return phase.opponent;
  const last = told.at(-1);
  return last?.type === 'fight-won' ? last.opponent : undefined;
}

/** The frames of an action, one for each blow, from the view before it. */
export function framesOf(before: View, events: readonly Event[], shownBefore = 0): Shown[] {
  const frames: Shown[] = [];
  let view = before;
  for (const event of events) {
    const { phase } = view;
    view = pokelabirinto.follow(view, event);
    if (event.type === 'met') frames.push({ place: 'maze', view, isStartled: true });
    if (!isBlow(event)) continue;
    const opponent = 'opponent' in event ? event.opponent : phase.name === 'walking' ? 0 : phase.opponent;
    frames.push({ place: 'fight', view, opponent, blow: event, number: shownBefore + frames.length + 1 });
  }
  return frames;
}

/** Shows a game: blows come one after the other, and the end of a fight stays until the player continues. */
export class FightShow extends FrameShow<Shown> {
  readonly #play: PokelabirintoPlay;
  #before: View;
  /** The blows of a finished fight that the player has closed. */
  readonly #closed: { told?: View['told'] | undefined };
  readonly #number: { last: number };

  constructor(play: PokelabirintoPlay) {
    const closed: { told?: View['told'] | undefined } = {};
    const number = { last: 0 };
    super({
      rest: () => resting(play.view, closed.told, ++number.last),
      msOf: (frame) => (frame.place === 'maze' || !frame.blow ? STARTLED_MS : BLOW_MS[frame.blow.type]),
    });
    this.#play = play;
    this.#before = play.view;
    this.#closed = closed;
    this.#number = number;
  }

  follow({ kind, events }: Happening<PokelabirintoTypes>, { ms }: { readonly ms: (usual: number) => number }): void {
    const before = this.#before;
    this.#before = this.#play.view;
    const frames = kind === 'played' && ms(1) > 0 ? framesOf(before, events, this.#number.last) : [];
    this.#number.last += frames.length;
    this.run(frames, ms);
  }

  /** Another game, or the same one from its start. */
  begin(): void {
    this.#closed.told = undefined;
    this.#before = this.#play.view;
    this.rest();
  }

  /** Closes a finished fight and shows the maze. */
  close(): void {
    this.#closed.told = this.#play.view.told;
    this.rest();
  }
}

function resting(view: View, closed: View['told'] | undefined, number: number): Shown {
  const opponent = view.told.length > 0 && view.told === closed ? undefined : fightShown(view);
  if (opponent === undefined) return { place: 'maze', view, isStartled: false };
  return { place: 'fight', view, opponent, blow: undefined, number };
}
