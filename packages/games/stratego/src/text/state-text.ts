import { ok, type Result } from '@dedalo/grid';
import { type Cell, CELLS, isHome, isLake } from '../board.ts';
import { type Piece, PIECES, RANK_OF } from '../pieces.ts';
import { RULE_SETS } from '../rule-set.ts';
import { endOf } from '../rules.ts';
import type { Config, Soldier, State } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';
import { configLines, numberAfter, parseConfigLines, unexpected } from './config-text.ts';

const NAMES = ['red', 'blue'] as const;
const FORM = 'red|blue CELL PIECE CELL|- MARKS|- CELL …';
/** Has moved, has run, is shown. */
const MARKS = ['m', 'r', 's'] as const;

export const stateLines = (state: State): string[] => [
  `moves ${state.moves}`,
  ...configLines(state.config),
  ...state.armies.flatMap((army, seat) => army.map((soldier) => soldierLine(NAMES[seat]!, soldier))),
  ...(state.resigned === undefined ? [] : [`resigned ${NAMES[state.resigned]}`]),
];

function soldierLine(name: string, { id, piece, at, hasMoved, hasRun, isShown, trail }: Soldier): string {
  const marks = MARKS.filter((_, index) => [hasMoved, hasRun, isShown][index]).join('');
  return [name, id, piece, at ?? '-', marks || '-', ...trail].join(' ');
}

const HEAD_LINES = 3;

export function parseStateLines(lines: readonly string[]): Result<State, TextProblem> {
  const resigned = NAMES.findIndex((name) => lines.at(-1) === `resigned ${name}`);
  if (resigned === -1) return parseGoingOn(lines);
  const before = parseGoingOn(lines.slice(0, -1));
  if (!before.ok) return before;
  // Resigning ends a game that was still running.
  return endOf(before.value) === null ? ok({ ...before.value, resigned }) : unexpected(lines.length, FORM);
}

function parseGoingOn(lines: readonly string[]): Result<State, TextProblem> {
  const moves = numberAfter('moves', lines[0]);
  if (moves === undefined) return unexpected(1, 'moves N');
  const config = parseConfigLines(lines.slice(1, HEAD_LINES), 2);
  if (!config.ok) return config;
  if (moves > 2 * config.value.movesEach) return unexpected(1, `moves ≤ ${2 * config.value.movesEach}`);
  const armies: [Soldier[], Soldier[]] = [[], []];
  for (const [index, line] of lines.slice(HEAD_LINES).entries()) {
    const found = parseSoldier(line, config.value);
    if (!found || !fits(armies, found)) return unexpected(HEAD_LINES + index + 1, FORM);
    armies[found.seat].push(found.soldier);
  }
  const state = { config: config.value, armies, moves };
  return isWhole(state) ? ok(state) : unexpected(lines.length, FORM);
}

interface Found {
  readonly seat: 0 | 1;
  readonly soldier: Soldier;
}

const WORD = /^(red|blue) (0|[1-9]\d?) ([A-Z]{2}) (-|0|[1-9]\d?) (-|m?r?s?)((?: (?:0|[1-9]\d?))*)$/;

function parseSoldier(line: string, { rules }: Config): Found | undefined {
  const match = WORD.exec(line);
  if (!match) return undefined;
  const [, name, id, code, place, marks = '', rest = ''] = match;
  const piece = PIECES.find((known) => known === code);
  const seat = name === 'red' ? 0 : 1;
  const trail = rest === '' ? [] : rest.slice(1).split(' ').map(Number);
  if (!piece || marks === '' || !isHome(seat, Number(id))) return undefined;
  const [hasMoved = false, hasRun = false, isShown = false] = MARKS.map((mark) => marks.includes(mark));
  const soldier = { id: Number(id), piece, at: place === '-' ? null : Number(place), hasMoved, hasRun, isShown, trail };
  return isSound(soldier) && trail.length <= RULE_SETS[rules].memory ? { seat, soldier } : undefined;
}

/** What a piece has done, it must have been able to do. */
function isSound({ id, piece, at, hasMoved, hasRun, isShown, trail }: Soldier): boolean {
  const rank = RANK_OF[piece];
  const isDry = (cell: Cell): boolean => cell < CELLS && !isLake(cell);
  if (![...trail, ...(at === null ? [] : [at])].every(isDry)) return false;
  if (hasMoved && (rank === 'flag' || rank === 'bomb')) return false;
  if (hasRun && (rank !== 'scout' || !hasMoved)) return false;
  if (at === null && !isShown) return false;
  return hasMoved
    ? trail.length > 0 && (at === null || !trail.includes(at))
    : trail.length === 0 && (at === null || at === id);
}

/** In order of their ids, Red's first, no card twice and no two on one cell. */
function fits(armies: readonly [readonly Soldier[], readonly Soldier[]], { seat, soldier }: Found): boolean {
  const army = armies[seat];
  const all = [...armies[0], ...armies[1]];
  if (seat === 0 && armies[1].length > 0) return false;
  if ((army.at(-1)?.id ?? -1) >= soldier.id || army.some(({ piece }) => piece === soldier.piece)) return false;
  return soldier.at === null || all.every(({ at }) => at !== soldier.at);
}

/** Cards are placed in their order, Red's first; nothing moves before. At most one flag is gone. */
function isWhole({ armies, moves }: State): boolean {
  const [red, blue] = armies;
  const isInOrder = armies.every((army) => holds(army, PIECES.slice(0, army.length)));
  if (!isInOrder || (blue.length > 0 && red.length < PIECES.length)) return false;
  const isPlaying = blue.length === PIECES.length;
  const isFresh = [...red, ...blue].every(({ hasMoved, isShown }) => !hasMoved && !isShown);
  if (!isPlaying || moves === 0) return isFresh && moves === 0;
  return armies.filter((army) => army.some(({ piece, at }) => piece === 'FL' && at === null)).length < 2;
}

const holds = (army: readonly Soldier[], pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => army.some((soldier) => soldier.piece === piece));
