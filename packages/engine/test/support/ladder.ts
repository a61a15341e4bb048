import { err, type Game, type GameText, ok, type Result, type TextPlace } from '../../src/index.ts';

/**
 * A game for one, with nothing hidden and no chance: climb from rung 0 to the top, one to three rungs at a time, up or
 * down. Every other action is refused, and the counts say why.
 */
export interface LadderTypes {
  Config: { readonly top: number; readonly limit: number };
  State: { readonly config: LadderTypes['Config']; readonly rung: number; readonly count: number };
  Action: { readonly by: number };
  Event: { readonly type: 'climbed'; readonly by: number } | { readonly type: 'ended'; readonly reason: string };
  Rejection: { readonly code: 'game-over' | 'not-your-turn' | 'too-far' | 'no-rung' };
  View: { readonly rung: number; readonly count: number; readonly top: number; readonly ended: string | null };
  Problem: { readonly code: 'not-a-ladder'; readonly at?: TextPlace };
}

type State = LadderTypes['State'];

function endOf({ config, rung, count }: State): string | null {
  if (rung === config.top) return 'top';
  return count >= config.limit ? 'action-limit' : null;
}

function play(state: State, seat: number, { by }: LadderTypes['Action']): ReturnType<Game<LadderTypes>['play']> {
  if (seat !== 0) return err({ code: 'not-your-turn' });
  if (endOf(state) !== null) return err({ code: 'game-over' });
  if (!Number.isInteger(by) || by === 0 || Math.abs(by) > 3) return err({ code: 'too-far' });
  const rung = state.rung + by;
  if (rung < 0 || rung > state.config.top) return err({ code: 'no-rung' });
  const next = { ...state, rung, count: state.count + 1 };
  const reason = endOf(next);
  const climbed = { type: 'climbed', by } as const;
  return ok({ state: next, events: reason === null ? [climbed] : [climbed, { type: 'ended', reason }] });
}

const bad = (line?: number): Result<never, LadderTypes['Problem']> =>
  err({ code: 'not-a-ladder', ...(line !== undefined && { at: { line, column: 1 } }) });

const number = (line: string | undefined, key: string): number | undefined => {
  const match = new RegExp(`^${key} (\\d{1,6})$`).exec(line ?? '');
  return match ? Number(match[1]) : undefined;
};

const text: GameText<LadderTypes> = {
  formatConfig: ({ top, limit }) => `top ${top}\nlimit ${limit}`,
  parseConfig(given) {
    const [first, second, ...rest] = given.split('\n');
    const top = number(first, 'top');
    if (top === undefined || top < 1) return bad(1);
    const limit = number(second, 'limit');
    if (limit === undefined || limit < 1) return bad(2);
    // The third kind of complaint has no place of its own.
    return rest.length > 0 ? bad() : ok({ top, limit });
  },
  formatState: ({ config, rung, count }) => `rung ${rung}\ncount ${count}\n${text.formatConfig(config)}`,
  parseState(given) {
    const [first, second, ...rest] = given.split('\n');
    const rung = number(first, 'rung');
    const count = number(second, 'count');
    const config = text.parseConfig(rest.join('\n'));
    if (!config.ok) return config;
    return rung === undefined || count === undefined ? bad() : ok({ config: config.value, rung, count });
  },
  formatAction: ({ by }) => `${by < 0 ? 'down' : 'up'} ${Math.abs(by)}`,
  parseAction(given) {
    const match = /^(up|down) (\d)$/.exec(given);
    if (!match) return bad();
    // No minus zero.
    return ok({ by: match[1] === 'up' ? Number(match[2]) : 0 - Number(match[2]) });
  },
  draw: ({ rung, top }) => `${'='.repeat(rung)}@${'='.repeat(top - rung)}`,
};

export const ladder: Game<LadderTypes> = {
  id: 'ladder',
  rulesVersion: 3,
  seats: () => 1,
  actionLimit: ({ limit }) => limit,
  start: (config) => ({ config, rung: 0, count: 0 }),
  turn: (state) => (endOf(state) === null ? [0] : []),
  legal: (state, seat) => [-3, -2, -1, 1, 2, 3].map((by) => ({ by })).filter((action) => play(state, seat, action).ok),
  play,
  outcome(state) {
    const reason = endOf(state);
    return reason === null ? undefined : { winners: reason === 'top' ? [0] : [], reason };
  },
  view: (state) => ({ rung: state.rung, count: state.count, top: state.config.top, ended: endOf(state) }),
  visible: (event) => event,
  follow: (view, event) =>
    event.type === 'ended'
      ? { ...view, ended: event.reason }
      : { ...view, rung: view.rung + event.by, count: view.count + 1 },
  text,
  samples: {
    config: (random) => ({ top: random.int(1, 30), limit: random.int(1, 60) }),
    action: (_, random) => ({ by: random.int(-5, 5) }),
    disguise: () => null,
  },
};
