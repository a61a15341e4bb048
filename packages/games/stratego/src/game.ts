import type { Game } from '@dedalo/engine';
import * as rules from './rules.ts';
import { samples } from './samples.ts';
import { RESIGNATION, type StrategoTypes } from './state.ts';
import { text } from './text.ts';
import { actionsOfView } from './view-moves.ts';
import { follow, hides, reveals, view, visible } from './view.ts';

export const stratego: Game<StrategoTypes> = {
  id: 'stratego',
  rulesVersion: 1,
  seats: rules.seats,
  actionLimit: rules.actionLimit,
  start: rules.start,
  resignation: RESIGNATION,
  turn: rules.turn,
  legal: rules.legal,
  legalInView: (seen, seat) => (seen.turn === seat ? actionsOfView(seen, seat) : []),
  play: rules.play,
  outcome: rules.outcome,
  view,
  hides,
  visible,
  reveals,
  follow,
  text,
  samples,
};
