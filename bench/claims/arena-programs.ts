import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@dedalo/arena';
import { startProgram } from '@dedalo/arena/program/start-program';
import { type Claim, type Finding, lacking, verdict } from './claim.ts';

/** Not one alone: what is always the same the compiler makes ready beforehand. */
const QUESTIONS = Array.from({ length: 64 }, (_, turn) =>
  JSON.stringify({ type: 'act', turn, view: 'x'.repeat(8000) }),
);
const ANSWER = JSON.stringify({ turn: 1, action: 'move a1 to a2' });
const LEAST_SHARE = 0.5;
/** Many and short: the best of them is one in which the machine did nothing else. */
const ROUNDS = 60;
const ROUND_TRIPS = 300;

/** Both answer every line with the same one, in the way that their languages read lines. */
const ECHOES = {
  Node: {
    command: ['node', 'echo.mjs'],
    source: `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', () => process.stdout.write('${ANSWER}\\n'));
`,
  },
  Python: {
    command: ['python3', 'echo.py'],
    source: `import sys
for line in sys.stdin:
    sys.stdout.write('${ANSWER}\\n')
    sys.stdout.flush()
`,
  },
} as const;

interface Asker {
  ask(question: string): Promise<void>;
  close(): Promise<void>;
}

/** Nothing but a pipe: a write, and a wait for the end of a line. */
function bareAsker(child: ChildProcessWithoutNullStreams): Asker {
  let answered = (): void => {};
  child.stdout.on('data', (piece: Buffer) => {
    if (piece.at(-1) === 10) answered();
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        answered = resolve;
        child.stdin.write(`${question}\n`);
      }),
    close: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.stdin.end();
      }),
  };
}

async function programAsker(command: readonly string[], folder: string): Promise<Asker> {
  const program = await startProgram({ command, folder, limits: LIMITS, isSandboxed: false });
  return {
    ask: async (question) => {
      const answer = await program.ask(question, 60_000);
      if (!answer.ok) throw new Error(answer.error.code);
    },
    close: () => program.close(),
  };
}

/** Round trips a second. */
async function rate(asker: Asker): Promise<number> {
  const begin = performance.now();
  for (let count = 0; count < ROUND_TRIPS; count++) await asker.ask(QUESTIONS[count % QUESTIONS.length]!);
  return (1000 * ROUND_TRIPS) / (performance.now() - begin);
}

/** By turns, so that whatever else the machine does takes from both alike. */
async function share(command: readonly string[], folder: string): Promise<{ share: number; rate: number }> {
  const [first, ...rest] = command;
  const bare = bareAsker(spawn(first === 'node' ? process.execPath : first!, rest, { cwd: folder }));
  const program = await programAsker(command, folder);
  const best = { bare: 0, program: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.bare = Math.max(best.bare, await rate(bare));
    best.program = Math.max(best.program, await rate(program));
  }
  await Promise.all([bare.close(), program.close()]);
  return { share: best.program / best.bare, rate: best.program };
}

async function* findings(): AsyncIterable<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-proof-'));
  try {
    for (const [language, { command, source }] of Object.entries(ECHOES)) {
      const claim = `arena: round trips with a program in ${language} of those of a bare pipe, 8 kB out, 40 bytes back`;
      const bar = `≥ ${100 * LEAST_SHARE} %`;
      const lack = language === 'Python' ? lacking(claim, 'python') : undefined;
      if (lack) {
        yield lack;
        continue;
      }
      writeFileSync(join(folder, command[1]), source);
      const found = await share(command, folder);
      const measured = `${(100 * found.share).toFixed(0)} %, ${found.rate.toFixed(0)} a s`;
      yield { claim, bar, measured, verdict: verdict(found.share >= LEAST_SHARE) };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const arenaPrograms: Claim = { kind: 'speed', findings };
