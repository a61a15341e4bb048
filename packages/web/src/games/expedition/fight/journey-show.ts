import type { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import type { Happening } from '@dedalo/clients/play/happening';
import { type Blow, type Event, expedition, type ExpeditionTypes, type View } from '@dedalo/pokelabirinto/expedition';
import { BLOW_MS, STARTLED_MS } from '../../../creature-maze/fight/frame-ms.ts';
import { FrameShow } from '../../../creature-maze/fight/frame-show.ts';

/** What is shown: the maze, or two creatures that have met. */
export type Shown =
  | { readonly place: 'maze'; readonly view: View; readonly isStartled: boolean }
  | {
      readonly place: 'fight';
      readonly view: View;
      readonly wild: number;
      /** The blow in progress; undefined at a decision. */
      readonly blow: Blow | undefined;
      /** Different for every blow. */
      readonly number: number;
    };

const BLOWS: readonly Event['type'][] = ['struck', 'gained', 'attacked', 'powerless'];
const isBlow = (event: Event): event is Blow => BLOWS.includes(event.type);

/** The frames of an action, one for each blow, from the view before it. */
export function framesOf(before: View, events: readonly Event[], shownBefore = 0): Shown[] {
  const frames: Shown[] = [];
  let view = before;
  for (const event of events) {
    view = expedition.follow(view, event);
    if (event.type === 'met') frames.push({ place: 'maze', view, isStartled: true });
    if (!isBlow(event)) continue;
    const { phase } = view;
    const wild = 'wild' in event ? event.wild : 'wild' in phase ? phase.wild : 0;
    frames.push({ place: 'fight', view, wild, blow: event, number: shownBefore + frames.length + 1 });
  }
  return frames;
}

/** Shows a journey: blows come one after the other. */
export class JourneyShow extends FrameShow<Shown> {
  readonly #play: ExpeditionPlay;
  readonly #number: { last: number };
  #before: View;

  constructor(play: ExpeditionPlay) {
    const number = { last: 0 };
    super({
      rest: () => resting(play.view, ++number.last),
      msOf: (frame) => (frame.place === 'maze' || !frame.blow ? STARTLED_MS : BLOW_MS[frame.blow.type]),
    });
    this.#play = play;
    this.#number = number;
    this.#before = play.view;
  }

  follow({ kind, events }: Happening<ExpeditionTypes>, { ms }: { readonly ms: (usual: number) => number }): void {
    const before = this.#before;
    this.#before = this.#play.view;
    const frames = kind === 'played' && ms(1) > 0 ? framesOf(before, events, this.#number.last) : [];
    this.#number.last += frames.length;
    this.run(frames, ms);
  }

  /** Another journey. */
  begin(): void {
    this.#before = this.#play.view;
    this.rest();
  }
}

function resting(view: View, number: number): Shown {
  if (view.phase.name === 'walking') return { place: 'maze', view, isStartled: false };
  return { place: 'fight', view, wild: view.phase.wild, blow: undefined, number };
}
