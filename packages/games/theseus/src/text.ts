import type { GameText } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { drawBoard, parseDrawnBoard, placeOf } from './board-text.ts';
import { checkBoard } from './check-board.ts';
import { createConfig } from './config.ts';
import { DICE } from './dice.ts';
import { actionLimit } from './rules.ts';
import type { Config, State, TheseusTypes } from './state.ts';
import type { TextProblem } from './text-problem.ts';
import { boardOf } from './view.ts';

const unexpected = (line: number, expected: string): Result<never, TextProblem> =>
  err({ code: 'unexpected-line', at: { line, column: 1 }, expected });

/** What is expected where something follows that should not. */
const END_OF_TEXT = 'EOF';

/** The lines of a config, in this order. */
const CONFIG_LINES = ['size', 'supplies', 'walls', 'rounds'] as const satisfies readonly (keyof Config)[];

/** Which line of a config is to blame. */
const BLAME = { 'bad-size': 1, 'bad-supplies': 2, 'too-few-walls': 3, 'bad-rounds': 4 } as const;

export const text: GameText<TheseusTypes> = {
  formatConfig: (config) => CONFIG_LINES.map((key) => `${key} ${config[key]}`).join('\n'),

  parseConfig(given) {
    const lines = given.split('\n');
    if (lines.length > CONFIG_LINES.length) return unexpected(CONFIG_LINES.length + 1, END_OF_TEXT);
    return parseConfigLines(lines, 1);
  },

  /** The drawing tells all but the count of dice: what it does not show is collected or captured. */
  formatState: (state) =>
    [`dice ${state.dice}`, text.formatConfig(state.config), 'board', ...drawBoard(state)].join('\n'),

  parseState,

  formatAction: ({ dice }) => String(dice),

  parseAction(given) {
    const dice = DICE.find((known) => String(known) === given);
    return dice === undefined ? unexpected(1, DICE.join(' / ')) : ok({ dice });
  },

  draw: (view) => drawBoard({ ...view, board: boardOf(view) }).join('\n'),
};

function parseConfigLines(lines: readonly string[], firstLine: number): Result<Config, TextProblem> {
  const values: number[] = [];
  for (const [index, key] of CONFIG_LINES.entries()) {
    const value = numberIn(lines[index], key);
    if (value === undefined) return unexpected(firstLine + index, `${key} N`);
    values.push(value);
  }
  const [size, supplies, walls, rounds] = values as [number, number, number, number];
  const config = createConfig({ size, supplies, walls, rounds });
  if (config.ok) return config;
  return err({ ...config.error, at: { line: firstLine + BLAME[config.error.code] - 1, column: 1 } });
}

/** A whole number as it would be written, so that no two texts mean the same. */
function numberIn(line: string | undefined, key: string): number | undefined {
  const match = /^(\w+) (0|[1-9]\d{0,15})$/.exec(line ?? '');
  return match?.[1] === key ? Number(match[2]) : undefined;
}

const BOARD_LINE = CONFIG_LINES.length + 2;

function parseState(given: string): Result<State, TextProblem> {
  const lines = given.split('\n');
  const dice = numberIn(lines[0], 'dice');
  if (dice === undefined) return unexpected(1, 'dice N');
  const config = parseConfigLines(lines.slice(1), 2);
  if (!config.ok) return config;
  const most = actionLimit(config.value);
  if (dice > most) return unexpected(1, `dice ≤ ${most}`);
  if (lines[BOARD_LINE - 1] !== 'board') return unexpected(BOARD_LINE, 'board');

  const { size, supplies } = config.value;
  const rows = lines.slice(BOARD_LINE);
  const needed = 2 * size + 1;
  if (rows.length < needed) return unexpected(lines.length + 1, '+---');
  if (rows.length > needed) return unexpected(BOARD_LINE + needed + 1, END_OF_TEXT);
  const line = BOARD_LINE + 1;
  const drawn = parseDrawnBoard(rows, { supplies, line });
  if (!drawn.ok) return drawn;
  const checked = checkBoard(config.value, drawn.value);
  if (checked.ok) return ok({ config: config.value, ...checked.value, dice });
  const tile = 'tile' in checked.error ? checked.error.tile : undefined;
  return err({ ...checked.error, at: tile === undefined ? { line, column: 1 } : placeOf(size, tile, line) });
}
