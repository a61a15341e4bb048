import type { Game } from '@dedalo/engine';
import { defaultConfig } from './config.ts';
import * as rules from './rules.ts';
import { samples } from './samples.ts';
import type { IslesTypes } from './state.ts';
import { text } from './text.ts';
import * as views from './view.ts';

export const isles: Game<IslesTypes> = {
  id: 'isles',
  rulesVersion: 1,
  defaultConfig,
  ...rules,
  ...views,
  text,
  samples,
};
