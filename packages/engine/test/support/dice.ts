import { formatRandom, parseRandom, Random } from '@dedalo/grid';
import {
  err,
  type Game,
  type GameText,
  ok,
  type Result,
  type Seat,
  type TextPlace,
  type Viewer,
} from '../../src/index.ts';

export const DICE_ACTIONS = ['roll', 'redraw', 'show'] as const;
export type DiceAction = (typeof DICE_ACTIONS)[number] | 'resign';

/**
 * A game for two with chance and secrets. Each seat hides a number from 1 to 6. In turn a seat rolls a die that counts
 * for it, redraws its hidden number unseen by the others, or shows the number, once, and it counts. Who reaches the
 * target first wins, and so does whoever's opponent resigns.
 */
export interface DiceTypes {
  Config: { readonly target: number; readonly limit: number };
  State: {
    readonly config: DiceTypes['Config'];
    /** The generator as its text, so that a state is plain data. */
    readonly random: string;
    readonly hidden: readonly number[];
    readonly isShown: readonly boolean[];
    readonly scores: readonly number[];
    readonly count: number;
    readonly resigned?: Seat;
  };
  Action: DiceAction;
  Event:
    | { readonly type: 'rolled'; readonly seat: Seat; readonly number: number }
    | { readonly type: 'redrew'; readonly seat: Seat; readonly number?: number }
    | { readonly type: 'showed'; readonly seat: Seat; readonly number: number }
    | { readonly type: 'ended'; readonly reason: string };
  Rejection: { readonly code: 'game-over' | 'not-your-turn' | 'already-shown' };
  View: {
    readonly viewer: Viewer;
    readonly target: number;
    readonly scores: readonly number[];
    /** The numbers this viewer knows. */
    readonly known: readonly (number | null)[];
    readonly isShown: readonly boolean[];
    readonly count: number;
    readonly ended: string | null;
  };
  Problem: { readonly code: 'not-a-game-of-dice'; readonly at?: TextPlace };
}

type State = DiceTypes['State'];

function drawn({ random }: State): { number: number; random: string } {
  const parsed = parseRandom(random);
  if (!parsed.ok) throw new Error(`dice: ${random} is no generator`);
  const number = parsed.value.int(1, 6);
  return { number, random: formatRandom(parsed.value) };
}

function endOf({ config, scores, count, resigned }: State): string | null {
  if (resigned !== undefined) return 'resigned';
  if (scores.some((score) => score >= config.target)) return 'target';
  return count >= config.limit ? 'action-limit' : null;
}

const seatInTurn = ({ count }: { readonly count: number }): Seat => count % 2;

const added = (scores: readonly number[], seat: Seat, number: number): number[] =>
  scores.with(seat, scores[seat]! + number);

function happened(state: State, seat: Seat, action: DiceAction): { state: State; event: DiceTypes['Event'] } {
  if (action === 'show') {
    const number = state.hidden[seat]!;
    const isShown = state.isShown.with(seat, true);
    return {
      state: { ...state, isShown, scores: added(state.scores, seat, number) },
      event: { type: 'showed', seat, number },
    };
  }
  const { number, random } = drawn(state);
  if (action === 'redraw') {
    return {
      state: { ...state, random, hidden: state.hidden.with(seat, number) },
      event: { type: 'redrew', seat, number },
    };
  }
  return {
    state: { ...state, random, scores: added(state.scores, seat, number) },
    event: { type: 'rolled', seat, number },
  };
}

function play(given: State, seat: Seat, action: DiceAction): ReturnType<Game<DiceTypes>['play']> {
  if (endOf(given) !== null) return err({ code: 'game-over' });
  if (action === 'resign' && seat < 2) {
    return ok({ state: { ...given, resigned: seat }, events: [{ type: 'ended', reason: 'resigned' }] });
  }
  if (seat !== seatInTurn(given)) return err({ code: 'not-your-turn' });
  if (action !== 'roll' && given.isShown[seat]) return err({ code: 'already-shown' });
  const { state, event } = happened(given, seat, action);
  const next = { ...state, count: state.count + 1 };
  const reason = endOf(next);
  return ok({ state: next, events: reason === null ? [event] : [event, { type: 'ended', reason }] });
}

function follow(view: DiceTypes['View'], event: DiceTypes['Event']): DiceTypes['View'] {
  if (event.type === 'ended') return { ...view, ended: event.reason };
  const { seat } = event;
  const next = { ...view, count: view.count + 1 };
  if (event.type === 'rolled') return { ...next, scores: added(view.scores, seat, event.number) };
  if (event.type === 'redrew') {
    return seat === view.viewer ? { ...next, known: view.known.with(seat, event.number!) } : next;
  }
  const known = view.known.with(seat, event.number);
  return { ...next, known, isShown: view.isShown.with(seat, true), scores: added(view.scores, seat, event.number) };
}

const bad = (line: number): Result<never, DiceTypes['Problem']> =>
  err({ code: 'not-a-game-of-dice', at: { line, column: 1 } });

const text: GameText<DiceTypes> = {
  formatConfig: ({ target, limit }) => `target ${target}\nlimit ${limit}`,
  parseConfig(given) {
    const match = /^target (\d{1,4})\nlimit (\d{1,4})$/.exec(given);
    return match ? ok({ target: Number(match[1]), limit: Number(match[2]) }) : bad(1);
  },
  formatState: ({ config, ...rest }) => `${text.formatConfig(config)}\n${JSON.stringify(rest)}`,
  parseState(given) {
    const lines = given.split('\n');
    const config = text.parseConfig(lines.slice(0, 2).join('\n'));
    if (!config.ok) return config;
    try {
      return ok({ config: config.value, ...(JSON.parse(lines[2] ?? '') as Omit<State, 'config'>) });
    } catch {
      return bad(3);
    }
  },
  formatAction: (action) => action,
  parseAction(given) {
    const action = [...DICE_ACTIONS, 'resign' as const].find((known) => known === given);
    return action ? ok(action) : bad(1);
  },
  draw: ({ scores, known }) => scores.map((score, seat) => `${score} (${known[seat] ?? '?'})`).join(' : '),
};

export const dice: Game<DiceTypes> = {
  id: 'dice',
  rulesVersion: 1,
  seats: () => 2,
  actionLimit: ({ limit }) => limit,
  start(config, seed) {
    const random = new Random(seed);
    const hidden = [random.int(1, 6), random.int(1, 6)];
    return {
      config,
      random: formatRandom(random),
      hidden,
      isShown: [false, false],
      scores: [0, 0],
      count: 0,
    };
  },
  resignation: 'resign',
  turn: (state) => (endOf(state) === null ? [seatInTurn(state)] : []),
  legal: (state, seat) => DICE_ACTIONS.filter((action) => play(state, seat, action).ok),
  play,
  outcome(state) {
    const reason = endOf(state);
    if (reason === null) return undefined;
    if (state.resigned !== undefined) return { winners: [1 - state.resigned], reason };
    return { winners: [0, 1].filter((seat) => state.scores[seat]! >= state.config.target), reason };
  },
  view: (state, viewer) => ({
    viewer,
    target: state.config.target,
    scores: state.scores,
    known: state.hidden.map((number, seat) => (seat === viewer || state.isShown[seat] ? number : null)),
    isShown: state.isShown,
    count: state.count,
    ended: endOf(state),
  }),
  hides: ({ known }) => known.includes(null),
  visible: (event, viewer) =>
    event.type === 'redrew' && event.seat !== viewer ? { type: 'redrew', seat: event.seat } : event,
  follow,
  text,
  samples: {
    config: (random) => ({ target: random.int(3, 40), limit: random.int(1, 30) }),
    action: (_, random) => random.pick(DICE_ACTIONS),
    /** Every number that the viewer cannot know becomes another one, and so does chance. */
    disguise: (state, viewer, random) => ({
      ...state,
      random: formatRandom(new Random(random.next())),
      hidden: state.hidden.map((number, seat) =>
        seat === viewer || state.isShown[seat] ? number : 1 + ((number + random.below(5)) % 6),
      ),
    }),
  },
};
