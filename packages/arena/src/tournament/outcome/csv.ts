import type { Absent, Figures, SamePair, TournamentResult } from '@dedalo/protocol/report';

const COLUMNS = [
  'name',
  'id',
  'author',
  'rank',
  'grade',
  'points',
  'games',
  'wins',
  'draws',
  'losses',
  'forfeits',
  'byes',
  'rating',
  'deviation',
  'buchholz',
  'out_in_round',
  'absent',
  'detail',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>> & { readonly figures?: Figures };

/**
 * The table for grading: one line a player by name, those who could not take part at the end, with the sentence that says
 * why and the first lines of what their programs said (RFC 4180). The figures of games of one player, such as `solved`,
 * `pushes` and `moves`, have the last columns.
 */
export function formatCsv({ players, absent }: TournamentResult, sentence: (absent: Absent) => string): string {
  const rows: Row[] = [
    ...players.map(({ faults, outIn, grade, ...player }) =>
      Object.assign(player, {
        ...(typeof grade === 'string' && { grade }),
        forfeits: Object.values(faults).reduce((sum, count) => sum + count, 0),
        ...(outIn !== null && { out_in_round: outIn }),
      }),
    ),
    ...absent.map((one) => ({
      name: one.name,
      ...(one.id !== undefined && { id: one.id }),
      ...(one.author !== undefined && { author: one.author }),
      absent: one.code,
      detail: [sentence(one), ...(one.said ?? [])].join(' | '),
    })),
  ];
  const names = [...new Set(players.flatMap(({ figures = {} }) => Object.keys(figures)))];
  const cells = ({ figures = {}, ...row }: Row): readonly Cell[] => [
    ...COLUMNS.map((column) => row[column]),
    ...names.map((name) => figures[name]),
  ];
  return formatRows([[...COLUMNS, ...names.map(columnOf)], ...rows.map(cells)]);
}

/** `boxesOnGoals` is the column `boxes_on_goals`. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table of hand-ins that have code in common. */
export function formatSameCode(pairs: readonly SamePair[]): string {
  const rows = pairs.map(({ names, lines, of }) => [...names, lines, of, Math.round((100 * lines) / of)]);
  return formatRows([['one', 'other', 'equal_lines', 'of', 'percent'], ...rows]);
}

type Cell = string | number | undefined;

const formatRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

/**
 * Spreadsheets take a text that begins so for a formula and run it; an apostrophe before it makes it a text again
 * (OWASP, CSV Injection).
 */
const FORMULA = /^\s*[=+\-@\t\r]/;

function formatCell(value: Cell): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
