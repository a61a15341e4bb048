import type { GameText } from '@dedalo/engine';
import { DIRECTIONS, type Direction, err, ok, type Result } from '@dedalo/grid';
import { drawBoard, formatLevel, parseBoard } from './board-text.ts';
import { createConfig } from './config.ts';
import { type Action, type Config, MODES, type SokobanTypes, type State } from './state.ts';
import type { TextProblem } from './text-problem.ts';

/** The letters of the moves, in the order of `DIRECTIONS`. */
const LETTERS = 'urdl';

export const letterOf = (direction: Direction): string => LETTERS[DIRECTIONS.indexOf(direction)]!;

/** Of a single letter, small or capital. */
export const directionOf = (letter: string): Direction | undefined =>
  letter.length === 1 ? DIRECTIONS[LETTERS.indexOf(letter.toLowerCase())] : undefined;

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

  parseState,

  formatAction(action) {
    if (action.type === 'jump') return `jump ${action.to}`;
    const letter = letterOf(action.direction);
    return action.type === 'pull' ? letter.toUpperCase() : letter;
  },

  /** Small letters move, capitals pull. */
  parseAction(given): Result<Action, TextProblem> {
    const jump = JUMP.exec(given);
    if (jump) return ok({ type: 'jump', to: Number(jump[1]) });
    const direction = directionOf(given);
    if (!direction) return unexpected(1, 'u d l r U D L R / jump N');
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
  if (!mode) return unexpected(firstLine, `mode ${MODES.join(' / ')}`);
  const limit = /^limit (\d{1,9})$/.exec(lines[1] ?? '');
  if (!limit) return unexpected(firstLine + 1, 'limit N');
  if (lines[2] !== 'board') return unexpected(firstLine + 2, 'board');
  const rows = lines.slice(CONFIG_LINES);
  const empty = rows.indexOf('');
  if (empty !== -1) return unexpected(firstLine + CONFIG_LINES + empty, '# @ + $ * . -');
  const level = parseBoard(rows, firstLine + CONFIG_LINES);
  if (!level.ok) return level;
  const config = createConfig(level.value, { mode, actionLimit: Number(limit[1]) });
  if (config.ok) return config;
  const line = config.error.code === 'bad-limit' ? firstLine + 1 : firstLine;
  return err({ ...config.error, at: { line, column: 1 } });
}

const NUMBER = '\\d{1,9}';
const STATE_LINES = [
  { looks: new RegExp(`^moves (${NUMBER})$`), expected: 'moves N' },
  { looks: new RegExp(`^pushes (${NUMBER})$`), expected: 'pushes N' },
  { looks: new RegExp(`^player (nowhere|${NUMBER})$`), expected: 'player N / nowhere' },
  { looks: new RegExp(`^boxes (${NUMBER}(?: ${NUMBER})*)$`), expected: 'boxes N N …' },
];

function parseState(given: string): Result<State, TextProblem> {
  const lines = given.split('\n');
  const values: string[] = [];
  for (const [index, { looks, expected }] of STATE_LINES.entries()) {
    const match = looks.exec(lines[index] ?? '');
    if (!match) return unexpected(index + 1, expected);
    values.push(match[1]!);
  }
  const config = parseConfigLines(lines.slice(STATE_LINES.length), STATE_LINES.length + 1);
  if (!config.ok) return config;
  const [moves, pushes, player, boxes] = values as [string, string, string, string];
  const state: State = {
    config: config.value,
    player: player === 'nowhere' ? null : Number(player),
    boxes: boxes.split(' ').map(Number),
    moves: Number(moves),
    pushes: Number(pushes),
  };
  const problem = stateProblem(state);
  return problem ? unexpected(problem.line, problem.expected) : ok(state);
}

/** What cannot be in any game. */
function stateProblem(state: State): { line: number; expected: string } | undefined {
  const { config, player, boxes, moves, pushes } = state;
  const { walls, boxes: start } = config.level;
  if (moves > config.actionLimit) return { line: 1, expected: `moves ≤ ${config.actionLimit}` };
  if (pushes > moves) return { line: 2, expected: `pushes ≤ ${moves}` };
  if (player === null && (config.mode === 'forward' || moves > 0)) return { line: 3, expected: 'player N' };
  if (player !== null && (walls[player] !== 0 || boxes.includes(player))) {
    return { line: 3, expected: 'player N' };
  }
  const areDistinct = new Set(boxes).size === start.length && boxes.length === start.length;
  const areOpen = boxes.every((box) => walls[box] === 0);
  return areDistinct && areOpen ? undefined : { line: 4, expected: `boxes ${start.map(() => 'N').join(' ')}` };
}
