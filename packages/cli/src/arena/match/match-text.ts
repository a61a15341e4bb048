import type { FaultCode } from '@dedalo/arena';
import type { PlayerTally, SprtRules, SprtState } from '@dedalo/arena/series/index';
import { arenaSpeech } from '../arena-words.ts';
import { eloText, likelihoodText, numberText, shareText, timeTable } from '../figures.ts';
import type { PlayedMatch } from './played-match.ts';

/** More than that nobody reads. */
const MOST_ODD = 20;

/** A series for people, in lines. */
export function matchText(match: PlayedMatch): string {
  if (match.result.tally.pairs === 0) return `${arenaSpeech().match.nothingPlayed}\n`;
  const parts = [
    [...resultLines(match), ...sprtLines(match)],
    [timeTable(match.result.tally.players)],
    match.result.tally.players.flatMap(forfeitLines),
    keptLines(match),
    oddLines(match),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function resultLines({ series, result: { tally }, estimate, variety }: PlayedMatch): string[] {
  const said = arenaSpeech().match;
  const [{ name: a, wins, losses }, { name: b }] = tally.players;
  const { score, elo, interval95, los } = estimate;
  const [low, high] = interval95;
  const share = shareText(score);
  return [
    said.result({ games: tally.games, a, b, wins, draws: tally.draws, losses }),
    series.isSolo ? said.soloScore({ a, share }) : said.score({ a, share, pairs: tally.pairs }),
    said.elo({ elo: eloText(elo, score > 0.5 ? '+' : '−'), low: eloText(low, '−'), high: eloText(high, '+') }),
    said.los({ a, share: likelihoodText(los) }),
    ...(variety.different < variety.pairs ? [said.repeated(variety)] : []),
  ];
}

function sprtLines({ sprt, result }: PlayedMatch): string[] {
  if (!sprt || !result.sprt) return [];
  const { tally } = result;
  return [
    verdictLine(tally.players[0].name, sprt, result.sprt),
    whyLine(tally.pairs, sprt, result.sprt),
    ...(result.end === 'decided' ? [arenaSpeech().match.early] : []),
  ];
}

function verdictLine(a: string, { elo0, elo1 }: SprtRules, { verdict }: SprtState): string {
  const said = arenaSpeech().match.sprt;
  if (verdict === 'open') return said.open();
  return verdict === 'accepted'
    ? said.accepted({ a, elo: numberText(elo1) })
    : said.rejected({ a, elo: numberText(elo0) });
}

const whyLine = (pairs: number, { elo0, elo1, alpha, beta }: SprtRules, { llr, lower, upper }: SprtState): string =>
  arenaSpeech().match.sprt.why({
    pairs,
    llr: numberText(llr),
    lower: numberText(lower),
    upper: numberText(upper),
    elo0: numberText(elo0),
    elo1: numberText(elo1),
    alpha: shareText(alpha),
    beta: shareText(beta),
  });

function forfeitLines({ name, forfeits }: PlayerTally): string[] {
  const { match, faults } = arenaSpeech();
  const counts = Object.entries(forfeits) as [FaultCode, number][];
  if (counts.length === 0) return [];
  const games = counts.reduce((sum, [, count]) => sum + count, 0);
  const lines = counts.sort(([, one], [, other]) => other - one).map(([code, count]) => `  ${count} × ${faults[code]}`);
  return [match.forfeits({ name, games }), ...lines];
}

function keptLines({ folder, replays, hasLogs }: PlayedMatch): string[] {
  const said = arenaSpeech().match;
  if (folder === undefined) return [];
  return [...(replays > 0 ? [said.kept({ folder, replays })] : []), ...(hasLogs ? [said.keptLogs(folder)] : [])];
}

/** Every odd game with what plays it again; where they are many, the rest is in the file. */
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

const linesOfOdd = ({ id, sentence, command }: PlayedMatch['odd'][number]): string[] => [
  `${id}: ${sentence}`,
  `  ${command}`,
];

/** All of them, for the file. */
export const oddText = (odd: PlayedMatch['odd']): string =>
  odd
    .flatMap(linesOfOdd)
    .map((line) => `${line}\n`)
    .join('');
