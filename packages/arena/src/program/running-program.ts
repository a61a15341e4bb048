import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { err, ok, type Result } from '@dedalo/grid';
import type { Limits } from '../bout/bout.ts';
import { endGroup } from './end-group.ts';
import { type Exit, exitFailure } from './exit-failure.ts';
import { LineReader } from './line-reader.ts';
import { addLive, removeLive } from './live-programs.ts';
import { LogFile } from './log-file.ts';
import type { ProgramGroup } from './members.ts';
import type { Failure, Program } from './program.ts';
import { shorten } from './shorten.ts';
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

/** What whoever still asks is told when it was closed. */
const CLOSED: Failure = { code: 'exited' };

export interface Parts {
  readonly child: ChildProcessWithoutNullStreams;
  readonly group: ProgramGroup;
  readonly limits: Limits;
  readonly log?: string | undefined;
  /** What is left to do when nothing of it runs any more. */
  cleanUp(): Promise<void>;
}

type Settle = (answer: Result<string, Failure>) => void;

/** A program that was started, until it fails or is closed. */
export class RunningProgram implements Program {
  readonly #parts: Parts;
  readonly #reader: LineReader;
  readonly #log: LogFile;
  readonly #stopWatching: () => void;
  /** Resolves when the first process of the program is gone. */
  readonly #exited: Promise<void>;
  #failure: Failure | undefined;
  #settle: Settle | undefined;
  #isAsked = false;
  #looksFirst = LOOKS;
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;
  #ended: Promise<void> | undefined;
  #closed: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#reader = new LineReader(parts.limits.line);
    this.#log = new LogFile(parts.limits.log, parts.log);
    addLive(parts.group);
    const { child, group, limits } = parts;
    this.#stopWatching = watch({ group, limits, onExcess: (failure) => this.#fail(failure) });
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
    if (this.#settle) throw new Error('A program was asked while it was being asked.');
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.#looksFirst-- > 0) this.#afterLooking(() => this.#question(line, milliseconds));
      else this.#question(line, milliseconds);
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /**
   * What came right after the last answer is read before the next question: it answers nothing. It takes two rounds of
   * events, because the first still belongs to that answer.
   */
  #afterLooking(go: () => void): void {
    setImmediate(() => setImmediate(go));
  }

  #question(line: string, milliseconds: number): void {
    if (!this.#settle) return;
    this.#isAsked = true;
    this.#timer = setTimeout(() => this.#timeIsUp(), milliseconds);
    this.#parts.child.stdin.write(`${line}\n`);
  }

  #hear(piece: Buffer): void {
    if (this.#failure || this.#isClosing) return;
    const lines = this.#reader.take(piece);
    if (this.#reader.isTooLong) return this.#fail({ code: 'line-too-long', line: this.#reader.part });
    const answer = lines[0];
    if (answer === undefined) return;
    const unasked = this.#isAsked ? lines[1] : answer;
    if (unasked !== undefined) return this.#fail({ code: 'unasked-line', line: shorten(unasked) });
    this.#answer(ok(answer));
  }

  #note(piece: Buffer): void {
    this.#log.write(piece);
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
      if (!this.#isAsked) return;
      this.#fail(this.#reader.hasPart ? { code: 'half-line', line: this.#reader.part } : { code: 'too-slow' });
    });
  }

  #answer(answer: Result<string, Failure>): void {
    const settle = this.#settle;
    this.#settle = undefined;
    this.#isAsked = false;
    clearTimeout(this.#timer);
    settle?.(answer);
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
    this.#ended ??= endGroup(this.#parts.group).then(() => {
      this.#stopWatching();
      removeLive(this.#parts.group);
    });
    return this.#ended;
  }

  async #close(): Promise<void> {
    const { child } = this.#parts;
    this.#isClosing = true;
    this.#answer(err(this.#failure ?? CLOSED));
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
