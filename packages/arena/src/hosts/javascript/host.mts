// Plays Stratego Duel with a class that has the six described methods: speaks the protocol of player programs
// (docs/protocol.md) for it. Arguments: the file; the class, which may be left out where the file has a default export or
// exports one player. Where there is none the hello is answered with the problem. It imports nothing of ours: in a sandbox
// only this file is there.
import { Console } from 'node:console';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const METHODS: readonly Method[] = ['start', 'position', 'viewPositions', 'move', 'tellMove', 'fight'];
const PIECES = ['FL', 'FB', 'SB', 'MA', 'GE', 'FM', 'SM', 'FS', 'SS', 'SP'];
const SIDE = 10;
const HOME_ROWS = 4;
/** A line of the protocol is short, whatever an exception has to say. */
const LONGEST = 300;
const FAILED = 1;
const NO_PLAYER = 2;
const OUTPUT = 1;
const LOG = 2;

type Numbers = readonly number[];
type Method = 'start' | 'position' | 'viewPositions' | 'move' | 'tellMove' | 'fight';
type Player = Record<Method, (...given: unknown[]) => unknown>;
type PlayerClass = new () => Player;

type Event =
  | { readonly type: 'began'; readonly seat?: number; readonly cells: readonly [Numbers, Numbers] }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly from: number;
      readonly direction: number;
      readonly steps: number;
    }
  | { readonly type: 'fought'; readonly seat: number; readonly attacker: string; readonly defender: string };

type Message =
  | { readonly type: 'hello' | 'end' }
  | { readonly type: 'start'; readonly seat: number }
  | { readonly type: 'events'; readonly events: readonly Event[] }
  | { readonly type: 'act'; readonly turn: number };

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST);
const log = (text: string): void => write(LOG, `${text}\n`);

/** A pipe that is full refuses for a moment. */
function write(file: number, text: string): void {
  let bytes: Buffer = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(file, bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

const say = (answer: object): void => write(OUTPUT, `${JSON.stringify(answer)}\n`);

/** The player did something by which it loses the game: a fault of the protocol, and what is said of it. */
class Failure extends Error {
  readonly fault: string;

  constructor(fault: string, says: string) {
    super(oneLine(says));
    this.fault = fault;
  }
}

/** Why no player can be made: a code for the arena, and what is needed to understand it. */
class BadClass extends Error {
  readonly code: string;
  readonly found: readonly string[];

  constructor(code: string, says: string, found: readonly string[] = []) {
    super(oneLine(says));
    this.code = code;
    this.found = found;
  }
}

const isClass = (value: unknown): value is PlayerClass =>
  typeof value === 'function' && typeof value.prototype === 'object';
const missingMethods = (found: PlayerClass): Method[] =>
  METHODS.filter((method) => typeof (found.prototype as Partial<Player>)[method] !== 'function');
const isPlayer = (value: unknown): boolean => isClass(value) && missingMethods(value).length === 0;

type Exported = Readonly<Record<string, unknown>>;

async function findClass(file: string, name: string | undefined): Promise<PlayerClass> {
  const exported = await load(file);
  const players = Object.keys(exported).filter((key) => isPlayer(exported[key]));
  const found = name === undefined ? onlyPlayer({ file, exported, players }) : exported[name];
  if (!isClass(found)) throw new BadClass('no-class', name ?? 'default', players);
  const missing = missingMethods(found);
  if (missing.length > 0) throw new BadClass('no-methods', name ?? 'default', missing);
  return found;
}

async function load(file: string): Promise<Exported> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Exported;
  } catch (error) {
    log(traceOf(error));
    throw new BadClass('broken', String(error));
  }
}

/** Anything can be thrown. The lines of this file are none of the player's business. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = (error.stack ?? error.message).split('\n');
  return lines.filter((line) => !line.includes(import.meta.url)).join('\n');
}

interface Candidates {
  readonly file: string;
  readonly exported: Exported;
  readonly players: readonly string[];
}

function onlyPlayer({ file, exported, players }: Candidates): unknown {
  const { default: usual } = exported;
  if (usual !== undefined) return usual;
  if (players.length === 1) return exported[players[0]!];
  throw new BadClass(players.length === 0 ? 'no-player' : 'several-players', file, players);
}

/** The call that is made: a program that ends now was ended by it. */
let running: string | undefined;

/** Whatever a player throws is its own failure. */
async function attempt<T>(call: string, run: () => T): Promise<Awaited<T>> {
  running = call;
  try {
    return await run();
  } catch (error) {
    log(traceOf(error));
    throw new Failure('threw', `${call} threw ${String(error)}`);
  } finally {
    running = undefined;
  }
}

/** One game of a player: messages of the arena become the six described calls, in the described order. */
class Game {
  readonly player: Player;
  readonly name: string;
  readonly seat: number;

  constructor(player: Player, { name, seat }: { readonly name: string; readonly seat: number }) {
    this.player = player;
    this.name = name;
    this.seat = seat;
  }

  call(method: Method, ...given: unknown[]): Promise<unknown> {
    return attempt(`${this.name}.${method}()`, () => this.player[method](...given));
  }

  async answer(turn: number): Promise<string> {
    if (turn > PIECES.length) return this.written('move', await this.call('move'), 4);
    return `place ${this.written('position', await this.call('position', PIECES[turn - 1]), 2)}`;
  }

  written(method: Method, given: unknown, length: number): string {
    const says = `${this.name}.${method}() returned `;
    if (given === null && method === 'move') throw new Failure('resigned', `${says}null`);
    const numbers: unknown[] = Array.isArray(given) ? Array.from(given.slice(0, length + 1) as unknown[]) : [];
    if (numbers.length === length && numbers.every((each) => Number.isSafeInteger(each))) return numbers.join(' ');
    throw new Failure('malformed', says + shown(given));
  }

  async hear(event: Event): Promise<void> {
    const isOwn = event.seat === this.seat;
    if (event.type === 'began') await this.call('viewPositions', this.positions(event.cells[this.seat === 0 ? 1 : 0]));
    else if (event.type === 'fought') await this.call('fight', isOwn ? event.defender : event.attacker);
    else if (event.type === 'moved' && !isOwn) {
      const { from, direction, steps } = event;
      await this.call('tellMove', [Math.floor(from / SIDE), from % SIDE, direction, steps]);
    }
  }

  positions(cells: Numbers): number[][] {
    const firstRow = this.seat === 0 ? SIDE - HOME_ROWS : 0;
    return Array.from({ length: HOME_ROWS }, (_, row) =>
      Array.from({ length: SIDE }, (_, column) => Number(cells.includes((firstRow + row) * SIDE + column))),
    );
  }
}

/** What was returned, as far as it can be written. */
function shown(given: unknown): string {
  try {
    return JSON.stringify(given) ?? typeof given;
  } catch {
    return typeof given;
  }
}

class Host {
  readonly playerClass: PlayerClass;
  readonly name: string;
  #player: Player | undefined;
  #game: Game | undefined;
  #failure: Failure | undefined;

  constructor(playerClass: PlayerClass) {
    this.playerClass = playerClass;
    this.name = playerClass.name || 'default';
  }

  async take(message: Message): Promise<void> {
    if (message.type === 'hello') say({ name: this.name, wants: ['events', 'rematch'] });
    else if (message.type === 'start') await this.attempt(() => this.begin(message.seat));
    else if (message.type === 'events') await this.attempt(() => this.hear(message.events));
    else if (message.type === 'act') await this.answer(message.turn);
    // Nobody asks any more, and this player must not play another game.
    else if (message.type === 'end' && this.#failure) process.exit(FAILED);
  }

  async begin(seat: number): Promise<void> {
    this.#player ??= await attempt(`${this.name}.constructor()`, () => new this.playerClass());
    this.#game = new Game(this.#player, { name: this.name, seat });
    await this.#game!.call('start', seat === 0);
  }

  async hear(events: readonly Event[]): Promise<void> {
    for (const event of events) await this.#game!.hear(event);
  }

  async answer(turn: number): Promise<void> {
    const action = await this.attempt(() => this.#game!.answer(turn));
    say(this.#failure ? { turn, fault: this.#failure.fault, says: this.#failure.message } : { turn, action });
  }

  /** After a failure the player is called no more. */
  async attempt<T>(step: () => Promise<T>): Promise<T | undefined> {
    if (this.#failure) return undefined;
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#failure = error;
      log(error.message);
      return undefined;
    }
  }
}

async function main([file = '', name]: readonly string[]): Promise<void> {
  // What a player prints goes to the log: standard output is the arena's.
  globalThis.console = new Console(process.stderr);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  process.on('exit', () => running && log(`${running} ended the program (process.exit)`));
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const host = new Host(await findClass(file, name).catch((error: unknown) => tellProblem(error, lines)));
  for await (const line of lines) await host.take(JSON.parse(line) as Message);
  // Timers of the player must not keep the program.
  process.exit(0);
}

async function tellProblem(error: unknown, lines: AsyncIterator<string>): Promise<never> {
  if (!(error instanceof BadClass)) throw error;
  const { code, message: says, found } = error;
  log([`${code}:`, says, ...found].join(' '));
  await lines.next();
  say({ problem: code, says, found });
  return process.exit(NO_PLAYER);
}

await main(process.argv.slice(2));
