import type { Game } from '@dedalo/engine';
import { defaultConfig } from './config.ts';
import { guess } from './guess.ts';
import * as rules from './rules.ts';
import { samples } from './samples.ts';
import type { ExpeditionTypes } from './state.ts';
import { text } from './text.ts';
import { follow, view, visible } from './view.ts';

export const expedition: Game<ExpeditionTypes> = {
  id: 'expedition',
  rulesVersion: 1,
  defaultConfig,
  seats: rules.seats,
  actionLimit: rules.actionLimit,
  start: rules.start,
  turn: rules.turn,
  legal: rules.legal,
  play: rules.play,
  outcome: rules.outcome,
  view,
  visible,
  follow,
  guess,
  text,
  samples,
};
