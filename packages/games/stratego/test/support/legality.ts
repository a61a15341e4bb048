import { Random } from '@dedalo/grid';
import { createConfig } from '../../src/config.ts';
import { stratego } from '../../src/game.ts';
import type { RuleSetName } from '../../src/rule-set.ts';
import type { Action, State } from '../../src/state.ts';
import {
  ALL_MOVES,
  ALL_PLACINGS,
  allowedActions,
  perform,
  plainEnd,
  type PlainGame,
  plainGame,
  sideToAct,
} from './plain-rules.ts';
import { valueOf } from './results.ts';

export interface Tally {
  accepted: number;
  refused: number;
  readonly ends: Set<string>;
}

/** A random game in which the game and its plain re-statement must agree about everything. */
export function compareGame(rules: RuleSetName, seed: string, tally: Tally): void {
  const random = new Random(seed);
  const movesEach = random.below(4) === 0 ? random.int(1, 30) : 200;
  const plain = plainGame(rules, movesEach);
  let state = stratego.start(valueOf(createConfig({ rules, movesEach })), seed);
  for (;;) {
    const seat = sideToAct(plain) === 'red' ? 0 : 1;
    const allowed = new Set(allowedActions(plain).map(signOf));
    const legal = stratego.legal(state, seat);
    compareStates(state, plain);
    compare(legal.map(signOf).sort().join(), [...allowed].sort().join(), state);
    for (let left = 10; left > 0; left--) compareTry(state, tried(random), { seat, allowed, tally });
    if (legal.length === 0) break;
    const action = random.pick(legal);
    state = valueOf(stratego.play(state, seat, action)).state;
    perform(plain, action);
  }
  tally.ends.add(plainEnd(plain)!);
}

const tried = (random: Random): Action => (random.below(6) === 0 ? random.pick(ALL_PLACINGS) : random.pick(ALL_MOVES));

/** What is accepted is allowed, and what is refused is not; nobody else may do anything. */
function compareTry(state: State, action: Action, about: { seat: number; allowed: Set<string>; tally: Tally }): void {
  const isAccepted = stratego.play(state, about.seat, action).ok;
  compare(String(isAccepted), String(about.allowed.has(signOf(action))), state);
  compare(String(stratego.play(state, 1 - about.seat, action).ok), 'false', state);
  about.tally[isAccepted ? 'accepted' : 'refused']++;
}

function compareStates(state: State, plain: PlainGame): void {
  const words = state.armies.flatMap((army, seat) =>
    army.flatMap(({ piece, at }) => (at === null ? [] : [`${at} ${seat === 0 ? 'red' : 'blue'} ${piece}`])),
  );
  const plainWords = plain.table.flat().flatMap((word, cell) => (/^(red|blue) /.test(word) ? [`${cell} ${word}`] : []));
  compare(words.sort().join(', '), plainWords.sort().join(', '), state);
  const outcome = stratego.outcome(state);
  const end = outcome && `${['red', 'blue'][outcome.winners[0] ?? -1] ?? 'nobody'} ${outcome.reason}`;
  compare(String(end), String(plainEnd(plain)), state);
}

const signOf = (action: Action): string => stratego.text.formatAction(action).replaceAll(' ', '-');

function compare(game: string, plain: string, state: State): void {
  if (game !== plain)
    throw new Error(`${game}\nis by the plain rules\n${plain}\n\n${stratego.text.formatState(state)}`);
}
