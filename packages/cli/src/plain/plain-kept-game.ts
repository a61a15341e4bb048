import type { ClientContext } from '@dedalo/clients/client-context';
import type { GameFacts } from '@dedalo/clients/game-facts';
import type { GamePlay } from '@dedalo/clients/game-play';
import { keepSession } from '@dedalo/clients/keep-session';
import { tellsSecrets } from '@dedalo/clients/play/tells-secrets';
import type { GameTypes, Seat, Session, TimeMove, TimeRejection } from '@dedalo/engine';
import { freshSeed } from '../fresh-seed.ts';
import type { Store } from '../store/store.ts';
import { type Answer, PlainController } from './plain-controller.ts';
import { spokenContext } from './spoken-context.ts';
import type { PlainContext, PlainGame } from './play-lines.ts';

/** A game that is played and kept here, and can be followed by another of its kind. */
type Followed<T extends GameTypes> = GamePlay<T> & {
  readonly session: Session<T>;
  readonly facts: GameFacts<T>;
  begin(seed: string): unknown;
};

/** What games without levels share line by line: one is kept, and `new` starts another. */
export abstract class PlainKeptGame<T extends GameTypes, P extends Followed<T>> implements PlainGame {
  protected readonly play: P;
  readonly #controller: PlainController<T>;
  protected isTouched = false;
  readonly #leave: PlainContext['leave'];

  constructor({ store, leave }: PlainContext, open: (context: ClientContext) => P) {
    this.#leave = leave;
    this.play = open(spokenContext({ store }));
    this.#controller = new PlainController<T>(this.play);
  }

  abstract greet(): void | Promise<void>;
  abstract hear(line: string): Promise<'quit' | undefined>;
  abstract savedAs(file: string): string;

  get isUntouched(): boolean {
    return !this.isTouched;
  }

  get tellsSecrets(): boolean {
    return tellsSecrets(this.play.source);
  }

  save(): string {
    return this.play.source.saveLater()();
  }

  stem(): string {
    return this.play.stem();
  }

  keep(store: Store): void {
    keepSession(store, this.play.session, this.play.facts);
  }

  protected async act(action: T['Action'], seat?: Seat): Promise<Answer<T>> {
    const answer = await this.#controller.act(action, seat);
    if (answer.refusal === undefined) this.isTouched = true;
    return answer;
  }

  protected async moveInTime(move: TimeMove): Promise<TimeRejection | undefined> {
    const refusal = await this.#controller.moveInTime(move);
    if (!refusal) this.isTouched = true;
    return refusal;
  }

  /** The previous game is saved first. */
  protected async beginAnother(): Promise<void> {
    this.#leave(this);
    this.play.begin(freshSeed());
    this.isTouched = false;
    await this.greet();
  }
}
