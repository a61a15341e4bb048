import type { Acted, GameTypes, Notice, Seat, TimeMove, TimeRejection } from '@dedalo/engine';
import { say, type Words } from '@dedalo/words';
import type { GamePlay } from '../game-play.ts';
import type { Intent } from '../intent.ts';
import { type Message, sentence } from '../message.ts';
import type { Clock } from './clock.ts';
import type { Happening } from './happening.ts';
import type { Pace } from './pace.ts';
import type { Source } from './source.ts';

/** What a client brings for playing a game. */
export interface ControllerHost<T extends GameTypes> {
  readonly clock: Clock;
  /** The role of a refusal's message. */
  readonly refusalRole: Message['role'];
  /** Whether an action after the end is refused in words. By default it is ignored, since a key may be held down. */
  readonly refusesAfterEnd?: boolean;
  /** Read for every intent, because settings change. */
  pace(): Pace;
  words(): Words;
  /** Something must be drawn again. */
  changed(): void;
  /** Something happened, or was refused. It is drawn already. */
  heard(happening: Happening<T>): void;
  /** A message that no board shows. */
  said?(message: Message): void;
}

/** An action or a time move that waits for its turn. */
type Job<T extends GameTypes> =
  | {
      readonly kind: 'act';
      readonly action: T['Action'];
      /** The seat that the person plays when the action's turn comes, if left out. */
      readonly seat: Seat | undefined;
      /** Actions that were asked for together share a number. */
      readonly way: number;
      readonly ms: number;
      readonly pauseMs: number;
      readonly isLast: boolean;
      readonly isCutShort: (() => boolean) | undefined;
    }
  | { readonly kind: 'time'; readonly move: TimeMove }
  | { readonly kind: 'go-to'; readonly acts: readonly Acted<T>[]; readonly message: Message };

type Asked<T extends GameTypes> = Extract<Job<T>, { kind: 'act' }>;

/**
 * A game being played by a person, without a screen: one thing at a time, at a visible pace, with messages. It does not
 * know where the game is: a job waits until the source has answered the one before.
 */
export class GameController<T extends GameTypes> {
  readonly play: GamePlay<T>;
  readonly #host: ControllerHost<T>;
  #message: Message | undefined;
  #happening: Happening<T> = { kind: 'restart', events: [], ms: 0, isLast: true };
  #waiting: Job<T>[] = [];
  /** The job that the source has not answered yet. */
  #asked: Job<T> | undefined;
  /** The number of the latest intent; older ones are hurried. */
  #way = 0;
  #isLeft = false;
  #stopPause: (() => void) | undefined;
  #source: Source<T> | undefined;
  #stopListening: () => void = () => {};

  constructor(play: GamePlay<T>, host: ControllerHost<T>) {
    this.play = play;
    this.#host = host;
    this.#follow();
  }

  get message(): Message | undefined {
    return this.#message;
  }

  get happening(): Happening<T> {
    return this.#happening;
  }

  /** Finishes all waiting actions without a pause. */
  finish(): void {
    this.#hurry();
  }

  /** Finishes everything in progress without a pause, and clears the message. */
  begin(): void {
    this.finish();
    this.#message = undefined;
  }

  do(intent: Intent<T>): void {
    if (intent.kind === 'say') return this.say(intent.message);
    if (intent.kind === 'done') return this.changed();
    this.#hurry();
    if (intent.kind === 'go-to') {
      this.#waiting.push(intent);
      return this.#next();
    }
    const pace = this.#host.pace();
    const { actions, seat, isCutShort } = intent;
    const pauseMs = actions.length > 1 ? pace.stepMs(actions.length) : 0;
    const ms = actions.length > 1 ? pauseMs : pace.glideMs;
    const way = this.#way;
    for (const [index, action] of actions.entries()) {
      const isLast = index === actions.length - 1;
      this.#waiting.push({ kind: 'act', action, seat, way, ms, pauseMs, isLast, isCutShort });
    }
    return this.#next();
  }

  moveInTime(move: TimeMove): void {
    this.begin();
    this.play.letGo();
    this.#waiting.push({ kind: 'time', move });
    this.#next();
  }

  say(message: Message): void {
    this.#message = message;
    this.#host.said?.(message);
    this.changed();
  }

  /** Something else has changed: a box was picked, another level has begun. */
  changed(): void {
    this.#follow();
    this.#happening = { ...this.#happening, ms: 0 };
    this.#host.changed();
  }

  /** The person leaves: waiting actions are still done, nothing is announced any more, and the source is closed. */
  leave(): void {
    this.#hurry();
    this.#isLeft = true;
    this.#next();
  }

  /** Listens to the current game, which may be a new level. */
  #follow(): void {
    const { source } = this.play;
    if (source === this.#source || this.#isLeft) return;
    this.#stopListening();
    this.#source = source;
    this.#waiting = [];
    this.#asked = undefined;
    this.#stopListening = source.listen((notice) => this.#hear(notice));
  }

  #hurry(): void {
    this.#stopPause?.();
    this.#stopPause = undefined;
    this.#way++;
    this.#next();
  }

  #next(): void {
    this.#follow();
    while (!this.#asked && !this.#stopPause) {
      const job = this.#waiting.shift();
      if (!job) return this.#isLeft ? this.#source?.close() : undefined;
      this.#ask(job);
    }
    return undefined;
  }

  #ask(job: Job<T>): void {
    const source = this.#source!;
    if (job.kind === 'act' && source.standing.outcome && !this.#host.refusesAfterEnd) return;
    const asked = job.kind === 'act' ? { ...job, seat: job.seat ?? this.play.seat } : job;
    this.#asked = asked;
    const isCurrent = (): boolean => this.#asked === asked && this.#source === source;
    if (asked.kind === 'act') source.act(asked, (refusal) => isCurrent() && this.#answered(asked, refusal));
    else if (asked.kind === 'time')
      source.moveInTime(asked.move, (refusal) => isCurrent() && this.#movedInTime(refusal));
    else source.goTo(asked.acts, (refusal) => isCurrent() && this.#movedInTime(refusal, asked.message));
  }

  #answered(job: Asked<T>, refusal: T['Rejection'] | undefined): void {
    this.#asked = undefined;
    if (refusal) this.#refused(job, refusal);
    else if (job.isCutShort?.()) this.#dropRest(job);
    if (refusal || job.isLast || job.pauseMs === 0 || job.way !== this.#way) return this.#next();
    this.#stopPause = this.#host.clock.after(job.pauseMs, () => {
      this.#stopPause = undefined;
      this.#next();
    });
    return undefined;
  }

  /** Drops the other actions of its intent. */
  #dropRest({ way }: Asked<T>): void {
    this.#waiting = this.#waiting.filter((job) => job.kind !== 'act' || job.way !== way);
  }

  #refused(asked: Asked<T>, refusal: T['Rejection']): void {
    this.#dropRest(asked);
    if (this.#isLeft) return;
    this.#host.heard({ kind: 'refused', refusal, events: [], ms: 0, isLast: true });
    this.say({ text: sentence(this.play.refusal(refusal)), role: this.#host.refusalRole });
  }

  #movedInTime(refusal: TimeRejection | undefined, done?: Message): void {
    this.#asked = undefined;
    const told: Message | undefined = refusal
      ? { text: sentence(say(this.#host.words().client.time, refusal)), role: 'faint' }
      : done;
    if (told && !this.#isLeft) this.say(told);
    this.#next();
  }

  #hear(notice: Notice<T>): void {
    const job = this.#asked;
    if (notice.type === 'moved-in-time') {
      // A game that changed by itself is drawn as if it began anew.
      return this.#happen({ kind: timeKindOf(job), events: [], ms: 0, isLast: true });
    }
    const { seat, events } = notice;
    const own = job?.kind === 'act' && job.seat === seat ? job : undefined;
    const { ms, isLast } = own ?? { ms: this.#host.pace().glideMs, isLast: true };
    return this.#happen({ kind: 'played', seat, events, ms, isLast });
  }

  #happen(happening: Happening<T>): void {
    this.#happening = happening;
    this.play.keep();
    if (this.#isLeft) return;
    this.#host.changed();
    this.#host.heard(happening);
  }
}

function timeKindOf<T extends GameTypes>(job: Job<T> | undefined): Happening<T>['kind'] {
  if (job?.kind === 'time') return job.move;
  return job?.kind === 'go-to' ? 'went-to' : 'restart';
}
