import type { GameTypes } from '../game.ts';
import type { Acted } from '../replay/record.ts';

/** A moment of a game: the state, and the actions that led to it as a chain, so that moments share their past. */
export interface Moment<T extends GameTypes> {
  readonly state: T['State'];
  readonly chain: Chain<T> | undefined;
}

export interface Chain<T extends GameTypes> {
  readonly acted: Acted<T>;
  readonly before: Chain<T> | undefined;
}

/** The actions of a game, of which the first so many have been played. */
export interface Line<T extends GameTypes> {
  readonly actions: Acted<T>[];
  readonly played: number;
}

/** Whatever was done can be undone, a restart too, without limit; what was undone can be redone until something new. */
export class History<T extends GameTypes> {
  readonly #start: Moment<T>;
  readonly #past: Moment<T>[] = [];
  readonly #future: Moment<T>[] = [];
  readonly #keepsPast: boolean;
  #now: Moment<T>;

  /** Where nobody will ever go back, past states need not be kept. */
  constructor(start: T['State'], options: { readonly keepsPast: boolean }) {
    this.#keepsPast = options.keepsPast;
    this.#start = { state: start, chain: undefined };
    this.#now = this.#start;
  }

  get state(): T['State'] {
    return this.#now.state;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get canRestart(): boolean {
    return this.#keepsPast && !this.isAtStart;
  }

  get isAtStart(): boolean {
    return this.#now.chain === undefined;
  }

  act(acts: readonly Acted<T>[], state: T['State']): void {
    let { chain } = this.#now;
    for (const acted of acts) chain = { acted, before: chain };
    this.#moveTo({ state, chain });
  }

  restart(): void {
    this.#moveTo(this.#start);
  }

  /** To a moment that other actions led to from the start: one more thing that can be undone. */
  goTo(acts: readonly Acted<T>[], state: T['State']): void {
    let chain: Chain<T> | undefined;
    for (const acted of acts) chain = { acted, before: chain };
    this.#moveTo(chain ? { state, chain } : this.#start);
  }

  undo(): void {
    const before = this.#past.pop();
    if (!before) throw new Error('History.undo: there is nothing to undo');
    this.#future.push(this.#now);
    this.#now = before;
  }

  redo(): void {
    const after = this.#future.pop();
    if (!after) throw new Error('History.redo: there is nothing to redo');
    this.#past.push(this.#now);
    this.#now = after;
  }

  /**
   * The actions that led here, and those that can be played on from here: what redoing brings back or, right after a
   * restart, what was played before it. So whoever restarts and leaves finds the game again.
   */
  line(): Line<T> {
    return this.lineLater()();
  }

  /** The line of this moment, put together when it is asked for: the game may go on until then. */
  lineLater(): () => Line<T> {
    const { chain } = this.#now;
    const abandoned = this.isAtStart ? this.#past.findLast((moment) => moment.chain !== undefined)?.chain : undefined;
    const last = this.#redoable() ?? abandoned ?? chain;
    return () => ({ actions: actionsOf(last), played: actionsOf(chain).length });
  }

  /** The last moment that redoing leads to without a restart in between. */
  #redoable(): Chain<T> | undefined {
    let last: Chain<T> | undefined;
    for (const { chain } of this.#future.toReversed()) {
      if (chain === undefined || chain.before !== (last ?? this.#now.chain)) break;
      last = chain;
    }
    return last;
  }

  #moveTo(moment: Moment<T>): void {
    if (this.#keepsPast) this.#past.push(this.#now);
    this.#future.length = 0;
    this.#now = moment;
  }
}

function actionsOf<T extends GameTypes>(chain: Chain<T> | undefined): Acted<T>[] {
  const actions: Acted<T>[] = [];
  for (let link = chain; link; link = link.before) actions.push(link.acted);
  return actions.reverse();
}
