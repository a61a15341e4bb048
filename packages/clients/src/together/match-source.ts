import type {
  Acted,
  Game,
  GameRecord,
  GameTypes,
  Notice,
  Outcome,
  Seat,
  TimeMove,
  TimeRejection,
  Viewer,
} from '@dedalo/engine';
import type { ClockNews, Happened, LiveNews, Offer, Standing as StandingNews } from '@dedalo/protocol/live';
import type { Source, Standing } from '../play/source.ts';
import type { Channel } from './channel.ts';

/** What a match has that a game alone has not. */
export interface MatchNow {
  readonly clock: ClockNews | undefined;
  readonly offer: Offer | undefined;
}

type Common = Pick<StandingNews, 'turn' | 'outcome' | 'clock' | 'offer' | 'legal'>;

/** A match on a server, as one viewer may know it. */
export class MatchSource<T extends GameTypes> implements Source<T> {
  readonly game: Game<T>;
  readonly viewer: Viewer;
  readonly config: T['Config'];
  readonly title: string | undefined;
  /** Not told before the match is over. */
  readonly seed = '';
  readonly standing: Standing<T>;
  readonly #channel: Channel;
  readonly #listeners = new Set<(notice: Notice<T>) => void>();
  readonly #changed: () => void;
  #names: readonly string[];
  #view: T['View'];
  #now: Common;

  /** `changed` is called when something about the match has changed that is no event of the game. */
  constructor(game: Game<T>, news: StandingNews, { channel, changed }: { channel: Channel; changed: () => void }) {
    const config = game.text.parseConfig(news.config);
    if (!config.ok) throw new Error(`MatchSource: the config cannot be read (${config.error.code})`);
    this.game = game;
    this.viewer = news.seat ?? 'public';
    this.config = config.value;
    this.title = news.title;
    this.#channel = channel;
    this.#changed = changed;
    this.#names = news.names;
    this.#view = news.view;
    this.#now = news;
    this.standing = new MatchStanding<T>(this.viewer, () => ({ game, view: this.#view, now: this.#now }));
  }

  get names(): readonly string[] {
    return this.#names;
  }

  get match(): MatchNow {
    const { clock, offer } = this.#now;
    return { clock, offer };
  }

  hear(news: LiveNews): void {
    if (news.type === 'standing') return this.#stands(news);
    if (news.type === 'happened') return this.#happened(news);
    return undefined;
  }

  act({ action }: Acted<T>, answered: (refusal: T['Rejection'] | undefined) => void): void {
    this.#channel.request({ type: 'act', action: this.game.text.formatAction(action) }, answered);
  }

  /** Nobody goes back alone in a game between people. */
  moveInTime(_move: TimeMove, answered: (refusal: TimeRejection | undefined) => void): void {
    answered({ code: 'not-alone' });
  }

  listen(listener: (notice: Notice<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  saveLater(): () => string {
    return () => '';
  }

  record(): GameRecord<T> | undefined {
    return undefined;
  }

  close(): void {
    this.#listeners.clear();
  }

  #stands(news: StandingNews): void {
    this.#names = news.names;
    this.#view = news.view;
    this.#now = news;
    this.#tell({ type: 'moved-in-time', view: this.#view });
  }

  #happened(news: Happened): void {
    this.#now = news;
    this.#names = news.names ?? this.#names;
    if ('view' in news) {
      this.#view = news.view;
      return this.#tell({ type: 'moved-in-time', view: this.#view });
    }
    const events = news.events as T['Event'][];
    if (events.length === 0 || news.by === undefined) return this.#changed();
    this.#view = events.reduce<T['View']>((view, event) => this.game.follow(view, event), this.#view);
    return this.#tell({ type: 'played', seat: news.by, events });
  }

  #tell(notice: Notice<T>): void {
    for (const listener of this.#listeners) listener(notice);
    this.#changed();
  }
}

interface Told<T extends GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly now: Common;
}

class MatchStanding<T extends GameTypes> implements Standing<T> {
  readonly #viewer: Viewer;
  readonly #told: () => Told<T>;

  constructor(viewer: Viewer, told: () => Told<T>) {
    this.#viewer = viewer;
    this.#told = told;
  }

  get view(): T['View'] {
    return this.#told().view;
  }

  get turn(): readonly Seat[] {
    return this.#told().now.turn;
  }

  get outcome(): Outcome | undefined {
    return this.#told().now.outcome;
  }

  legal(seat: Seat): readonly T['Action'][] {
    const { game, view, now } = this.#told();
    if (seat !== this.#viewer || !now.turn.includes(seat)) return [];
    if (game.legalInView) return game.legalInView(view, seat);
    return (now.legal ?? []).map((text) => {
      const action = game.text.parseAction(text);
      if (!action.ok) throw new Error(`MatchSource: ${text} is no action of ${game.id} (${action.error.code})`);
      return action.value;
    });
  }

  refusalOf(): TimeRejection {
    return { code: 'not-alone' };
  }
}
