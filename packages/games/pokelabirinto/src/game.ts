import type { Game } from '@dedalo/engine';
import * as rules from './rules.ts';
import { samples } from './samples.ts';
import type { PokelabirintoTypes } from './state.ts';
import { text } from './text.ts';
import { follow, hides, view, visible } from './view.ts';

export const pokelabirinto: Game<PokelabirintoTypes> = {
  id: 'pokelabirinto',
  rulesVersion: 2,
  seats: rules.seats,
  actionLimit: rules.actionLimit,
  start: rules.start,
  turn: rules.turn,
  legal: rules.legal,
  play: rules.play,
  outcome: rules.outcome,
  view,
  hides,
  visible,
  follow,
  text,
  samples,
};
