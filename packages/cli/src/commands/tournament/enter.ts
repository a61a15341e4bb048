import { resolve } from 'node:path';
import type { Absent, AbsentCode } from '@dedalo/protocol/report';
import type { ArenaGame, Effort } from '@dedalo/arena';
import { foldName, type Grade, type NamedEntry, type PlayerEntry, slugsOf } from '@dedalo/arena/tournament/index';
import { nearest } from '@dedalo/grid';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { UsageError } from '../../usage.ts';
import type { Order } from './order.ts';
import { gradingOf, type PlacedEntry, type Source } from './source.ts';

/** Two listed players with one name are an error. */
export function checkNames(listed: readonly PlacedEntry[]): void {
  const taken = new Set<string>();
  for (const { entry } of listed) {
    if (taken.has(foldName(entry.name))) throw new UsageError(arenaSpeech().tournament.nameTaken(entry.name));
    taken.add(foldName(entry.name));
  }
}

interface Entered {
  readonly entered: readonly PlacedEntry[];
  readonly refused: readonly Absent[];
}

/** A hand-in that cannot be entered does not stop the others. */
export function enter(
  { handIns, refused }: Source,
  { listed, arenaGame }: { readonly listed: readonly PlacedEntry[]; readonly arenaGame: ArenaGame },
): Entered {
  const taken = new Set(listed.map(({ entry }) => foldName(entry.name)));
  const entered: PlacedEntry[] = [];
  const absent: Absent[] = [...refused];
  for (const placed of [...handIns, ...listed]) {
    const { entry, place } = placed;
    const isTaken = handIns.includes(placed) && taken.has(foldName(entry.name));
    const problem = isTaken ? { code: 'name-taken' as const, detail: entry.name } : gameProblem(entry, arenaGame);
    if (!problem) entered.push(placed);
    else {
      const name = isTaken ? `${entry.name} (${place})` : entry.name;
      absent.push({ name, place, ...problem, ...(entry.kind === 'program' && gradingOf(entry)) });
    }
  }
  return { entered, refused: absent };
}

function gameProblem(entry: PlayerEntry, arenaGame: ArenaGame): { code: AbsentCode; detail: string } | undefined {
  if (entry.kind === 'bot') return undefined;
  const { game } = entry;
  if (game !== undefined && game !== arenaGame.game.id) return { code: 'wrong-game', detail: game };
  return 'player' in entry && !arenaGame.hasClassPlayers
    ? { code: 'no-classes', detail: arenaGame.game.id }
    : undefined;
}

export function namedEntries(entries: readonly PlacedEntry[], effort: Effort): NamedEntry[] {
  const slugs = slugsOf(entries.map(({ entry }) => entry.name));
  return entries.map(({ entry, place }, index) => {
    const thinking = entry.kind === 'bot' ? { ...entry, effort: entry.effort ?? effort } : entry;
    return { entry: thinking, place, slug: slugs[index]! };
  });
}

/** A folder for each. */
export function comparedOf(
  { folder }: Source,
  { entries, refused }: Pick<Order, 'entries' | 'refused'>,
): Order['compared'] {
  const programs = entries.flatMap(({ entry }) => (entry.kind === 'program' ? [entry] : []));
  const absent = refused.map(({ name, place }) => ({ name, folder: resolve(folder, place) }));
  return [...programs, ...absent].filter((one) => one.folder !== folder).map(({ name, folder }) => ({ name, folder }));
}

/** Refuses a grade for beating a player that does not take part. */
export function gradesOf({ file: { grades } }: Source, entries: readonly NamedEntry[]): readonly Grade[] {
  const names = entries.map(({ entry }) => entry.name);
  const isKnown = (name: string): boolean => names.some((one) => foldName(one) === foldName(name));
  const name = grades.flatMap(({ beats = [] }) => beats).find((one) => !isKnown(one));
  if (name === undefined) return grades;
  const meant = nearest(name, names);
  throw new UsageError(arenaSpeech().tournament.unknownBeaten({ name, ...(meant !== undefined && { meant }) }));
}
