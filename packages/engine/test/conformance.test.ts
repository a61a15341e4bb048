import { formatRandom, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { checkGame, err, type Game, type GameTypes, type Law, LAWS, ok } from '../src/index.ts';
import { dice, type DiceTypes } from './support/dice.ts';
import { ladder, type LadderTypes } from './support/ladder.ts';

const lawsBroken = <T extends GameTypes>(game: Game<T>): Law[] => [
  ...new Set(checkGame(game, { seed: 'mutant', games: 30 }).violations.map(({ law }) => law)),
];

describe('a game that keeps every law passes', () => {
  test.each([
    ['for two, with chance and secrets', dice],
    ['for one', ladder],
  ] as [string, Game][])('%s', (_, game) => {
    const report = checkGame(game, { seed: 'toys', games: 200 });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(200);
    expect(report.actions).toBeGreaterThan(1000);
  });

  test('for twelve who all act at the same time', () => {
    const crowd: Game<LadderTypes> = {
      ...ladder,
      seats: () => 12,
      turn: (state) => (ladder.outcome(state) ? [] : Array.from({ length: 12 }, (_, seat) => seat)),
      legal: (state, seat) => (seat < 12 ? ladder.legal(state, 0) : []),
      play: (state, seat, action) => ladder.play(state, seat < 12 ? 0 : seat, action),
    };
    expect(checkGame(crowd, { seed: 'crowd', games: 20 }).violations).toEqual([]);
  });
});

const isEarly = (state: DiceTypes['State']): boolean => state.count < 2;

/** For every law a game of dice that breaks it, by one small override. */
const MUTANTS: Record<Law, () => Partial<Game<DiceTypes>>> = {
  'legal-actions-are-accepted': () => ({
    play: (state, seat, action) =>
      action === 'redraw' && isEarly(state) ? err({ code: 'already-shown' }) : dice.play(state, seat, action),
  }),
  'other-actions-are-refused': () => ({
    // A number may be shown twice.
    play: (state, seat, action) =>
      dice.play(
        action === 'show' && seat < 2 ? { ...state, isShown: state.isShown.with(seat, false) } : state,
        seat,
        action,
      ),
  }),
  'play-leaves-its-state-alone': () => ({
    play(state, seat, action) {
      (state.scores as number[])[seat]! += action === 'roll' ? 1 : 0;
      return dice.play(state, seat, action);
    },
  }),
  'only-seats-in-turn-act': () => ({
    play: (state, seat, action) => dice.play(state, action === 'resign' ? seat : state.count % 2, action),
  }),
  'somebody-can-act-until-the-end': () => ({
    outcome: (state) => (state.resigned === undefined ? undefined : dice.outcome(state)),
  }),
  'the-game-ends-in-time': () => ({ actionLimit: ({ limit }) => limit - 1 }),
  'config-survives-text': () => ({ text: { ...dice.text, formatConfig: () => 'target 10\nlimit 10' } }),
  'state-survives-text': () => ({
    text: { ...dice.text, formatState: (state) => dice.text.formatState({ ...state, isShown: [false, false] }) },
  }),
  'action-survives-text': () => ({ text: { ...dice.text, parseAction: () => ok('roll') } }),
  'events-and-views-are-plain-data': () => ({
    view: (state, viewer) => ({ ...dice.view(state, viewer), note: undefined }),
  }),
  'events-rebuild-the-view': () => ({
    follow: (view, event) => (event.type === 'ended' ? view : dice.follow(view, event)),
  }),
  'secrets-stay-secret': () => ({ view: (state, viewer) => ({ ...dice.view(state, viewer), known: state.hidden }) }),
  'what-is-hidden-is-told': () => ({ hides: () => false }),
  'a-guess-gives-its-view': () => ({ guess: ({ target }) => dice.start({ target, limit: 10 }, 'another game') }),
  'whoever-resigns-loses': () => ({
    outcome(state) {
      const outcome = dice.outcome(state);
      return outcome?.reason === 'resigned' ? { ...outcome, winners: [] } : outcome;
    },
  }),
  'a-view-tells-what-is-legal': () => ({ legalInView: () => [] }),
  'the-default-config-can-be-played': () => ({ defaultConfig: () => ({ target: 0, limit: 10 }) }),
  'two-runs-agree': () => {
    let runs = 0;
    return {
      start: (config, seed) => ({ ...dice.start(config, seed), random: formatRandom(new Random(runs++)) }),
      // Nobody wins, so that nothing but the scores can differ.
      samples: { ...dice.samples, config: () => ({ target: 999, limit: 20 }) },
    };
  },
  'the-replay-verifies': () => ({
    outcome(state) {
      const outcome = dice.outcome(state);
      return outcome && state.resigned === undefined ? { ...outcome, reason: 'Target reached' } : outcome;
    },
  }),
  'never-throws': () => ({
    play(state, seat, action) {
      if (state.scores[seat]! > 6) throw new Error('more than a die shows');
      return dice.play(state, seat, action);
    },
  }),
};

describe('a game that breaks one law is caught by the name of that law', () => {
  test.each(LAWS)('%s', (law) => {
    expect(lawsBroken({ ...dice, ...MUTANTS[law]() })).toEqual([law]);
  });
});

/** Other ways to break a law, each of which must be caught too. */
const MORE: readonly (readonly [how: string, law: Law, mutant: () => Partial<Game<DiceTypes>>])[] = [
  [
    'an action is accepted after the end',
    'other-actions-are-refused',
    () => ({
      play: (state, seat, action) =>
        dice.outcome(state) ? ok({ state: { ...state, count: 0 }, events: [] }) : dice.play(state, seat, action),
    }),
  ],
  [
    'the text of the very first state cannot be read',
    'state-survives-text',
    () => ({
      text: {
        ...dice.text,
        parseState: (text) =>
          text.includes('"count":0') ? err({ code: 'not-a-game-of-dice' }) : dice.text.parseState(text),
      },
    }),
  ],
  ['events tell everybody what only one may know', 'secrets-stay-secret', () => ({ visible: (event) => event })],
  [
    'something is said to be hidden where nothing ever is',
    'what-is-hidden-is-told',
    () => ({ hides: () => true, samples: { ...dice.samples, disguise: () => null } }),
  ],
  [
    'who may do what tells what is hidden',
    'secrets-stay-secret',
    () => {
      // Who has the lower number must roll.
      const isBound = (state: DiceTypes['State'], seat: number): boolean =>
        state.hidden[seat]! < (state.hidden[1 - seat] ?? 0);
      return {
        legal: (state, seat) => dice.legal(state, seat).filter((action) => action === 'roll' || !isBound(state, seat)),
        play: (state, seat, action) =>
          action !== 'roll' && action !== 'resign' && isBound(state, seat)
            ? err({ code: 'already-shown' })
            : dice.play(state, seat, action),
      };
    },
  ],
  [
    'a view has what JSON cannot write',
    'events-and-views-are-plain-data',
    () => ({ view: (state, viewer) => ({ ...dice.view(state, viewer), big: 1n }) }),
  ],
  ['a view is nothing', 'events-and-views-are-plain-data', () => ({ view: () => undefined as never })],
  [
    'an event has what JSON cannot write',
    'events-and-views-are-plain-data',
    () => ({ visible: (event) => ({ ...event, number: Number.NaN }) }),
  ],
  [
    'the second run refuses what the first accepted',
    'two-runs-agree',
    () => {
      let runs = 0;
      return { start: (config, seed) => dice.start(config, `${seed}${runs++}`) };
    },
  ],
  [
    'nobody can resign out of turn',
    'whoever-resigns-loses',
    () => ({
      play: (state, seat, action) =>
        action === 'resign' && seat !== state.count % 2
          ? err({ code: 'not-your-turn' })
          : dice.play(state, seat, action),
    }),
  ],
  [
    'a stranger can resign',
    'whoever-resigns-loses',
    () => ({
      play: (state, seat, action) => dice.play(state, action === 'resign' ? seat % 2 : seat, action),
    }),
  ],
  [
    'a resignation is forgotten in the text of the state',
    'state-survives-text',
    () => ({
      text: { ...dice.text, formatState: (state) => dice.text.formatState(state).replace(/,"resigned":./, '') },
    }),
  ],
  [
    'the start throws',
    'never-throws',
    () => ({
      start() {
        throw new Error('no start');
      },
    }),
  ],
  [
    'the config cannot be drawn',
    'never-throws',
    () => ({
      samples: {
        ...dice.samples,
        config() {
          throw new Error('no config');
        },
      },
    }),
  ],
  [
    'a seat in turn has no action',
    'only-seats-in-turn-act',
    () => ({ turn: (state) => (dice.outcome(state) ? [] : [0, 1]) }),
  ],
  [
    'a seat that does not exist is in turn beside one that does',
    'only-seats-in-turn-act',
    () => ({ turn: (state) => (dice.outcome(state) ? [] : [...dice.turn(state), 7]) }),
  ],
  [
    'a stranger acts for the first seat',
    'only-seats-in-turn-act',
    () => ({
      legal: (state, seat) => dice.legal(state, seat % 2),
      play: (state, seat, action) => dice.play(state, seat % 2, action),
    }),
  ],
  [
    'an action is written on two lines',
    'action-survives-text',
    () => ({
      text: {
        ...dice.text,
        formatAction: (action) => `${action}\n`,
        parseAction: (text) => dice.text.parseAction(text.trim()),
      },
    }),
  ],
];

describe('is caught too', () => {
  test.each(MORE)('%s: %s', (_, law, mutant) => {
    expect(lawsBroken({ ...dice, ...mutant() })).toEqual([law]);
  });
});

describe('a violation', () => {
  const thief: Game<DiceTypes> = {
    ...dice,
    follow: (view, event) => (event.type === 'showed' ? view : dice.follow(view, event)),
  };
  const { violations } = checkGame(thief, { seed: 'see again', games: 50 });

  test('can be seen again from its seed alone', () => {
    expect(violations.length).toBeGreaterThan(1);
    for (const violation of violations) {
      expect(checkGame(thief, { seed: violation.seed, games: 1 }).violations).toEqual([violation]);
    }
  });

  test('lists the actions that lead to it', () => {
    for (const { actions } of violations) {
      expect(actions.at(-1)?.text).toBe('show');
      expect(actions.map(({ seat }) => seat)).toEqual(actions.map((_, index) => index % 2));
    }
  });

  test('ends its own game and no other', () => {
    const report = checkGame(thief, { seed: 'see again', games: 50 });
    expect(report.games).toBe(50);
    expect(report.violations.length).toBeLessThan(50);
  });
});
