/** Plays a game of Stratego with each of the hostile set, as a series does, and prints how that went as a line of JSON. */
import type { BoutEnding } from '@dedalo/protocol/report';
import { type Bout, CLOCK } from '@dedalo/arena';
import { loadArenaGame } from '@dedalo/arena/games/index';
import { openPool } from '@dedalo/arena/pool/open-pool';
import { formatRun, markerIn, ownRun, parseMarker } from '@dedalo/arena/program/marker';
import { readEnvironment, readProcesses } from '@dedalo/arena/program/process-table';
import { countDaemons } from './count-daemons.ts';
import { FOLDER, HOSTILE_SET, type Hostile } from './hostile-set.ts';
import { peakMemory } from './peak-memory.ts';

export interface Report {
  readonly endings: Readonly<Record<string, BoutEnding>>;
  /** How many processes of this arena there are when all is over. */
  readonly left: number;
  /** The most memory that this process ever had, in bytes. */
  readonly peak: number;
}

const JOBS = 2;

async function boutWith({ file, time, limits }: Hostile, number: number): Promise<Bout> {
  const arenaGame = (await loadArenaGame('stratego'))!;
  const found = arenaGame.courses({ moves: 5 }, { text: () => undefined, folder: () => undefined });
  if (!found.ok) throw new Error(found.error.code);
  const program = { kind: 'program', name: file, command: ['python3', file], folder: FOLDER } as const;
  const random = { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } } as const;
  return {
    id: file,
    game: arenaGame.game.id,
    config: arenaGame.game.text.formatConfig(found.value[0]!.config),
    seed: file,
    numbers: [number + 1, number + 1],
    // In either seat.
    players: number % 2 === 0 ? [program, random] : [random, program],
    clock: { ...CLOCK, hello: 100_000, first: time, bank: 0 },
    limits,
    isSandboxed: false,
  };
}

function countLeft(): number {
  const markers = readProcesses().map(({ pid }) => parseMarker(markerIn(readEnvironment(pid)) ?? ''));
  const marked = markers.filter((run) => run && formatRun(run) === formatRun(ownRun)).length;
  return marked + countDaemons(formatRun(ownRun));
}

const pool = openPool(JOBS);
const bouts = await Promise.all(HOSTILE_SET.map(boutWith));
const reports = await Promise.all(bouts.map((bout) => pool.play(bout)));
const left = countLeft();
await pool.close();
const endings = Object.fromEntries(reports.map(({ id, ending }) => [id, ending]));
const report: Report = { endings, left, peak: peakMemory() };
console.log(JSON.stringify(report));
