import type { GameText } from '@dedalo/engine';
import { err, isSamePoint, ok, type Point, type Result } from '@dedalo/grid';
import { ISLE, SEA } from './board.ts';
import { LEAST_SIDE, MOST_SIDE, mostMissing } from './config.ts';
import { actionLimit } from './rules.ts';
import type { Config, IslesTypes, Problem, State } from './state.ts';

export const text: GameText<IslesTypes> = {
  formatConfig: ({ columns, rows, missing }) => `${columns}x${rows} missing ${missing}`,
  parseConfig,
  /** The config and the drawing; the isles that have sunk tell how many steps there were. */
  formatState: (state) => `${text.formatConfig(state.config)}\n${draw(state)}`,
  parseState,
  formatAction: ({ to }) => `${LETTERS[to.x]}${to.y + 1}`,
  parseAction: (given) =>
    /^[a-i][1-9]$/.test(given)
      ? ok({ to: { x: LETTERS.indexOf(given.charAt(0)), y: Number(given.charAt(1)) - 1 } })
      : unreadable(1, 'a1 … i9'),
  draw,
};

/** Of the columns; rows have numbers. */
const LETTERS = 'abcdefghi';
/** Of the seats, on the isles where they stand. */
const SIGNS = ['1', '2'] as const;

function draw({ config, board, players }: State): string {
  const head = `   ${LETTERS.slice(0, config.columns).split('').join(' ')}`;
  const rows = board.map((row, y) => {
    const signs = [...row].map((sign, x) => SIGNS[players.findIndex((at) => isSamePoint(at, { x, y }))] ?? sign);
    return `${y + 1}  ${signs.join(' ')}`;
  });
  return [head, ...rows].join('\n');
}

const unreadable = (line: number, expected: string): Result<never, Problem> =>
  err({ code: 'unreadable', at: { line, column: 1 }, expected });

const NUMBER = '(0|[1-9][0-9]?)';
const CONFIG = new RegExp(`^${NUMBER}x${NUMBER} missing ${NUMBER}$`, 'd');

function parseConfig(given: string): Result<Config, Problem> {
  const match = CONFIG.exec(given);
  if (!match) return unreadable(1, '7x6 missing 4');
  const [columns, rows, missing] = match.slice(1).map(Number) as [number, number, number];
  const at = (group: number) => ({ line: 1, column: match.indices![group]![0] + 1 });
  for (const [place, side] of [columns, rows].entries()) {
    if (side < LEAST_SIDE || side > MOST_SIDE) {
      return err({ code: 'out-of-range', at: at(place + 1), least: LEAST_SIDE, most: MOST_SIDE });
    }
  }
  const config = { columns, rows, missing };
  const most = mostMissing(config);
  if (missing > most) return err({ code: 'out-of-range', at: at(3), least: 0, most });
  return missing % 2 === 0 ? ok(config) : err({ code: 'odd-number', at: at(3) });
}

function parseState(given: string): Result<State, Problem> {
  const [first = '', , ...rows] = given.split('\n');
  const config = parseConfig(first);
  if (!config.ok) return config;
  const signs = rows.map((row) => row.slice(3).split(' '));
  const players = SIGNS.map((sign) => findSign(signs, sign));
  const [one, two] = players;
  if (!one || !two) return unreadable(2, SIGNS.join(' … '));

  const board = signs.map((row) => row.map((sign) => (sign === SEA ? SEA : ISLE)).join(''));
  const standing = board.join('').replaceAll(SEA, '').length;
  const steps = actionLimit(config.value) + 2 - standing;
  if (steps < 0) return unreadable(1, `missing ≤ ${config.value.missing + steps}`);

  // Whatever else is wrong in the drawing would be drawn another way.
  const state: State = { config: config.value, board, players: [one, two], steps };
  const drawn = text.formatState(state).split('\n');
  const lines = given.split('\n');
  const wrong = lines.findIndex((line, number) => line !== drawn[number]);
  return wrong === -1 ? ok(state) : unreadable(wrong + 1, drawn[wrong] ?? '');
}

function findSign(signs: readonly (readonly string[])[], sign: string): Point | undefined {
  const y = signs.findIndex((row) => row.includes(sign));
  return y === -1 ? undefined : { x: signs[y]!.indexOf(sign), y };
}
