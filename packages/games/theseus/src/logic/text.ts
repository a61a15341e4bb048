import type { GameText } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { drawBoard, formatBoard, parseBoard } from './board-text.ts';
import { createConfig } from './config.ts';
import { letterOf, moveOf } from './moves-text.ts';
import type { Config, LogicMazeTypes, State } from './state.ts';
import type { TextProblem } from './text-problem.ts';

const unexpected = (line: number, expected: string): Result<never, TextProblem> =>
  err({ code: 'unexpected-line', at: { line, column: 1 }, expected });

/** Every state of a game has the one config, and many a state is written. */
const configTexts = new WeakMap<Config, string>();

export const text: GameText<LogicMazeTypes> = {
  formatConfig(config) {
    const text =
      configTexts.get(config) ?? [`limit ${config.actionLimit}`, 'board', ...formatBoard(config.level)].join('\n');
    configTexts.set(config, text);
    return text;
  },

  parseConfig: (given) => parseConfigLines(given.split('\n')),

  /** What has become of the game, and then its config. */
  formatState: ({ config, theseus, minotaur, actions }) =>
    [`actions ${actions}`, `theseus ${theseus}`, `minotaur ${minotaur}`, text.formatConfig(config)].join('\n'),

  parseState,

  formatAction: ({ move }) => letterOf(move),

  parseAction(given) {
    const move = given === given.toLowerCase() ? moveOf(given) : undefined;
    return move ? ok({ move }) : unexpected(1, 'u r d l w');
  },

  draw: (view) => [...drawBoard(view), `actions ${view.actions}`].join('\n'),
};

const CONFIG_LINES = 2;

function parseConfigLines(lines: readonly string[], firstLine = 1): Result<Config, TextProblem> {
  const limit = /^limit (\d{1,9})$/.exec(lines[0] ?? '');
  if (!limit) return unexpected(firstLine, 'limit N');
  if (lines[1] !== 'board') return unexpected(firstLine + 1, 'board');
  const level = parseBoard(lines.slice(CONFIG_LINES), firstLine + CONFIG_LINES);
  if (!level.ok) return level;
  const config = createConfig(level.value, { actionLimit: Number(limit[1]) });
  return config.ok ? config : err({ ...config.error, at: { line: firstLine, column: 1 } });
}

const NUMBERS = ['actions', 'theseus', 'minotaur'] as const;

function parseState(given: string): Result<State, TextProblem> {
  const lines = given.split('\n');
  const values: number[] = [];
  for (const [index, name] of NUMBERS.entries()) {
    const match = new RegExp(`^${name} (\\d{1,9})$`).exec(lines[index] ?? '');
    if (!match) return unexpected(index + 1, `${name} N`);
    values.push(Number(match[1]));
  }
  const config = parseConfigLines(lines.slice(NUMBERS.length), NUMBERS.length + 1);
  if (!config.ok) return config;
  const [actions, theseus, minotaur] = values as [number, number, number];
  const { level, actionLimit } = config.value;
  const squares = level.rooms.doors.length;
  if (actions > actionLimit) return unexpected(1, `actions ≤ ${actionLimit}`);
  if (theseus >= squares) return unexpected(2, `theseus < ${squares}`);
  if (minotaur >= squares) return unexpected(3, `minotaur < ${squares}`);
  return ok({ config: config.value, theseus, minotaur, actions });
}
