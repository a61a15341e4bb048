import type { GameText } from '@dedalo/engine';
import { type Cell, DIRECTIONS, type Direction, err, ok, type Result } from '@dedalo/grid';
import { drawBoard, formatLevel, parseBoard } from './board-text.ts';
import { createConfig } from './config.ts';
import type { Level } from './level.ts';
import { type Action, type Config, MODES, type SokobanTypes, type State } from './state.ts';
import type { TextProblem } from './text-problem.ts';

/** The letters of the moves, in the order of `DIRECTIONS`. */
const LETTERS = 'urdl';

export const letterOf = (direction: Direction): string => LETTERS[DIRECTIONS.indexOf(direction)]!;

export const directionOf = (letter: string): Direction | undefined => DIRECTIONS[LETTERS.indexOf(letter.toLowerCase())];

const unexpected = (line: number, expected: string): Result<never, TextProblem> =>
  err({ code: 'unexpected-line', at: { line, column: 1 }, expected });

const JUMP = /^jump (\d{1,6})$/;

/** Every state of a game has the one config, and many a state is written. */
const configTexts = new WeakMap<Config, string>();

export const text: GameText<SokobanTypes> = {
  formatConfig(config) {
    const { level, mode, actionLimit } = config;
    const known = configTexts.get(config);
    const text = known ?? [`mode ${mode}`, `limit ${actionLimit}`, 'board', ...formatLevel(level)].join('\n');
    if (known === undefined) configTexts.set(config, text);
    return text;
  },

  parseConfig: (given) => parseConfigLines(given.split('\n')),

  /** The game as its config, and then what has become of it. */
  formatState: ({ config, player, boxes, moves, pushes }) =>
    [
      `moves ${moves}`,
      `pushes ${pushes}`,
      `player ${player ?? 'nowhere'}`,
      `boxes ${boxes.join(' ')}`,
      text.formatConfig(config),
    ].join('\n'),

  parseState: parseState,

  formatAction(action) {
    if (action.type === 'jump') return `jump ${action.to}`;
    const letter = letterOf(action.direction);
    return action.type === 'pull' ? letter.toUpperCase() : letter;
  },

  /** Small letters move, capitals pull. */
  parseAction(given): Result<Action, TextProblem> {
    const jump = JUMP.exec(given);
    if (jump) return ok({ type: 'jump', to: Number(jump[1]) });
    const direction = given.length === 1 ? directionOf(given) : undefined;
    if (!direction) return unexpected(1, 'u, d, l, r, U, D, L, R or jump and a cell');
    return ok({ type: given === given.toLowerCase() ? 'move' : 'pull', direction });
  },

  draw: (view) => {
    const counts = `moves ${view.moves}, ${view.mode === 'forward' ? 'pushes' : 'pulls'} ${view.pushes}`;
    return [...drawBoard(view).map((row) => row.trimEnd()), counts].join('\n');
  },
};

const CONFIG_LINES = 3;

function parseConfigLines(lines: readonly string[], firstLine = 1): Result<Config, TextProblem> {
  const mode = MODES.find((known) => lines[0] === `mode ${known}`);
  if (!mode) return unexpected(firstLine, `mode ${MODES.join(' or ')}`);
  const limit = /^limit (\d{1,9})$/.exec(lines[1] ?? '');
  if (!limit) return unexpected(firstLine + 1, 'limit and a number');
  if (lines[2] !== 'board') return unexpected(firstLine + 2, 'board');
  const level = parseBoard(lines.slice(CONFIG_LINES), firstLine + CONFIG_LINES);
  if (!level.ok) return level;
  const config = createConfig(level.value, { mode, actionLimit: Number(limit[1]) });
  return config.ok ? config : err({ at: { line: firstLine, column: 1 }, ...config.error });
}

const STATE_LINES = ['moves', 'pushes', 'player', 'boxes'] as const;

function parseState(given: string): Result<State, TextProblem> {
  const lines = given.split('\n');
  const numbers: number[][] = [];
  for (const [index, key] of STATE_LINES.entries()) {
    const match = new RegExp(`^${key} (nowhere|\\d{1,9}(?: \\d{1,9})*)$`).exec(lines[index] ?? '');
    if (!match) return unexpected(index + 1, `${key} and its numbers`);
    numbers.push(match[1] === 'nowhere' ? [] : match[1]!.split(' ').map(Number));
  }
  const [[moves], [pushes], [player = null], boxes] = numbers as [[number], [number], [number?], Cell[]];
  const config = parseConfigLines(lines.slice(STATE_LINES.length), STATE_LINES.length + 1);
  if (!config.ok) return config;
  const problem = stateProblem(config.value.level, { player, boxes });
  if (problem) return unexpected(problem.line, problem.expected);
  if (moves === undefined || pushes === undefined || pushes > moves || moves > config.value.actionLimit) {
    return unexpected(1, 'no more pushes than moves, and no more moves than the limit');
  }
  return ok({ config: config.value, player, boxes, moves, pushes });
}

function stateProblem(
  level: Level,
  { player, boxes }: { readonly player: Cell | null; readonly boxes: readonly Cell[] },
): { line: number; expected: string } | undefined {
  if (player !== null && (level.walls[player] !== 0 || boxes.includes(player))) {
    return { line: 3, expected: 'the player on a free cell' };
  }
  const areDistinct = new Set(boxes).size === level.boxes.length && boxes.length === level.boxes.length;
  const areOpen = boxes.every((box) => level.walls[box] === 0);
  return areDistinct && areOpen ? undefined : { line: 4, expected: `${level.boxes.length} boxes on free cells` };
}
