import type { GamePlay } from '@dedalo/clients/game-play';
import { GameController } from '@dedalo/clients/play/controller';
import type { Happening } from '@dedalo/clients/play/happening';
import { AT_ONCE } from '@dedalo/clients/play/pace';
import type { GameTypes, Seat, TimeMove, TimeRejection } from '@dedalo/engine';
import { speech } from '../speech.ts';

/** The result of an action: the visible events, or why it was refused. */
export type Answer<T extends GameTypes> =
  | { readonly events: readonly T['Event'][]; readonly refusal?: undefined }
  | { readonly refusal: T['Rejection'] };

/**
 * Plays line by line with the controller of the other clients: the next line waits until the game has answered,
 * wherever it is.
 */
export class PlainController<T extends GameTypes> {
  readonly #play: GamePlay<T>;
  readonly #controller: GameController<T>;
  #answer: ((happening: Happening<T>) => void) | undefined;

  constructor(play: GamePlay<T>) {
    this.#play = play;
    this.#controller = new GameController<T>(play, {
      clock: {
        after(_, run) {
          run();
          return () => undefined;
        },
      },
      refusalRole: 'bad',
      refusesAfterEnd: true,
      pace: () => AT_ONCE,
      words: speech,
      changed: () => undefined,
      heard: (happening) => this.#heard(happening),
    });
  }

  /** For the seat that the person plays if left out. */
  async act(action: T['Action'], seat: Seat = this.#play.seat): Promise<Answer<T>> {
    const { kind, events, refusal } = await this.#ask(
      () => this.#controller.do({ kind: 'play', actions: [action], seat }),
      (happening) => happening.kind === 'refused' || happening.seat === seat,
    );
    return kind === 'refused' ? { refusal: refusal as T['Rejection'] } : { events };
  }

  /** Undefined when it is done. */
  async moveInTime(move: TimeMove): Promise<TimeRejection | undefined> {
    const refusal = this.#play.source.standing.refusalOf(move);
    if (refusal) return refusal;
    await this.#ask(
      () => this.#controller.moveInTime(move),
      ({ kind }) => kind === move,
    );
    return undefined;
  }

  #ask(begin: () => void, isAnswer: (happening: Happening<T>) => boolean): Promise<Happening<T>> {
    return new Promise((resolve) => {
      this.#answer = (happening) => isAnswer(happening) && resolve(happening);
      begin();
    });
  }

  #heard(happening: Happening<T>): void {
    this.#answer?.(happening);
  }
}
