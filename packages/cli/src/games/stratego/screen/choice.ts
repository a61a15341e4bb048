import { type Side, SIDES, type Sitter, SITTERS, USUAL_OPPONENT, USUAL_TIME } from '@dedalo/clients/stratego/players';
import { configOf, type StrategoGame, type StrategoKind } from '@dedalo/clients/stratego/session';
import { RULE_SET_NAMES, type RuleSetName } from '@dedalo/stratego';

/** The choices before a game. */
export interface GameChoice {
  readonly side: Side;
  readonly against: Sitter;
  readonly rules: RuleSetName;
  /** In milliseconds. */
  readonly time: number;
}

export const PARAMETERS = ['side', 'against', 'rules', 'time'] as const;
export type ParameterName = (typeof PARAMETERS)[number];

const TIMES = [20, USUAL_TIME, 300, 1000, 3000, 10_000];

export const PROPOSED: GameChoice = { side: 'red', against: USUAL_OPPONENT, rules: 'final', time: USUAL_TIME };

/** The settings of a finished game. */
export function choiceOf({ session, sitters, time }: StrategoGame): GameChoice {
  const seat = sitters.indexOf('person') as 0 | 1;
  return { side: SIDES[seat], against: sitters[1 - seat] ?? 'person', rules: session.config.rules, time };
}

export const kindOf = ({ rules, ...choice }: GameChoice): StrategoKind => ({ ...choice, config: configOf(rules) });

/** The choice with the next or the previous value of a parameter; it wraps round. */
export function changeChoice(choice: GameChoice, name: ParameterName, step: 1 | -1): GameChoice {
  switch (name) {
    case 'side':
      return { ...choice, side: beside(SIDES, choice.side, step) };
    case 'against':
      return { ...choice, against: beside(SITTERS, choice.against, step) };
    case 'rules':
      return { ...choice, rules: beside(RULE_SET_NAMES, choice.rules, step) };
    case 'time':
      return { ...choice, time: besideTime(choice.time, step) };
  }
}

const beside = <T>(values: readonly T[], value: T, step: 1 | -1): T =>
  values.at((values.indexOf(value) + step) % values.length)!;

/** A time that is not in the list has neighbours in it. */
function besideTime(time: number, step: 1 | -1): number {
  const further = TIMES.filter((other) => (other - time) * step > 0);
  return (step === 1 ? (further[0] ?? TIMES[0]) : (further.at(-1) ?? TIMES.at(-1)))!;
}

/** Whether a parameter has an effect: two people need no time for a bot, and no side. */
export const matters = ({ against }: GameChoice, name: ParameterName): boolean =>
  against !== 'person' || (name !== 'time' && name !== 'side');
