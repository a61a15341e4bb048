import { join } from 'node:path';
import type { Absent, PlayerResult, TournamentResult } from '@dedalo/protocol/report';
import { GRADES, REPORT, RESULTS, SAME_CODE } from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { numberText } from '../../arena/figures.ts';
import { playerText } from '../../arena/player-text.ts';
import { formatTable } from '../../table.ts';
import type { Held } from './hold.ts';
import { absentSentence } from './sentences.ts';

/** A normal distribution has 95 % within this many deviations. */
const TWO_SIDES = 1.96;

/**
 * What is printed about a tournament: standings, the cross table, the players that could not take part, and where
 * everything is.
 */
export function tournamentText({ result, folder, hasReport }: Held): string {
  const said = arenaSpeech().tournament;
  const { title, format, games, seed } = result;
  const parts = [
    said.headline({
      title: printable(title),
      format: said.formats[format],
      games: games.length,
      seed: printable(seed),
    }),
    standings(result),
    crossTable(result),
    lots(result),
    absent(result),
    alike(result),
    superseded(result),
    result.secret === undefined ? '' : said.secret(result.secret),
    written({ result, folder, hasReport }),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function standings({ players, format }: TournamentResult): string {
  const { heads } = arenaSpeech().tournament;
  type Column = readonly [string, (player: PlayerResult) => string];
  const number = (pick: (player: PlayerResult) => number) => (player: PlayerResult) => numberText(pick(player), 1);
  const hasGrades = players.some(({ grade }) => grade !== undefined);
  const columns: readonly Column[] = [
    [heads.rank, number(({ rank }) => rank)],
    [heads.name, playerText],
    ...(hasGrades ? [[heads.grade, ({ grade }) => printable(grade ?? '')] satisfies Column] : []),
    [heads.points, number(({ points }) => points)],
    ...(format === 'swiss' ? [[heads.buchholz, number(({ buchholz }) => buchholz)] satisfies Column] : []),
    ...(format === 'knockout'
      ? [[heads.outIn, ({ outIn }) => (outIn === null ? '' : String(outIn))] satisfies Column]
      : []),
    [heads.games, number(({ games }) => games)],
    [heads.wins, number(({ wins }) => wins)],
    [heads.draws, number(({ draws }) => draws)],
    [heads.losses, number(({ losses }) => losses)],
    [heads.forfeits, number(({ faults }) => Object.values(faults).reduce((sum, count) => sum + count, 0))],
    [heads.rating, ({ rating, deviation }) => `${numberText(rating, 0)} ± ${numberText(TWO_SIDES * deviation, 0)}`],
  ];
  const rows = players.map((player) => columns.map(([, show]) => show(player)));
  return formatTable(
    columns.map(([head]) => head),
    rows,
    { left: [1] },
  );
}

/** With more players it would be wider than any terminal; the report has it. */
const MOST_ACROSS = 16;

function crossTable({ players, pairings }: TournamentResult): string {
  if (players.length < 2 || players.length > MOST_ACROSS) return '';
  const heads = ['#', arenaSpeech().tournament.heads.name, ...players.map((_, index) => String(index + 1))];
  const rows = players.map(({ name }, row) => [
    String(row + 1),
    printable(name),
    ...players.map((_, column) => {
      const pairing = pairings[row]?.[column];
      return pairing ? numberText(pairing.points, 1) : row === column ? '–' : '';
    }),
  ]);
  return `${arenaSpeech().tournament.crossTitle}\n${formatTable(heads, rows, { left: [1] })}`;
}

const lots = ({ lots = [], players }: TournamentResult): string =>
  lots
    .map(({ round, winner, loser }) => {
      const [won, lost] = [winner, loser].map((player) => printable(players[player]!.name));
      return arenaSpeech().tournament.lot({ round, winner: won!, loser: lost! });
    })
    .join('\n');

function absent({ absent }: TournamentResult): string {
  if (absent.length === 0) return '';
  const lines = absent.flatMap((one) => [
    `  ${nameBefore(one)}${absentSentence(one)}${one.log === undefined ? '' : ` (${one.log})`}`,
    ...(one.said ?? []).map((line) => `      ${printable(line)}`),
  ]);
  return [arenaSpeech().tournament.absentTitle, ...lines].join('\n');
}

/** Every sentence names the place. */
const nameBefore = ({ name, place }: Absent): string => (name === place ? '' : `${printable(name)}: `);

/** How much in common is worth a look: half of the lines. */
const MUCH = 0.5;

function alike({ sameCode = [] }: TournamentResult): string {
  const pairs = sameCode.filter(({ lines, of }) => lines / of >= MUCH).length;
  return pairs === 0 ? '' : arenaSpeech().tournament.alike(pairs);
}

const superseded = ({ superseded = 0 }: TournamentResult): string =>
  superseded === 0 ? '' : arenaSpeech().tournament.superseded(superseded);

function written({ result, folder, hasReport }: Pick<Held, 'result' | 'folder' | 'hasReport'>): string {
  const { written, files } = arenaSpeech().tournament;
  const rows = [
    ...(hasReport ? [[join(folder, REPORT), files.report]] : []),
    [join(folder, GRADES), files.grades],
    ...(result.sameCode ? [[join(folder, SAME_CODE), files.sameCode]] : []),
    [join(folder, RESULTS), files.results],
    [join(folder, 'replays'), files.replays],
  ];
  return formatTable([written, ''], rows, { left: [0, 1] });
}
