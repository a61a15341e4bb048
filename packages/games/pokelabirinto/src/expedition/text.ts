import type { GameText } from '@dedalo/engine';
import { err, ok } from '@dedalo/grid';
import { reading } from '../text/reader.ts';
import type { ExpeditionTypes } from './state.ts';
import { ACTION_TEXTS, findAction, formatAction } from './text/action-text.ts';
import { configLines, readConfig } from './text/config-text.ts';
import { drawView } from './text/draw.ts';
import { readState, stateLines } from './text/state-text.ts';

export const text: GameText<ExpeditionTypes> = {
  formatConfig: (config) => configLines(config).join('\n'),

  parseConfig: (given) =>
    reading(given, (reader) => {
      const config = readConfig(reader);
      if (config.ok) reader.end();
      return config;
    }),

  formatState: (state) => stateLines(state).join('\n'),

  parseState: (given) => reading(given, readState),

  formatAction,

  parseAction(given) {
    const action = findAction(given);
    if (action) return ok(action);
    return err({ code: 'unexpected-line', expected: ACTION_TEXTS.join(' / '), at: { line: 1, column: 1 } });
  },

  draw: drawView,
};
