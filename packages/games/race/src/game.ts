import type { Game } from '@dedalo/engine';
import { legal, outcome, play, start, turn } from './rules.ts';
import { samples } from './samples.ts';
import type { RaceTypes } from './state.ts';
import { formatAction, parseAction } from './text/action-text.ts';
import { formatConfig, parseConfig } from './text/config-text.ts';
import { draw } from './text/draw.ts';
import { formatState, parseState } from './text/state-text.ts';
import { follow, view } from './view.ts';

export const race: Game<RaceTypes> = {
  id: 'race',
  rulesVersion: 2,
  seats: () => 1,
  actionLimit: ({ mostTicks }) => mostTicks,
  start,
  turn,
  legal,
  play,
  outcome,
  view,
  visible: (event) => event,
  follow,
  text: { formatConfig, parseConfig, formatState, parseState, formatAction, parseAction, draw },
  samples,
};
