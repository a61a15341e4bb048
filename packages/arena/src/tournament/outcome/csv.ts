import type { TournamentResult } from '../result.ts';

const COLUMNS = [
  'name',
  'id',
  'author',
  'rank',
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

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>;

/** The table for grading: one line a player by name, those who could not take part at the end (RFC 4180). */
export function formatCsv({ players, absent }: TournamentResult): string {
  const rows: Row[] = [
    ...players.map(({ faults, outIn, ...player }) =>
      Object.assign(player, {
        forfeits: Object.values(faults).reduce((sum, count) => sum + count, 0),
        ...(outIn !== null && { out_in_round: outIn }),
      }),
    ),
    ...absent.map(({ code, ...one }) => ({ ...one, absent: code })),
  ];
  const lines = [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => formatCell(row[column])).join(','))];
  return lines.map((line) => `${line}\r\n`).join('');
}

/**
 * Spreadsheets take a text that begins so for a formula and run it; an apostrophe before it makes it a text again
 * (OWASP, CSV Injection).
 */
const FORMULA = /^\s*[=+\-@\t\r]/;

function formatCell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
