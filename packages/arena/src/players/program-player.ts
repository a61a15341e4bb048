import type { ClockRules, Fault, SeatTime } from '@dedalo/protocol/report';
import type { Game, GameTypes, Outcome, Seat } from '@dedalo/engine';
import { err, type Result } from '@dedalo/grid';
import {
  type ActFault,
  type AnswerProblem,
  type ArenaMessage,
  type Clock,
  type HelloAnswer,
  PROTOCOL_VERSION,
  type ProgramResult,
  readAct,
  readHello,
  type Wish,
} from '@dedalo/protocol';
import type { Wire } from '../games/wire.ts';
import type { Failure, Program } from '../program/program.ts';
import type { GreetedProgram } from './kept-programs.ts';
import type { Farewell, Player, Question } from './player.ts';
import { Stopwatch } from './stopwatch.ts';

/** A line between the arena and a program, for whoever listens. */
export interface SpokenLine {
  readonly seat: Seat;
  readonly from: 'arena' | 'program';
  readonly text: string;
}

export interface ProgramPlayerOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly wire: Wire<T>;
  readonly config: T['Config'];
  readonly seat: Seat;
  readonly seats: number;
  readonly number: number;
  readonly clock: ClockRules;
  /** It is told its clock, but waited for however long it takes: somebody may have stopped it in a debugger. */
  readonly isUntimed?: boolean;
  readonly start: () => Promise<Program>;
  /** Where programs play several games: one that is left from the game before, and what is done with it after this one. */
  readonly kept?: {
    take(): Promise<GreetedProgram | undefined>;
    keep(program: GreetedProgram): Promise<void>;
  };
  readonly onLine?: (line: SpokenLine) => void;
}

/** As long as a timer can run: 24 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** A line that is shown to people is no longer than this. */
const SHOWN = 200;

/** A program in a seat: it is told and asked in the messages of the protocol, and its clock runs. */
export class ProgramPlayer<T extends GameTypes> implements Player<T> {
  readonly #options: ProgramPlayerOptions<T>;
  readonly #watch = new Stopwatch(() => performance.now());
  #program: Program | undefined;
  #hello: HelloAnswer | undefined;
  #messages = 0;
  #turn = 0;
  #bank: number;
  #lastLine = '';
  /** The state in which it was asked last. */
  #asked: T['State'] | undefined;

  constructor(options: ProgramPlayerOptions<T>) {
    this.#options = options;
    this.#bank = options.clock.bank;
  }

  get time(): SeatTime {
    return this.#watch.time;
  }

  get ownName(): string | null {
    return this.#hello?.name ?? null;
  }

  get fault(): Fault | undefined {
    const failure = this.#program?.failure;
    return failure && this.#faultOf(failure);
  }

  get isListening(): boolean {
    return this.#wants('events');
  }

  async begin(): Promise<Fault | undefined> {
    const { game, wire, seat, seats, number, kept } = this.#options;
    const left = await kept?.take();
    const fault = left ? this.#goOn(left) : await this.#greet();
    if (fault) return fault;
    const rules = game.rulesVersion;
    const config = wire.config?.(this.#options.config) ?? game.text.formatConfig(this.#options.config);
    this.#tell({ type: 'start', game: game.id, rules, config, seat, seats, number, clock: this.#clock() });
    return undefined;
  }

  #goOn({ program, hello }: GreetedProgram): undefined {
    this.#program = program;
    this.#hello = hello;
  }

  async #greet(): Promise<Fault | undefined> {
    const { clock, start } = this.#options;
    this.#program = await start();
    const answer = await this.#ask(this.#written({ type: 'hello', protocol: PROTOCOL_VERSION }), clock.hello);
    if (!answer.ok) return this.#faultOf(answer.error);
    const hello = readHello(answer.value);
    if (!hello.ok) return this.#misread(hello.error);
    this.#hello = hello.value;
    return undefined;
  }

  async act({ state, seat }: Question<T>): Promise<Result<readonly T['Action'][], Fault>> {
    const { game, wire } = this.#options;
    this.#turn++;
    const turn = this.#turn;
    const clock = this.#clock();
    // What the arena takes to write the question is not the program's time.
    const question = this.#written({
      type: 'act',
      turn,
      clock,
      view: wire.view(state, seat, this.#asked),
      ...(this.#wants('legal') && { legal: [...wire.legal(state, seat)] }),
      ...(this.#wants('board') && { board: game.text.draw(game.view(state, seat)) }),
    });
    this.#asked = state;
    const answer = await this.#time(clock, () => this.#ask(question, clock.move + clock.bank));
    if (!answer.ok) return err(this.#faultOf(answer.error));
    const act = readAct(answer.value);
    if (!act.ok) return err(this.#misread(act.error));
    if (act.value.turn < turn) return err(this.#wrong('unasked-line', `turn ${act.value.turn}`));
    if (act.value.turn > turn) return err(this.#wrong('wrong-answer', '/turn'));
    if ('fault' in act.value) return err(this.#ownFault(act.value, wire.canResign?.(state) ?? true));
    const actions = wire.read(act.value.action, state);
    return actions.ok ? actions : err(this.#wrong('unknown-action', actions.error.code));
  }

  rest(): void {
    this.#program?.rest();
  }

  refused(code: string): Fault {
    return this.#wrong('illegal-action', code);
  }

  hear(seat: Seat, events: readonly T['Event'][]): void {
    const { wire } = this.#options;
    const told = wire.event ? events.map((event) => wire.event!(event)) : [...events];
    if (told.length > 0) this.#tell({ type: 'events', seat, events: told });
  }

  async end({ outcome, fault }: Farewell): Promise<void> {
    if (!this.#hello || this.#program?.failure) return;
    const { seat } = this.#options;
    this.#tell({
      type: 'end',
      result: resultOf(outcome, seat),
      reason: outcome.reason,
      winners: [...outcome.winners],
      ...(fault && { fault: { seat: fault.seat, code: fault.fault.code } }),
    });
    const isKept = this.#options.kept && this.#wants('rematch') && fault?.seat !== seat;
    await (isKept ? this.#leave() : this.close());
  }

  async #leave(): Promise<void> {
    const left = { program: this.#program!, hello: this.#hello! };
    this.#program = undefined;
    await this.#options.kept!.keep(left);
  }

  async close(): Promise<void> {
    await this.#program?.close();
  }

  #wants(wish: Wish): boolean {
    return this.#hello?.wants?.includes(wish) ?? false;
  }

  /** What the next move may take. */
  #clock(): Clock {
    const { clock } = this.#options;
    return { move: this.#turn <= 1 ? clock.first : clock.move, bank: Math.floor(this.#bank) };
  }

  async #time<A>(clock: Clock, ask: () => Promise<A>): Promise<A> {
    this.#watch.start();
    const answer = await ask();
    const took = this.#watch.stop();
    if (this.#options.isUntimed) return answer;
    const beyond = Math.max(0, took - clock.move);
    this.#watch.bank(Math.min(beyond, this.#bank));
    this.#bank = Math.max(0, this.#bank - beyond);
    return answer;
  }

  async #ask(line: string, milliseconds: number): Promise<Result<string, Failure>> {
    const answer = await this.#program!.ask(line, this.#options.isUntimed ? LONGEST_WAIT : milliseconds);
    if (answer.ok) {
      this.#lastLine = answer.value;
      this.#options.onLine?.({ seat: this.#options.seat, from: 'program', text: answer.value });
    }
    return answer;
  }

  #tell(message: ArenaMessage): void {
    this.#program!.tell(this.#written(message));
  }

  #written(message: ArenaMessage): string {
    const text = JSON.stringify(message);
    this.#messages++;
    this.#options.onLine?.({ seat: this.#options.seat, from: 'arena', text });
    return text;
  }

  #ownFault({ fault, says }: ActFault, canResign: boolean): Fault {
    const code = fault === 'resigned' && !canResign ? 'malformed' : fault;
    return this.#faultOf({ code, ...(says !== undefined && { line: says }) });
  }

  #misread(problem: AnswerProblem): Fault {
    if (problem.code === 'not-json') return this.#wrong('not-json');
    return this.#wrong('wrong-answer', `${problem.field} ${problem.says}`.trim());
  }

  #wrong(code: Fault['code'], detail?: string): Fault {
    return this.#faultOf({ code, line: this.#lastLine, ...(detail !== undefined && { detail }) });
  }

  #faultOf({ code, line, detail }: Failure): Fault {
    return {
      code,
      message: this.#messages,
      // Whoever has said hello fails at its first question, also before that is asked.
      turn: this.#hello ? Math.max(1, this.#turn) : 0,
      ...(line !== undefined && { line: line.slice(0, SHOWN) }),
      ...(detail !== undefined && { detail }),
    };
  }
}

function resultOf({ winners }: Outcome, seat: Seat): ProgramResult {
  if (winners.includes(seat)) return 'win';
  return winners.length === 0 ? 'draw' : 'loss';
}
