import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bout, CLOCK, LIMITS, playBout, type PlayerSpec } from '@dedalo/arena';
import { stratego } from '@dedalo/stratego';
import { cpuMs } from '../cpu.ts';
import { type Claim, type Finding, lacking, verdict } from './claim.ts';

const CONFIG = stratego.text.formatConfig({ rules: 'final', movesEach: 200 });
const RANDOM: PlayerSpec = { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } };

const boutOf = (seed: string, players: readonly PlayerSpec[]): Bout => ({
  id: seed,
  game: 'stratego',
  config: CONFIG,
  seed,
  numbers: [1, 2],
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
const ROUNDS = 7;

/** Round trips a second of a whole game, from the first question to the last answer, and the questions. */
async function gameRate(spec: PlayerSpec, seed: string): Promise<{ rate: number; questions: readonly string[] }> {
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

/** The same questions to the same program, by nothing but a pipe. */
async function bareRate(child: ChildProcessWithoutNullStreams, questions: readonly string[]): Promise<number> {
  let answered = (): void => {};
  child.stdout.on('data', (piece: Buffer) => {
    if (piece.at(-1) === 10) answered();
  });
  const ask = (question: string): Promise<void> =>
    new Promise((resolve) => {
      answered = resolve;
      child.stdin.write(`${question}\n`);
    });
  await ask('{"type":"hello"}');
  const begin = performance.now();
  for (const question of questions) await ask(question);
  const rate = (1000 * questions.length) / (performance.now() - begin);
  child.stdin.end();
  return rate;
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function* roundTrips(): AsyncIterable<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-proof-'));
  try {
    for (const [language, { command, source }] of Object.entries(PLAYERS)) {
      const claim = `arena: questions a second in a whole game with a program in ${language}, of a bare pipe with the same lines`;
      const bar = `≥ ${100 * LEAST_SHARE} %`;
      const lack = language === 'Python' ? lacking(claim, 'python') : undefined;
      if (lack) {
        yield lack;
        continue;
      }
      writeFileSync(join(folder, command[1]), source);
      const spec: PlayerSpec = { kind: 'program', name: language, command, folder };
      const rates: number[] = [];
      const shares: number[] = [];
      // By turns, so that whatever else the machine does takes from both alike; the first round warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        const { rate, questions } = await gameRate(spec, `trips ${round}`);
        const [program, ...rest] = command;
        const bare = spawn(program === 'node' ? process.execPath : program, rest, { cwd: folder });
        const ofBare = await bareRate(bare, questions);
        if (round === 0) continue;
        rates.push(rate);
        shares.push(rate / ofBare);
      }
      const share = middle(shares);
      const measured = `${(100 * share).toFixed(0)} %, ${middle(rates).toFixed(0)} a s`;
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
