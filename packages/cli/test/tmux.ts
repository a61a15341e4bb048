import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect } from 'vitest';
import { dedaloFile, freshData, NEUTRAL } from './run.ts';

/** It comes when it comes, on a slow machine too. */
const POLL = { interval: 30 };

export interface StartOptions {
  /** Where the user's data is kept: a fresh folder unless said. */
  readonly data?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const opened: Terminal[] = [];
afterEach(() => {
  for (const terminal of opened.splice(0)) terminal.close();
});

/** A terminal of 80 × 24 on a tmux server of its own: one that is going down must not be met by the next. */
export class Terminal {
  readonly data: string;
  /** In the test file's own folder: tmux leaves its sockets behind. */
  readonly #socket = `${freshData()}.tmux`;

  /** Runs a command of the shell. */
  constructor(command: string, { data = freshData(), environment = {}, cwd = process.cwd() }: StartOptions = {}) {
    this.data = data;
    opened.push(this);
    const given = { ...NEUTRAL, ...environment, DEDALO_DATA: data };
    const variables = Object.entries(given).map(([name, value]) =>
      value === undefined ? `unset ${name};` : `export ${name}='${value}';`,
    );
    const shell = `trap : INT; cd '${cwd}'; ${variables.join(' ')} ${command}`;
    this.tmux('-u', 'new-session', '-d', '-s', 'main', '-x', '80', '-y', '24', shell);
  }

  tmux(...args: string[]): string {
    return spawnSync('tmux', ['-S', this.#socket, '-f', '/dev/null', ...args], { encoding: 'utf8' }).stdout;
  }

  close(): void {
    this.tmux('kill-server');
  }

  /** What the screen shows. */
  get screen(): string {
    return this.tmux('capture-pane', '-p', '-t', 'main');
  }

  /** The same with lines that were broken at the edge put together again: where they break depends on their numbers. */
  get unwrapped(): string {
    return this.tmux('capture-pane', '-J', '-p', '-t', 'main');
  }

  /** The same with the sequences for colours. */
  get coloured(): string {
    return this.tmux('capture-pane', '-e', '-p', '-t', 'main');
  }

  /** A format of tmux, such as `cursor_flag`. */
  value(name: string): string {
    return this.tmux('display', '-p', '-t', 'main', `#{${name}}`).trim();
  }

  /** Keys by the names that tmux has for them. */
  press(...keys: string[]): void {
    this.tmux('send-keys', '-t', 'main', ...keys);
  }

  /** Characters as they are. */
  type(text: string): void {
    this.tmux('send-keys', '-t', 'main', '-l', text);
  }

  /** The left button goes down and up; places are counted from 0. */
  click(x: number, y: number): void {
    this.type(`\u001B[<0;${x + 1};${y + 1}M\u001B[<0;${x + 1};${y + 1}m`);
  }

  wheel(direction: 'up' | 'down'): void {
    this.type(`\u001B[<${direction === 'up' ? 64 : 65};1;1M`);
  }

  resize(columns: number, rows: number): void {
    this.tmux('resize-window', '-t', 'main', '-x', String(columns), '-y', String(rows));
  }

  /** Waits for the screen to show a text, or whatever is asked of it. */
  async until(wanted: string | ((text: string) => boolean)): Promise<string> {
    const isThere = typeof wanted === 'string' ? (text: string) => text.includes(wanted) : wanted;
    const text = await shownOn(this, isThere, `this never came up: ${String(wanted)}`);
    return this.#whole(text, isThere);
  }

  /** A screen may be caught while it is being written: it is whole once it stays the same, unless it always moves. */
  async #whole(first: string, isThere: (text: string) => boolean): Promise<string> {
    let text = first;
    for (let tries = 0; tries < 5; tries++) {
      await pause(20);
      const next = this.screen;
      if (next === text || !isThere(next)) return text;
      text = next;
    }
    return text;
  }
}

async function shownOn(terminal: Terminal, isThere: (text: string) => boolean, complaint: string): Promise<string> {
  let text = '';
  await expect.poll(() => (text = terminal.screen), POLL).toSatisfy(isThere, complaint);
  return text;
}

/** Fails unless the screen comes to show this. */
export const expectSoon = (terminal: Terminal, wanted: string | ((text: string) => boolean)): Promise<string> =>
  terminal.until(wanted);

const QUOTED_NODE = `'${process.execPath}' '${dedaloFile}'`;

/** Starts dedalo; when it has left, the screen says with which code. */
export const start = (args = '', options: StartOptions = {}): Terminal =>
  new Terminal(`echo before dedalo; ${QUOTED_NODE} ${args}; echo left with $?; exec sleep 300`, options);

/** Waits for something outside of the screen. */
export async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, POLL).toBe(true);
}

export const dedaloCommand = QUOTED_NODE;

/** For a program whose clock shall stand still after so many milliseconds: what it shows then stays. */
export const clockStandingAt = (milliseconds: number): StartOptions['environment'] & object => ({
  NODE_OPTIONS: `--import=${new URL('standing-clock.ts', import.meta.url).href}`,
  CLOCK_STANDS_AT: String(milliseconds),
});

/** A data folder of somebody who knows how Sokoban is played, with some files of their own. */
export function dataOfPlayer(files: Readonly<Record<string, string>> = {}): string {
  const data = freshData();
  const all = { 'progress.toml': 'version = 1\nknown = ["sokoban"]\n', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(data, name)), { recursive: true });
    writeFileSync(join(data, name), text);
  }
  return data;
}

/** A level being played by somebody who knows how. */
export const play = (args = '', files: Readonly<Record<string, string>> = {}, options: StartOptions = {}): Terminal =>
  start(`play sokoban ${args}`, { data: dataOfPlayer(files), ...options });

/** A file of the data folder, or nothing. */
export function kept({ data }: Terminal, name: string): string {
  try {
    return readFileSync(join(data, name), 'utf8');
  } catch {
    return '';
  }
}
