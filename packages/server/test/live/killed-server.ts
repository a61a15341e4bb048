import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '@dedalo/engine';
import { isles } from '@dedalo/isles';
import { findGame } from '@dedalo/catalogue';
import { MatchStore } from '../../src/store/matches.ts';
import { openDatabase } from '../../src/store/open-store.ts';
import { Random } from '@dedalo/grid';
import { MortalServer } from './mortal-server.ts';
import { Player } from './support.ts';
import { TirelessPlayer } from './tireless-player.ts';

export interface KilledOptions {
  readonly folder: string;
  readonly matches: number;
  readonly kills: number;
  readonly seed: string;
  /** How long each player thinks, in milliseconds. */
  readonly thinking: number;
}

/** What was found after all kills. */
export interface KilledReport {
  readonly kills: number;
  readonly confirmed: number;
  /** Confirmed to a player, and not in the journal. */
  readonly lost: number;
  /** More than once in the journal. */
  readonly doubled: number;
  /** Told twice or out of turn. */
  readonly mistold: number;
  /** Players that did not come back after every kill. */
  readonly missing: number;
  /** Matches that the clock has ended: no clock runs while the server is away. */
  readonly timedOut: number;
  /** Matches whose journal does not lead to where its players are. */
  readonly astray: number;
}

const CLOCK = { kind: 'fischer', start: 60_000, increment: 1000 } as const;
/** The server runs for so long between two kills, in milliseconds. */
const LIVES = [100, 1500] as const;

/** Matches are played while their server is killed again and again, and then what is on the disk is compared with what was told. */
export async function killServer({ folder, matches, kills, seed, thinking }: KilledOptions): Promise<KilledReport> {
  const random = new Random(seed);
  const server = new MortalServer(folder);
  await server.start();
  const players: TirelessPlayer[] = [];
  const open = async (number: number): Promise<void> => {
    const [first, second] = [await Player.named('First', server), await Player.named('Second', server)];
    const match = await first.openMatch({ game: 'isles', config: '9x9 missing 0', clock: CLOCK });
    await second.post(`/api/matches/${match}/seat`, {});
    for (const [seat, { cookie }] of [first, second].entries()) {
      const options = { address: server.address, cookie, match, game: isles as Game, thinking };
      players.push(new TirelessPlayer({ ...options, seed: `${seed} ${number} ${seat}` }));
    }
  };
  for (let number = 0; number < matches; number++) await open(number);
  let missing = 0;
  try {
    for (let kill = 0; kill < kills; kill++) {
      await pause(random.int(...LIVES));
      const before = players.map(({ comebacks }) => comebacks);
      await server.kill();
      await server.start();
      await untilAll(players, (player, index) => player.comebacks > before[index]! && player.isConnected);
    }
    await untilAll(players, (player) => player.isOver);
  } catch (error) {
    if (!(error instanceof Waited)) throw error;
    missing = error.left;
  }
  for (const player of players) player.stop();
  await server.kill();
  return { kills, missing, ...(await compare(folder, players)) };
}

/** So long everything is waited for at most: a player that never comes back is told, not waited for. */
const PATIENCE_MS = 120_000;

class Waited extends Error {
  readonly left: number;
  constructor(left: number) {
    super(`${left} are still missing`);
    this.left = left;
  }
}

async function untilAll(
  players: readonly TirelessPlayer[],
  isSo: (player: TirelessPlayer, index: number) => boolean,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const left = players.filter((player, index) => !isSo(player, index)).length;
    if (left === 0) return;
    if (performance.now() - begun > PATIENCE_MS) throw new Waited(left);
    await pause(20);
  }
}

async function compare(
  folder: string,
  players: readonly TirelessPlayer[],
): Promise<Omit<KilledReport, 'kills' | 'missing'>> {
  const database = await openDatabase(folder);
  const store = new MatchStore(database, findGame);
  const rows = await database.selectFrom('journal').selectAll().execute();
  const entered = new Map<string, number>();
  for (const { match, seat, key, text, kind } of rows) {
    if (kind !== 'act') continue;
    const name = `${match} ${String(seat)} ${key} ${text}`;
    entered.set(name, (entered.get(name) ?? 0) + 1);
  }
  const confirmed = players.flatMap((player) => player.confirmed);
  const lost = confirmed.filter(({ match, key, action }) => !entered.has(`${match} ${key[0]} ${key} ${action}`)).length;
  const doubled = [...entered.values()].filter((count) => count > 1).length;
  let astray = 0;
  let timedOut = 0;
  for (const player of players) {
    const { match } = (await store.load(player.match))!;
    if (match.outcome?.reason === 'time-out') timedOut++;
    if (match.version !== player.version) astray++;
  }
  await database.destroy();
  const mistold = players.reduce((sum, player) => sum + player.mistold.length, 0);
  return { confirmed: confirmed.length, lost, doubled, mistold, timedOut, astray };
}
