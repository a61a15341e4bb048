import { type GameTypes, type Session, TIME_MOVES, type Viewer } from '@dedalo/engine';
import type { FromHost, Question, Told, Welcome } from './json-messages.ts';

export interface HostOptions {
  readonly viewer: Viewer;
  readonly send: (text: string) => void;
  /** When a viewer may know what everybody did. */
  readonly tellsReplay: 'always' | 'when-over';
}

/** Where a game is kept, for one viewer: nothing but text goes in and out. */
export class JsonHost<T extends GameTypes> {
  readonly #session: Session<T>;
  readonly #options: HostOptions;
  readonly #stopListening: () => void;

  constructor(session: Session<T>, options: HostOptions) {
    this.#session = session;
    this.#options = options;
    this.#stopListening = session.listen(options.viewer, (notice) =>
      this.#send({ kind: 'notice', notice, now: this.#now() }),
    );
  }

  welcome(): string {
    const { game, title, config, seed, names } = this.#session;
    const now = this.#now();
    const said = { ...(title !== undefined && { title }), config: game.text.formatConfig(config), seed, names, now };
    return JSON.stringify(said satisfies Welcome<T>);
  }

  receive(text: string): void {
    const question = JSON.parse(text) as Question<T>;
    const { number } = question;
    const done = this.#do(question);
    this.#send({ kind: 'answer', number, ...(!done.ok && { refusal: done.error }) });
  }

  #do(question: Question<T>) {
    if (question.kind === 'act') return this.#session.play(question.acted.seat, question.acted.action);
    return question.kind === 'time' ? this.#session.moveInTime(question.move) : this.#session.goTo(question.acts);
  }

  close(): void {
    this.#stopListening();
  }

  #send(message: FromHost<T>): void {
    this.#options.send(JSON.stringify(message));
  }

  #now(): Told<T> {
    const { viewer, tellsReplay } = this.#options;
    const { outcome, turn } = this.#session;
    const refusals = TIME_MOVES.flatMap((move) => {
      const refusal = this.#session.refusalOf(move);
      return refusal ? [[move, refusal] as const] : [];
    });
    return {
      view: this.#session.view(viewer),
      turn,
      ...(outcome && { outcome }),
      legal: viewer === 'public' ? [] : this.#session.legal(viewer),
      refusals: Object.fromEntries(refusals),
      replay: outcome || tellsReplay === 'always' ? this.#session.save() : '',
    };
  }
}
