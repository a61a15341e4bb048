import type { Absent } from '@dedalo/protocol/report';
import { type ArenaGame, type PlayerSpec, sittersOf } from '@dedalo/arena';
import { freshSecret, seedOfSecret } from '@dedalo/arena/bout/secret';
import { formatClassText } from '@dedalo/arena/hosts/class-text';
import type { HostProblem } from '@dedalo/arena/hosts/host-problem';
import {
  changesOf,
  type Charter,
  classCommand,
  type ClassEntry,
  type Contestant,
  playerFolder,
  prepare,
  type NamedEntry,
  type RunFolder,
  type Tournament,
} from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { hostLine } from '../../arena/class-player.ts';
import { begunCharter } from '../../arena/run-folder.ts';
import { typedCommand } from '../../arena/typed-command.ts';
import { UsageError } from '../../usage.ts';
import { identityOf, type Order, roundsOf } from './order.ts';

/** What is known before the games: the players with their versions, and those that cannot play. */
export interface Ready {
  readonly charter: Charter;
  readonly absent: readonly Absent[];
}

/**
 * The tournament begun in a folder, which must have the same settings, or a new one. Players may have changed, come or
 * gone: new ones are built, and all changes are reported.
 */
export async function makeCharter(order: Order, folder: RunFolder, signal: AbortSignal): Promise<Ready> {
  const before = checkCharter(order, folder);
  const { limits, isSandboxed, clock, entries, refused } = order;
  const rules = { limits, isSandboxed, clock, signal, sentence: classSentence };
  const contents = before?.contents ?? new Map<string, string>();
  const prepared = await prepare(entries, { folder: folder.path, contents, ...rules });
  // The first builds run before there is a secret. Without a given seed the seed follows from the secret, which then
  // decides all games.
  const secret = before?.secret ?? order.secret ?? freshSecret();
  const charter: Charter = {
    identity: identityOf(order),
    seed: before?.seed ?? order.seed ?? seedOfSecret(secret),
    secret,
    contents: prepared.contents,
    versions: prepared.versions,
    secrets: before ? withNew(before, prepared.contents) : new Map(),
  };
  if (!signal.aborted) {
    if (before) tellChanges(before, charter);
    await folder.begin(charter);
  }
  return { charter, absent: [...refused, ...prepared.absent] };
}

/** The tournament begun in a folder, which must have the same settings but for those free to differ. */
export const checkCharter = (order: Order, folder: RunFolder, free: readonly string[] = []): Charter | undefined =>
  begunCharter(folder, { identity: identityOf(order), seed: order.seed, secret: order.secret, free });

/** A version added later gets a secret of its own: its author may know what was published since. */
function withNew({ secrets, contents: before }: Charter, now: Charter['contents']): Charter['secrets'] {
  const added = [...now.keys()].filter((version) => !before.has(version));
  return new Map([...secrets, ...added.map((version) => [version, freshSecret()] as const)]);
}

function tellChanges(before: Charter, now: Charter): void {
  const { changes } = arenaSpeech().tournament;
  for (const { code, name } of changesOf(before.versions, now.versions)) {
    process.stderr.write(`dedalo: ${changes[code](printable(name))}\n`);
  }
}

const classSentence = ({ player }: ClassEntry, problem: HostProblem): string =>
  hostLine(formatClassText(player), problem);

/** The tournament as it is played: its players, with the folders of their copies. */
export async function tournamentOf(order: Order, { charter, absent }: Ready, path: string): Promise<Tournament> {
  const { seed, secret, versions, secrets } = charter;
  const present = order.entries.filter(({ entry }) => versions.has(entry.name));
  const slugs = present.map(({ entry }) => versions.get(entry.name)!);
  const players: Contestant[] = [];
  for (const [index, named] of present.entries()) {
    const spec = await specOf(named, { order, folder: playerFolder(path, slugs[index]!) });
    const own = secrets.get(slugs[index]!);
    players.push({ ...contestantOf(named.entry, spec, order.arenaGame), ...(own !== undefined && { secret: own }) });
  }
  const { title, arenaGame, settings, clock, limits, isSandboxed, keepsPrograms, courses, grades } = order;
  return {
    title,
    game: arenaGame.game.id,
    settings,
    clock,
    limits,
    isSandboxed,
    keepsPrograms,
    field: {
      format: order.format,
      slugs,
      isSolo: order.isSolo,
      games: order.games,
      rounds: roundsOf(order, present.length),
      seed,
      seeding: order.seeding,
      challengers: present.flatMap(({ entry }, index) => (order.challengers.includes(entry.name) ? [index] : [])),
    },
    secret,
    players,
    absent,
    grades,
    courses,
    commandFor: (id) => typedCommand('--again', id),
  };
}

interface Seated {
  readonly order: Order;
  /** Of its copy. */
  readonly folder: string;
}

/** How a player takes its seat; a program plays from its copy. */
async function specOf({ entry }: NamedEntry, { order, folder }: Seated): Promise<PlayerSpec> {
  if (entry.kind === 'bot') return entry;
  const { name } = entry;
  if ('command' in entry) return { kind: 'program', name, command: entry.command, folder };
  const found = await classCommand(entry, { folder, limits: order.limits });
  if (!found.ok) throw new UsageError(`${name}: ${classSentence(entry, found.error)}`);
  return { kind: 'program', name, ...found.value, folder };
}

function contestantOf(entry: NamedEntry['entry'], spec: PlayerSpec, { bots }: ArenaGame): Contestant {
  if (entry.kind === 'bot') {
    const sitters = sittersOf(bots, entry.bot);
    return { spec, ...(sitters && { bots: sitters }) };
  }
  const { id, author } = entry;
  return { spec, ...(id !== undefined && { id }), ...(author !== undefined && { author }) };
}
