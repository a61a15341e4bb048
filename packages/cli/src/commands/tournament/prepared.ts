import type { Absent } from '@dedalo/arena';
import {
  changedSince,
  type Charter,
  type Contestant,
  differences,
  playerFolder,
  prepare,
  type RunFolder,
  type Tournament,
} from '@dedalo/arena/tournament/index';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { freshSeed } from '../../fresh-seed.ts';
import { UsageError } from '../../usage.ts';
import { identityOf, type Order, roundsOf, specOf } from './order.ts';
import { typedCommand } from './typed-command.ts';

/** The tournament that was begun in a folder, which must be the one that is asked for; or a new one. */
export async function charterFor(order: Order, folder: RunFolder, signal: AbortSignal): Promise<Charter> {
  const { charter } = folder;
  const identity = identityOf(order);
  if (charter) {
    const seedDiffers = order.seed !== undefined && order.seed !== charter.seed;
    const differs = [...differences(charter.identity, identity), ...(seedDiffers ? ['seed'] : [])];
    if (differs.length === 0) return charter;
    throw new UsageError(`${folder.path}: ${arenaSpeech().tournament.folder.other({ differs })}`);
  }
  const { limits, isSandboxed, entries, refused } = order;
  const prepared = await prepare(entries, { folder: folder.path, limits, isSandboxed, signal });
  const absent: Absent[] = [...refused, ...prepared.absent];
  const begun = { identity, seed: order.seed ?? freshSeed(), absent, contents: prepared.contents };
  if (!signal.aborted) await folder.begin(begun);
  return begun;
}

/** What people should know who go on with a tournament: hand-ins that are no longer what plays. */
export async function warnOfChanges({ entries }: Order, { contents }: Charter): Promise<void> {
  const { changed } = arenaSpeech().tournament;
  for (const name of await changedSince(entries, contents)) process.stderr.write(`dedalo: ${changed(name)}\n`);
}

/** The tournament as it is played: those who take part, with the folders of their copies. */
export function tournamentOf(order: Order, { seed, absent }: Charter, path: string): Tournament {
  const missing = new Set(absent.map(({ name }) => name));
  const present = order.entries.filter(({ entry }) => !missing.has(entry.name));
  const players = present.map(({ entry, slug }): Contestant => {
    const spec = specOf(entry, { effort: order.effort, folder: playerFolder(path, slug) });
    if (entry.kind === 'bot') return { spec };
    const { id, author } = entry;
    return { spec, ...(id !== undefined && { id }), ...(author !== undefined && { author }) };
  });
  const { title, contest, settings, clock, limits, isSandboxed, courses } = order;
  return {
    title,
    game: contest.game.id,
    settings,
    clock,
    limits,
    isSandboxed,
    field: {
      format: order.format,
      slugs: present.map(({ slug }) => slug),
      isSolo: order.isSolo,
      games: order.games,
      rounds: roundsOf(order, present.length),
      seed,
      seeding: order.seeding,
      challengers: present.flatMap(({ entry }, index) => (order.challengers.includes(entry.name) ? [index] : [])),
    },
    players,
    absent,
    courses,
    commandFor: (id) => typedCommand('--again', id),
  };
}
