import { join } from 'node:path';
import type { FaultCode } from '@dedalo/protocol/report';
import { type Estimate, meanShare, type SprtRules, type SprtState } from '@dedalo/arena/series/index';
import { type CountedPairs, type Field, LOGS, type MatchPlayer, REPLAYS } from '@dedalo/arena/tournament/index';
import { formatTable } from '../../table.ts';
import { arenaSpeech } from '../arena-words.ts';
import { eloText, likelihoodText, numberText, percentText, timeTable } from '../figures.ts';
import { playerText } from '../player-text.ts';
import type { Stand } from '../run-bar.ts';
import type { OddGame } from './odd-games.ts';
import type { PlayedMatch } from './play-match.ts';

/** More than that is not read. */
const MOST_ODD = 20;

/** A match for people, in lines. */
export function matchText(match: PlayedMatch): string {
  const { result } = match;
  if (result.pairs === 0) return `${arenaSpeech().match.nothingPlayed}\n`;
  const parts = [
    [...resultLines(match), ...sprtLines(match)],
    [scoreTable(result.players)],
    [timeTable(result.players)],
    result.players.flatMap(forfeitLines),
    keptLines(match),
    oddLines(match),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function resultLines({ tournament: { field }, result }: PlayedMatch): string[] {
  const said = arenaSpeech().match;
  const { games, pairs, counts, estimate, variety } = result;
  const [{ name: a, wins, draws, losses }, { name: b }] = result.players;
  const share = percentText(meanShare(counts));
  return [
    said.result({ games, a, b, wins, draws, losses }),
    field.isSolo ? said.soloScore({ a, share }) : said.score({ a, share, pairs }),
    ...(field.isSolo ? [] : [said.pentanomial(counts.map(String))]),
    ...(estimate ? estimateLines(a, estimate) : [said.forfeitsOnly]),
    ...(variety.different < variety.pairs ? [said.repeated(variety)] : []),
  ];
}

function estimateLines(a: string, { score, elo, interval95: [low, high], los }: Estimate): string[] {
  const said = arenaSpeech().match;
  return [
    said.elo({ elo: eloText(elo, score > 0.5 ? '+' : '−'), low: eloText(low, '−'), high: eloText(high, '+') }),
    said.los({ a, share: likelihoodText(los) }),
  ];
}

function scoreTable(players: readonly MatchPlayer[]): string {
  const { heads } = arenaSpeech().tournament;
  const rows = players.map((player) => {
    const { points, wins, draws, losses } = player;
    const figures = [points, wins, draws, losses, forfeitsOf(player)];
    return [playerText(player), ...figures.map((figure) => numberText(figure, 1))];
  });
  const names = [heads.name, heads.points, heads.wins, heads.draws, heads.losses, heads.forfeits];
  return formatTable(names, rows, { left: [0] });
}

const forfeitsOf = ({ faults }: MatchPlayer): number => Object.values(faults).reduce((sum, count) => sum + count, 0);

function sprtLines({ tournament, result, end }: PlayedMatch): string[] {
  const { sprt: rules } = tournament.field;
  if (!rules || !result.sprt) return [];
  // The figures count forfeits too, and could lie beyond a bound.
  if (!result.estimate) return [arenaSpeech().match.sprt.forfeitsOnly];
  return [
    verdictLine(result.players[0].name, rules, result.sprt),
    llrText(result.sprt, rules),
    whyLine(result.pairs, rules, result.sprt),
    ...(end === 'decided' ? [arenaSpeech().match.early] : []),
  ];
}

function verdictLine(a: string, { elo0, elo1 }: SprtRules, { verdict }: SprtState): string {
  const said = arenaSpeech().match.sprt;
  if (verdict === 'open') return said.open();
  return verdict === 'accepted'
    ? said.accepted({ a, elo: numberText(elo1) })
    : said.rejected({ a, elo: numberText(elo0) });
}

/** In the usual format of such tests: `LLR 1.23 (−2.94, 2.94) [0, 50]`. */
const llrText = ({ llr, lower, upper }: SprtState, { elo0, elo1 }: SprtRules): string => {
  const [value, low, high] = [llr, lower, upper].map((figure) => numberText(figure));
  return `LLR ${value} (${low}, ${high}) [${numberText(elo0)}, ${numberText(elo1)}]`;
};

const whyLine = (pairs: number, { elo0, elo1, alpha, beta }: SprtRules, { llr, lower, upper }: SprtState): string =>
  arenaSpeech().match.sprt.why({
    pairs,
    llr: numberText(llr),
    lower: numberText(lower),
    upper: numberText(upper),
    elo0: numberText(elo0),
    elo1: numberText(elo1),
    alpha: percentText(alpha),
    beta: percentText(beta),
  });

/** The text of the bar while games are played. */
export function standText({ games, score, sprt }: CountedPairs, { games: of, sprt: rules }: Field): Stand {
  const notes = [arenaSpeech().match.running(score), ...(sprt && rules ? [llrText(sprt, rules)] : [])];
  return { done: games, of, notes, mayEndEarly: rules !== undefined };
}

function forfeitLines(player: MatchPlayer): string[] {
  const { match, faults } = arenaSpeech();
  const counts = Object.entries(player.faults) as [FaultCode, number][];
  if (counts.length === 0) return [];
  const lines = counts.sort(([, one], [, other]) => other - one).map(([code, count]) => `  ${count} × ${faults[code]}`);
  return [match.forfeits({ name: player.name, games: forfeitsOf(player) }), ...lines];
}

function keptLines({ folder, replays, hasLogs }: PlayedMatch): string[] {
  const said = arenaSpeech().match;
  if (folder === undefined) return [];
  return [
    ...(replays > 0 ? [said.kept({ folder: join(folder, REPLAYS), replays })] : []),
    ...(hasLogs ? [said.keptLogs(join(folder, LOGS))] : []),
  ];
}

/** Every odd game with the command that plays it again; if there are many, the rest is in the file. */
function oddLines({ odd, again }: PlayedMatch): string[] {
  const said = arenaSpeech().match;
  if (odd.length === 0) return [];
  const shown = again === undefined ? odd : odd.slice(0, MOST_ODD);
  const rest = odd.length - shown.length;
  return [
    said.again,
    ...shown.flatMap(linesOfOdd),
    ...(rest > 0 && again !== undefined ? [said.more({ games: rest, file: again })] : []),
  ];
}

const linesOfOdd = ({ id, sentence, command }: OddGame): string[] => [`${id}: ${sentence}`, `  ${command}`];

/** All of them, for the file. */
export const oddText = (odd: readonly OddGame[]): string =>
  odd
    .flatMap(linesOfOdd)
    .map((line) => `${line}\n`)
    .join('');
