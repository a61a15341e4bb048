import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bout, CLOCK, LIMITS, loadContest, playBout, type PlayerSpec } from '@dedalo/arena';
import { Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { stratego } from '@dedalo/stratego';
import { cpuMs } from '../cpu.ts';
import { type Claim, type Finding, verdict } from './claim.ts';

const CONFIG = stratego.text.formatConfig({ rules: 'final', movesEach: 200 });
const RANDOM: PlayerSpec = { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } };

const boutOf = (seed: string, players: readonly PlayerSpec[]): Bout => ({
  id: seed,
  game: 'stratego',
  config: CONFIG,
  seed,
  number: 1,
  players,
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
});

const RANDOM_GAMES = 600;
const LEAST_GAMES = 300;

async function* randomGames(): AsyncIterable<Finding> {
  const play = async (games: number, name: string): Promise<void> => {
    for (let game = 0; game < games; game++) await playBout(boutOf(`${name} ${game}`, [RANDOM, RANDOM]));
  };
  await play(100, 'warm');
  const before = cpuMs();
  await play(RANDOM_GAMES, 'arena');
  const games = (1000 * RANDOM_GAMES) / (cpuMs() - before);
  yield {
    claim: 'arena: whole random Stratego games a CPU second in process, sessions, views and replays included',
    bar: `≥ ${LEAST_GAMES}`,
    measured: games.toFixed(0),
    verdict: verdict(games >= LEAST_GAMES),
  };
}

/** Both take the first legal action, and find it without reading the rest: what is measured is the arena. */
const PLAYERS = {
  Node: {
    command: ['node', 'first.mjs'],
    source: `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('{"type":"hello"')) process.stdout.write('{"name":"first","wants":["legal"]}\\n');
  if (!line.startsWith('{"type":"act"')) return;
  const from = line.lastIndexOf('"legal":["') + 10;
  const turn = line.slice(21, line.indexOf(',', 21));
  process.stdout.write('{"turn":' + turn + ',"action":"' + line.slice(from, line.indexOf('"', from)) + '"}\\n');
});
`,
  },
  Python: {
    command: ['python3', 'first.py'],
    source: `import sys
for line in sys.stdin:
    if line.startswith('{"type":"hello"'):
        print('{"name":"first","wants":["legal"]}', flush=True)
    if line.startswith('{"type":"act"'):
        start = line.rindex('"legal":["') + 10
        turn = line[21:line.index(',', 21)]
        print('{"turn":' + turn + ',"action":"' + line[start:line.index('"', start)] + '"}', flush=True)
`,
  },
} as const;

const LEAST_SHARE = 0.5;
/** The best of them is one in which the machine did nothing else. */
const ROUNDS = 25;
/** Of a long game. */
const SEED = 'trips 7';

interface Rate {
  /** A second, from the first question to the last answer. */
  readonly rate: number;
  readonly questions: readonly string[];
}

async function gameRate(spec: PlayerSpec, seed: string): Promise<Rate> {
  const questions: string[] = [];
  let first = 0;
  let last = 0;
  await playBout(boutOf(seed, [spec, RANDOM]), {
    onLine: ({ from, text }) => {
      if (from === 'arena' && text.startsWith('{"type":"act"')) questions.push(text);
      if (questions.length === 1 && first === 0) first = performance.now();
      if (from === 'program') last = performance.now();
    },
  });
  return { rate: (1000 * questions.length) / (last - first), questions };
}

/** Nothing but a pipe: a write, and a wait for the end of a line. */
function bareAsk(child: ChildProcessWithoutNullStreams): (question: string) => Promise<string> {
  let answered: ((line: string) => void) | undefined;
  let line = '';
  child.stdout.on('data', (piece: Buffer) => {
    line += piece.toString();
    if (piece.at(-1) !== 10) return;
    answered?.(line);
    line = '';
  });
  return (question) =>
    new Promise((resolve) => {
      answered = resolve;
      child.stdin.write(`${question}\n`);
    });
}

/** The same game with the same program in a bare loop: the rules, the lines and a pipe; no clock, no limits, no trust lost. */
async function bareGameRate(child: ChildProcessWithoutNullStreams, seed: string): Promise<Rate> {
  const { game, wire, bots } = (await loadContest('stratego'))!;
  const config = game.text.parseConfig(CONFIG);
  if (!config.ok) throw new Error(config.error.code);
  const session = new Session(game, { config: config.value, seed, names: ['program', 'random'], keepsPast: false });
  const mind = bots.find(({ name }) => name === 'random')!.botFor(1)!;
  const about = { seat: 1, random: new Random(seed).stream('seat 2'), game: session };
  const ask = bareAsk(child);
  await ask('{"type":"hello"}');
  const questions: string[] = [];
  let first = 0;
  let last = 0;
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    const { state } = session;
    if (seat === 1) {
      const thought = mind({ view: () => game.view(state, 1), legal: () => game.legal(state, 1), about });
      thought.advance(1);
      session.play(1, thought.choice);
      continue;
    }
    const clock = { move: questions.length === 0 ? CLOCK.first : CLOCK.move, bank: CLOCK.bank };
    const turn = questions.length + 1;
    const question = { type: 'act', turn, clock, view: wire.view(state, 0), legal: wire.legal(state, 0) };
    questions.push(JSON.stringify(question));
    if (questions.length === 1) first = performance.now();
    const { action } = JSON.parse(await ask(questions.at(-1)!)) as { action: string };
    last = performance.now();
    const read = wire.read(action, state);
    if (!read.ok) throw new Error(read.error.code);
    session.play(0, read.value[0]!);
  }
  child.stdin.end();
  return { rate: (1000 * questions.length) / (last - first), questions };
}

async function* roundTrips(): AsyncIterable<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-proof-'));
  try {
    for (const [language, { command, source }] of Object.entries(PLAYERS)) {
      const claim = `arena: questions a second in a whole game with a program in ${language}, of a bare loop of the same game`;
      const bar = `≥ ${100 * LEAST_SHARE} %`;
      if (language === 'Python' && spawnSync('python3', ['-V']).status !== 0) {
        yield { claim, bar, measured: 'needs python3', verdict: 'not run' };
        continue;
      }
      writeFileSync(join(folder, command[1]), source);
      const spec: PlayerSpec = { kind: 'program', name: language, command, folder };
      const best = { arena: 0, bare: 0 };
      // By turns, so that whatever else the machine does takes from both alike.
      for (let round = 0; round < ROUNDS; round++) {
        const arena = await gameRate(spec, SEED);
        const [program, ...rest] = command;
        const child = spawn(program === 'node' ? process.execPath : program, rest, { cwd: folder });
        const bare = await bareGameRate(child, SEED);
        if (arena.questions.join('\n') !== bare.questions.join('\n'))
          throw new Error('They do not play the same game.');
        best.arena = Math.max(best.arena, arena.rate);
        best.bare = Math.max(best.bare, bare.rate);
      }
      const share = best.arena / best.bare;
      const measured = `${(100 * share).toFixed(0)} %, ${best.arena.toFixed(0)} a s`;
      yield { claim, bar, measured, verdict: verdict(share >= LEAST_SHARE) };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* findings(): AsyncIterable<Finding> {
  yield* randomGames();
  yield* roundTrips();
}

export const arenaGames: Claim = { kind: 'speed', findings };
