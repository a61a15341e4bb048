import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Limits } from '@dedalo/protocol/report';
import { err, type Result } from '@dedalo/grid';
import { endGroup } from './end-group.ts';
import { Exchange } from './exchange.ts';
import { type Exit, exitFailure } from './exit-failure.ts';
import { addLive, removeLive } from './live-programs.ts';
import { LogFile } from './log-file.ts';
import type { ProgramGroup } from './members.ts';
import type { Failure, Program } from './program.ts';
import { Rest } from './rest.ts';
import { watch } from './watch.ts';

/** Milliseconds that a program has to end by itself when its input is closed. */
const GRACE = 300;
/** Milliseconds in which the last that a program wrote comes out of its pipes when it has ended. */
const LAST_WORDS = 500;

/**
 * Before so many questions it is looked whether anything has come that was not asked for. That takes a tenth of a round
 * trip, and whoever answers twice does so from the beginning; later an answer is known by its turn.
 */
const LOOKS = 8;

/**
 * Milliseconds from an answer until the program is stopped, unless it is asked again. To stop and go on takes as long as a
 * whole round trip: those who answer at once are spared it, and what can be stolen of a longer thought is little.
 */
const REST_AFTER = 10;

/** What whoever still asks is told when it was closed. */
const CLOSED: Failure = { code: 'exited' };

export interface Parts {
  readonly child: ChildProcessWithoutNullStreams;
  readonly group: ProgramGroup;
  readonly limits: Limits;
  readonly log?: string | undefined;
  readonly rests?: boolean | undefined;
  /** The working folder, where the system does not limit it. */
  readonly folder?: string;
  readonly onLog?: ((piece: Buffer) => void) | undefined;
  /** What is left to do when nothing of it runs any more. */
  cleanUp(): Promise<void>;
}

/** A program that was started, until it fails or is closed. */
export class RunningProgram implements Program {
  readonly #parts: Parts;
  readonly #exchange: Exchange;
  #log: LogFile;
  readonly #stopWatching: () => void;
  readonly #rest: Rest;
  #restTimer: NodeJS.Timeout | undefined;
  /** Resolves when the first process of the program is gone. */
  readonly #exited: Promise<void>;
  #failure: Failure | undefined;
  #looksFirst = LOOKS;
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;
  #ended: Promise<void> | undefined;
  #closed: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#exchange = new Exchange(parts.limits.line);
    this.#log = new LogFile(parts.limits.log, parts.log);
    addLive(parts.group);
    const { child, group, limits, folder } = parts;
    const rest = new Rest(group);
    this.#rest = rest;
    this.#stopWatching = watch({
      group,
      limits,
      folder,
      onLook: (found) => rest.hold(found),
      onExcess: (failure) => this.#fail(failure),
    });
    child.stdout.on('data', (piece: Buffer) => this.#hear(piece));
    child.stderr.on('data', (piece: Buffer) => this.#note(piece));
    // Whoever is gone reads nothing: that it is gone is noticed elsewhere.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
    child.on('error', () => {});
    this.#exited = new Promise((resolve) => {
      child.on('exit', (code, signal) => {
        resolve();
        void this.#leave({ code, signal });
      });
    });
  }

  get failure(): Failure | undefined {
    return this.#failure;
  }

  tell(line: string): void {
    if (!this.#failure && !this.#isClosing) this.#parts.child.stdin.write(`${line}\n`);
  }

  ask(line: string, milliseconds: number): Promise<Result<string, Failure>> {
    if (this.#failure || this.#isClosing) return Promise.resolve(err(this.#failure ?? CLOSED));
    const answer = this.#exchange.open();
    if (this.#looksFirst-- > 0) this.#afterLooking(() => this.#question(line, milliseconds));
    else this.#question(line, milliseconds);
    return answer;
  }

  rest(): void {
    if (this.#parts.rests && !this.#exchange.isOpen && !this.#failure && !this.#isClosing) this.#rest.begin();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async logTo(log: string | undefined): Promise<void> {
    const before = this.#log;
    this.#log = new LogFile(this.#parts.limits.log, log);
    await before.close();
  }

  /**
   * What came right after the last answer is read before the next question: it answers nothing. It takes two rounds of
   * events, because the first still belongs to that answer.
   */
  #afterLooking(go: () => void): void {
    setImmediate(() => setImmediate(go));
  }

  #question(line: string, milliseconds: number): void {
    if (!this.#exchange.isOpen) return;
    this.#exchange.ask();
    this.#rest.end();
    this.#timer = setTimeout(() => this.#timeIsUp(), milliseconds);
    this.#parts.child.stdin.write(`${line}\n`);
  }

  /** One timer for all answers: where it is asked again before, nothing comes of it. */
  #restSoon(): void {
    if (this.#restTimer) this.#restTimer.refresh();
    else this.#restTimer = setTimeout(() => this.rest(), REST_AFTER);
  }

  #hear(piece: Buffer): void {
    if (this.#failure || this.#isClosing) return;
    const answer = this.#exchange.read(piece);
    if (!answer) return;
    if (!answer.ok) return this.#fail(answer.error);
    this.#answer(answer);
    if (this.#parts.rests) this.#restSoon();
  }

  #note(piece: Buffer): void {
    this.#log.write(piece);
    this.#parts.onLog?.(piece);
    if (!this.#log.isTooLong) return;
    this.#fail({ code: 'log-too-long', ...this.#lastLogged() });
    // A program that is being closed is beyond failing, and floods on.
    void this.#end();
  }

  #lastLogged(): { line?: string } {
    const line = this.#log.lastLine;
    return line === undefined ? {} : { line };
  }

  /** An answer that has come while nobody had time to read it is no worse for that: one more round of events. */
  #timeIsUp(): void {
    setImmediate(() => {
      if (!this.#exchange.isAsked) return;
      const line = this.#exchange.part;
      this.#fail(line === undefined ? { code: 'too-slow' } : { code: 'half-line', line });
    });
  }

  #answer(answer: Result<string, Failure>): void {
    clearTimeout(this.#timer);
    this.#exchange.settle(answer);
  }

  #fail(failure: Failure): void {
    if (this.#failure || this.#isClosing) return;
    this.#failure = failure;
    void this.#end();
    this.#answer(err(failure));
  }

  /** It has ended by itself: what it has still written counts, and is there when all who hold its pipes have ended. */
  async #leave(exit: Exit): Promise<void> {
    const { child } = this.#parts;
    const isDry = new Promise<void>((resolve) => child.once('close', () => resolve()));
    void this.#end();
    await Promise.race([isDry, pause(LAST_WORDS, undefined, { ref: false })]);
    this.#fail(exitFailure(exit, this.#log));
  }

  /** Ends it with all that it has started; the first blow falls at once. */
  #end(): Promise<void> {
    clearTimeout(this.#restTimer);
    this.#ended ??= endGroup(this.#parts.group).then(() => {
      this.#stopWatching();
      removeLive(this.#parts.group);
    });
    return this.#ended;
  }

  async #close(): Promise<void> {
    const { child } = this.#parts;
    this.#isClosing = true;
    clearTimeout(this.#restTimer);
    this.#answer(err(this.#failure ?? CLOSED));
    this.#rest.end();
    if (!this.#failure) {
      child.stdin.end();
      await Promise.race([this.#exited, pause(GRACE)]);
    }
    await this.#end();
    await Promise.race([this.#exited, pause(LAST_WORDS)]);
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    await this.#log.close();
    await this.#parts.cleanUp();
  }
}
