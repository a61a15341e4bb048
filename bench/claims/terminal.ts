import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Claim, type Finding, lacking, verdict } from './claim.ts';

const RUNS = 5;
const KEYS = 21;
const command = `${process.execPath} ${fileURLToPath(new URL('../../packages/cli/bin/dedalo.js', import.meta.url))}`;

/** CPU milliseconds of all programs that a shell script runs: what `times` says of its children. */
function childrenMs(said: string): number {
  const seconds = [
    ...said
      .trim()
      .split('\n')
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ];
  return seconds.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60_000 + Number(rest) * 1000, 0);
}

function helpMs(folder: string): number {
  const script = `for i in $(seq ${RUNS}); do ${command} --help > /dev/null; done; times`;
  const env = { ...process.env, DEDALO_DATA: folder };
  return childrenMs(spawnSync('bash', ['-c', script], { encoding: 'utf8', env }).stdout) / RUNS;
}

/** A terminal of its own for every question. */
class Terminal {
  static #count = 0;
  readonly #socket = `dedalo-proof-${process.pid}-${Terminal.#count++}`;

  constructor(script: string, folder: string) {
    const environment = `env DEDALO_DATA=${folder} LANG=C.UTF-8`;
    this.tmux('-u', 'new-session', '-d', '-x', '80', '-y', '24', `${environment} bash -c '${script}'`);
  }

  tmux(...args: string[]): string {
    return spawnSync('tmux', ['-L', this.#socket, '-f', '/dev/null', ...args], { encoding: 'utf8' }).stdout;
  }

  screen(): string {
    return this.tmux('capture-pane', '-p');
  }

  async until(isThere: (screen: string) => boolean): Promise<void> {
    for (let tries = 0; tries < 2000; tries++) {
      if (isThere(this.screen())) return;
      await pause(5);
    }
    throw new Error(`this never came up:\n${this.screen()}`);
  }

  end(): void {
    this.tmux('kill-server');
  }
}

async function menuMs(folder: string): Promise<number> {
  const file = join(folder, 'times');
  const terminal = new Terminal(`${command}; times > ${file}; echo left; sleep 60`, folder);
  await terminal.until((screen) => screen.includes('D E D A L O'));
  terminal.tmux('send-keys', 'q');
  await terminal.until((screen) => screen.includes('left'));
  terminal.end();
  return childrenMs(readFileSync(file, 'utf8'));
}

/** The middle one of the times from a key to another screen; asking for the screen takes some of it. */
async function keyMs(folder: string): Promise<number> {
  const terminal = new Terminal(`${command} play sokoban --pack classic; sleep 60`, folder);
  await terminal.until((screen) => screen.includes('Which letters'));
  // A newcomer is asked for the letters that move, and told how to play.
  for (let step = 0; step < 4; step++) {
    const before = terminal.screen();
    terminal.tmux('send-keys', 'Enter');
    await terminal.until((screen) => screen !== before);
  }
  await terminal.until((screen) => screen.includes('Classic 1'));
  const times: number[] = [];
  for (let index = 0; index < KEYS; index++) {
    const before = terminal.screen();
    const begin = performance.now();
    terminal.tmux('send-keys', index % 2 === 0 ? 'Right' : 'Left');
    while (terminal.screen() === before) if (performance.now() - begin > 5000) throw new Error('no answer to a key');
    times.push(performance.now() - begin);
  }
  terminal.end();
  return times.toSorted((a, b) => a - b)[Math.floor(KEYS / 2)]!;
}

const atMost = (claim: string, most: number, found: number, unit: string): Finding => ({
  claim,
  bar: `≤ ${most} ${unit}`,
  measured: `${found.toFixed(0)} ${unit}`,
  verdict: verdict(found <= most),
});

async function* findings(): AsyncIterable<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-proof-'));
  try {
    // The first start of all compiles what later ones find compiled.
    helpMs(folder);
    yield atMost('dedalo --help: start and end', 150, helpMs(folder), 'CPU ms');
    const lack = lacking('the menu and its keys in a terminal', 'tmux');
    if (lack) {
      yield lack;
      return;
    }
    await menuMs(folder);
    yield atMost('dedalo: start, menu, end', 250, await menuMs(folder), 'CPU ms');
    yield atMost('Sokoban in a terminal: from a key to the changed screen', 50, await keyMs(folder), 'ms');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const terminal: Claim = { kind: 'speed', findings };
