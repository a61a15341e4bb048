import { Random } from '@dedalo/grid';
import { type Bout, type BoutReport, CLOCK, LIMITS, type PlayerSpec } from '../../src/bout/bout.ts';
import { secretOfSeed } from '../../src/bout/secret.ts';
import { type Pool, Stopped } from '../../src/pool/pool.ts';
import type { Field } from '../../src/tournament/plan/field.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';

export const bot = (name: string): PlayerSpec => ({ kind: 'bot', name, bot: name, effort: { nodes: 1 } });

export const matchOf = (changes: Partial<Field> = {}): Tournament => ({
  title: 'A match',
  game: 'any',
  settings: {},
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
  field: {
    format: 'match',
    slugs: ['strong', 'weak'],
    isSolo: false,
    games: 120,
    rounds: 1,
    seed: '7',
    seeding: 'order',
    challengers: [],
    ...changes,
  },
  secret: secretOfSeed(changes.seed ?? '7'),
  players: [{ spec: bot('strong') }, { spec: bot('weak') }],
  absent: [],
  courses: [{ config: 'one' }, { title: 'Second', config: 'two' }],
  commandFor: (id) => id,
});

/** A report that depends on the bout alone: the strong one wins three of four games, one of eight is a draw. */
export function reportOf({ id, seed, players }: Bout): BoutReport {
  const random = new Random(`${seed} ${players.map(({ name }) => name).join()}`);
  const strong = players.findIndex(({ name }) => name === 'strong');
  const isDrawn = random.bool(1 / 8);
  const winner = random.bool(3 / 4) ? strong : 1 - strong;
  return {
    id,
    ending: { type: 'over', outcome: { winners: isDrawn ? [] : [winner], reason: 'any' } },
    actions: 3,
    ...(players.length === 1 && { score: [random.below(strong === 0 ? 8 : 4)] }),
    times: players.map((_, seat) => ({ asked: 2, total: 10 + seat, longest: 8, banked: 0 })),
    names: players.map(() => null),
    replay: '',
  };
}

export interface FakePool extends Pool {
  /** The bouts that were begun, in the order in which they were. */
  readonly begun: readonly string[];
  /** The most that were played at once. */
  readonly most: number;
}

/** Bouts end in an order of their own, drawn by the seed. */
export function fakePool(jobs: number, { seed = 'pool', report = reportOf } = {}): FakePool {
  const random = new Random(seed);
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  let most = 0;
  let isClosed = false;
  const endOne = (): void => {
    if (waiting.length === 0) return;
    const [next] = waiting.splice(random.below(waiting.length), 1);
    next?.();
  };
  return {
    jobs,
    begun,
    get most() {
      return most;
    },
    play: (bout) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Stopped());
        begun.push(bout.id);
        waiting.push(() => (isClosed ? reject(new Stopped()) : resolve(report(bout))));
        most = Math.max(most, waiting.length);
        setImmediate(endOne);
      }),
    close: () => {
      isClosed = true;
      while (waiting.length > 0) endOne();
      return Promise.resolve();
    },
  };
}
