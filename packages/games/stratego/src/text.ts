import type { GameText } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { formatAction, parseAction } from './text/action-text.ts';
import { drawView } from './text/draw.ts';
import { configLines, parseConfigLines, unexpected } from './text/config-text.ts';
import { parseStateLines, stateLines } from './text/state-text.ts';
import type { Config, StrategoTypes } from './state.ts';
import type { TextProblem } from './text-problem.ts';

export const text: GameText<StrategoTypes> = {
  formatConfig: (config) => configLines(config).join('\n'),

  parseConfig(given): Result<Config, TextProblem> {
    const lines = given.split('\n');
    return lines.length > 2 ? unexpected(3, 'EOF') : parseConfigLines(lines, 1);
  },

  formatState: (state) => stateLines(state).join('\n'),

  parseState: (given) => parseStateLines(given.split('\n')),

  formatAction,

  parseAction(given) {
    const action = parseAction(given);
    return action
      ? ok(action)
      : err({ code: 'unexpected-line', expected: 'place N N / N N N N / resign', at: { line: 1, column: 1 } });
  },

  draw: drawView,
};
