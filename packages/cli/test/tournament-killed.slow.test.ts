import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TournamentResult } from '@dedalo/protocol/report';
import { expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, dedaloFile, freshData, NEUTRAL } from './run.ts';

const folder = testFolder();
const HOLD = new URL('hold-tournament.ts', import.meta.url).href;

/** Ten pairs of players, twenty games each. */
const file = folder.write(
  'contest.toml',
  `game = "stratego"
games = 20
seed = "kill"
[[player]]
name = "Ada"
bot = "random"
[[player]]
name = "Bea"
bot = "random"
[[player]]
name = "Cleo"
bot = "random"
[[player]]
name = "Quick"
bot = "rules"
nodes = 1
[[player]]
name = "Slow"
bot = "rules"
nodes = 100
`,
);

const GAMES = 200;
/** Killed when so many games have been journaled. */
const KILLS = [0, 1, 13, 30, 31, 55, 77, 99, 120, 140];
/** Once more, when almost all are played. */
const LAST_KILL = 198;

const args = (out: string, jobs = 3): string[] => [
  'tournament',
  file,
  '--out',
  join(folder.path, out),
  '--jobs',
  String(jobs),
  '--json',
];

const journalOf = (out: string): string => join(folder.path, out, 'games.jsonl');

/** The whole lines of a journal; the last may be torn. */
function linesOf(out: string): string[] {
  const journal = journalOf(out);
  return existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
}

/** Kills it where it stands with so many lines in its journal: it does not go on before. */
async function killAt(lines: number, out: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', HOLD, dedaloFile, ...args(out)], {
    stdio: 'ignore',
    env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData(), HOLD_JOURNAL: journalOf(out), HOLD_AT: String(lines) },
  });
  const gone = exitOf(child);
  while (child.exitCode === null && (!existsSync(journalOf(out)) || linesOf(out).length < lines)) await pause(2);
  child.kill('SIGKILL');
  expect(await gone, 'it was killed before it was done').toBe('SIGKILL');
}

const exitOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => void child.once('exit', (code, signal) => resolve(signal ?? String(code))));

/** Without what differs from run to run: how long things took, and the folder that was typed. */
function comparable(out: string): unknown {
  const result = JSON.parse(out) as TournamentResult;
  return {
    ...result,
    players: result.players.map(({ time: { asked }, ...player }) => ({ ...player, asked })),
    games: result.games.map((game) =>
      Object.assign({}, game, { command: '', times: game.times.map(({ asked }) => asked) }),
    ),
  };
}

test('killed ten times in 200 games, every finished game counts once and the end is that of an undisturbed run', async () => {
  let kept: string[] = [];
  for (const kill of [...KILLS, LAST_KILL]) {
    expect(kept.length, 'there is something left to kill').toBeLessThan(GAMES);
    await killAt(kill, 'killed');
    const lines = linesOf('killed');
    expect(lines.slice(0, kept.length), 'nothing that was finished is lost').toEqual(kept);
    for (const line of lines) {
      const { id } = JSON.parse(line) as { id: string };
      expect(existsSync(join(folder.path, 'killed', 'replays', `${id}.replay`)), `${id} has its replay`).toBe(true);
    }
    kept = lines;
  }
  expect(kept.length).toBeGreaterThanOrEqual(LAST_KILL);
  const resumed = dedalo(args('killed'));
  const isToldSo = resumed.error.includes(`${kept.length} games of ${GAMES} are played already`);
  expect(isToldSo).toBe(kept.length < GAMES);
  const lines = linesOf('killed');
  expect(lines.slice(0, kept.length)).toEqual(kept);
  expect(new Set(lines.map((line) => (JSON.parse(line) as { id: string }).id)).size).toBe(GAMES);
  expect(lines).toHaveLength(GAMES);

  const { secret } = JSON.parse(resumed.out) as TournamentResult;
  const undisturbed = dedalo([...args('undisturbed', 1), '--secret', secret!]);
  expect(undisturbed.code).toBe(0);
  expect(comparable(resumed.out)).toEqual(comparable(undisturbed.out));
  for (const replay of readdirSync(join(folder.path, 'killed', 'replays'))) {
    const [one, other] = ['killed', 'undisturbed'].map((out) =>
      readFileSync(join(folder.path, out, 'replays', replay)),
    );
    expect(one!.equals(other!), `${replay} is the same with as many jobs as there may be`).toBe(true);
  }
  expect(JSON.parse(readFileSync(join(folder.path, 'killed', 'results.json'), 'utf8'))).toEqual(
    JSON.parse(resumed.out),
  );
});
