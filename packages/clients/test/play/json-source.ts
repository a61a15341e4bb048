import {
  type Acted,
  type Game,
  type GameRecord,
  type GameTypes,
  type Notice,
  openReplay,
  type Outcome,
  parseReplay,
  type Seat,
  type Session,
  type TimeMove,
  type TimeRejection,
  type Viewer,
} from '@dedalo/engine';
import type { Clock } from '../../src/play/clock.ts';
import type { Source, Standing } from '../../src/play/source.ts';
import { isSameJson } from './is-same-json.ts';
import { type HostOptions, JsonHost } from './json-host.ts';
import type { FromHost, Question, Told, Welcome } from './json-messages.ts';

export interface JsonOptions extends Pick<HostOptions, 'tellsReplay'> {
  readonly clock: Clock;
  /** How long every message is on its way, in milliseconds. */
  readonly delay: number;
}

/**
 * A game that is played elsewhere: text goes there and comes back, and each takes its time. The view is followed by the
 * events, and has to be the one that the host sees.
 */
export class JsonSource<T extends GameTypes> implements Source<T> {
  readonly game: Game<T>;
  readonly viewer: Viewer;
  readonly title: string | undefined;
  readonly config: T['Config'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly standing: Standing<T>;
  readonly #host: JsonHost<T>;
  readonly #options: JsonOptions;
  readonly #listeners = new Set<(notice: Notice<T>) => void>();
  readonly #unanswered = new Map<number, (refusal: { readonly code: string } | undefined) => void>();
  #now: Told<T>;
  #asked = 0;
  #isClosed = false;

  constructor(session: Session<T>, viewer: Viewer, options: JsonOptions) {
    this.game = session.game;
    this.viewer = viewer;
    this.#options = options;
    const send = (text: string): void => this.#later(() => this.#receive(text));
    this.#host = new JsonHost(session, { viewer, tellsReplay: options.tellsReplay, send });
    const welcome = JSON.parse(this.#host.welcome()) as Welcome<T>;
    const config = this.game.text.parseConfig(welcome.config);
    if (!config.ok) throw new Error(`JsonSource: the config does not survive its text (${config.error.code})`);
    this.title = welcome.title;
    this.config = config.value;
    this.seed = welcome.seed;
    this.names = welcome.names;
    this.#now = welcome.now;
    this.standing = new ToldStanding<T>(viewer, () => this.#now);
  }

  act(acted: Acted<T>, answered: (refusal: T['Rejection'] | undefined) => void): void {
    this.#ask((number) => ({ kind: 'act', number, acted }), answered);
  }

  moveInTime(move: TimeMove, answered: (refusal: TimeRejection | undefined) => void): void {
    this.#ask(
      (number) => ({ kind: 'time', number, move }),
      answered as (refusal: { code: string } | undefined) => void,
    );
  }

  goTo(acts: readonly Acted<T>[], answered: (refusal: TimeRejection | undefined) => void): void {
    this.#ask(
      (number) => ({ kind: 'go-to', number, acts }),
      answered as (refusal: { code: string } | undefined) => void,
    );
  }

  listen(listener: (notice: Notice<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  saveLater(): () => string {
    const { replay } = this.#now;
    return () => replay;
  }

  record(): GameRecord<T> | undefined {
    const { replay } = this.#now;
    if (replay === '') return undefined;
    const parsed = parseReplay(replay);
    const opened = parsed.ok ? openReplay(this.game, parsed.value) : parsed;
    if (!opened.ok) throw new Error(`JsonSource: the replay cannot be read (${opened.error.code})\n${replay}`);
    return opened.value;
  }

  close(): void {
    this.#isClosed = true;
    this.#host.close();
  }

  #ask(
    questionOf: (number: number) => Question<T>,
    answered: (refusal: { readonly code: string } | undefined) => void,
  ): void {
    const number = ++this.#asked;
    this.#unanswered.set(number, answered);
    const text = JSON.stringify(questionOf(number));
    this.#later(() => this.#host.receive(text));
  }

  #later(run: () => void): void {
    this.#options.clock.after(this.#options.delay, run);
  }

  #receive(text: string): void {
    if (this.#isClosed) return;
    const message = JSON.parse(text) as FromHost<T>;
    if (message.kind === 'answer') {
      const answered = this.#unanswered.get(message.number)!;
      this.#unanswered.delete(message.number);
      return answered(message.refusal);
    }
    const { notice, now } = message;
    const view = this.#follow(notice);
    if (!isSameJson(view, now.view)) {
      throw new Error(
        `JsonSource: ${JSON.stringify(notice)} led to\n${JSON.stringify(view)}\nand not to\n${JSON.stringify(now.view)}`,
      );
    }
    this.#now = { ...now, view };
    for (const listener of this.#listeners) listener(notice);
    return undefined;
  }

  #follow(notice: Notice<T>): T['View'] {
    if (notice.type === 'moved-in-time') return notice.view;
    return notice.events.reduce<T['View']>((view, event) => this.game.follow(view, event), this.#now.view);
  }
}

class ToldStanding<T extends GameTypes> implements Standing<T> {
  readonly #viewer: Viewer;
  readonly #now: () => Told<T>;

  constructor(viewer: Viewer, now: () => Told<T>) {
    this.#viewer = viewer;
    this.#now = now;
  }

  get view(): T['View'] {
    return this.#now().view;
  }

  get turn(): readonly Seat[] {
    return this.#now().turn;
  }

  get outcome(): Outcome | undefined {
    return this.#now().outcome;
  }

  legal(seat: Seat): readonly T['Action'][] {
    return seat === this.#viewer ? this.#now().legal : [];
  }

  refusalOf(move: TimeMove): TimeRejection | undefined {
    return this.#now().refusals[move];
  }
}
