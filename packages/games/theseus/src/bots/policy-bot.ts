import { atOnce, type Seat } from '@dedalo/engine';
import type { Policy } from '../opponents/policy.ts';
import { boardOf } from '../view.ts';
import type { BotName, TheseusBot } from './theseus-bot.ts';

interface PolicyPlayer {
  readonly name: BotName;
  readonly sees: TheseusBot['sees'];
  /** By the seats in which it can sit. */
  readonly policies: ReadonlyMap<Seat, Policy>;
}

/** A bot that draws among the dice of its policy. */
export const policyBot = ({ name, sees, policies }: PolicyPlayer): TheseusBot => ({
  name,
  think: atOnce((view, { seat, random }) => ({
    dice: random.pick(policies.get(seat)!({ ...view, board: boardOf(view) })),
  })),
  seats: [...policies.keys()],
  sees,
  opponentIn(seat) {
    const policy = policies.get(seat);
    return policy && { kind: 'policy', policy };
  },
});
