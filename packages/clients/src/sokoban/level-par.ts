import {
  type BestKnown,
  canShorten,
  type LevelEntry,
  mostMovesFor,
  type Par,
  PAR_MEASURES,
  type ParMeasure,
  parOf,
  type Stars,
  starsFor,
} from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import type { BestSolutions } from './best-solutions.ts';

const known = new WeakMap<LevelEntry['games'], Par | undefined>();

/** The par of a level, from its stored solutions. They may be loaded later than their level. */
export function levelPar(entry: LevelEntry): Par | undefined {
  const { games } = entry;
  if (!known.has(games)) known.set(games, parOf(entry));
  return known.get(games);
}

/** For a solved level; undefined without another solution to compare with. */
export function levelStars(entry: LevelEntry, moves: number): Stars | undefined {
  const par = levelPar(entry);
  return par && starsFor(moves, par);
}

/** What can still be shortened in the player's best. */
export function waysToShorten(best: BestSolutions | undefined, par: Par | undefined): ParMeasure[] {
  if (!best) return [];
  const played = { moves: best.bestMoves.moves, pushes: best.bestPushes.pushes };
  return PAR_MEASURES.filter((by) => canShorten(played, par, by));
}

/** “Fewest possible: 97”; the count is already formatted. */
export function parText({ isProven }: BestKnown, count: string, { games: { sokoban: said } }: Words): string {
  return (isProven ? said.par.fewest : said.par.bestKnown)(count);
}

/** The requirement for the next star; undefined if there are all. */
export function nextStarText(moves: number, par: Par, { games: { sokoban: said } }: Words): string | undefined {
  const stars = starsFor(moves, par);
  return stars === 3 ? undefined : said.par.oneMore(said.moves(mostMovesFor(stars === 1 ? 2 : 3, par)));
}

/** Three characters, where there is no room for more. */
export const starSigns = (stars: Stars): string => '★'.repeat(stars).padEnd(3, '☆');

/** Everything in one line: “★★☆ 2 of 3 stars. Fewest possible: 97 moves. Best known: 31 pushes. …”. */
export function resultText(moves: number, par: Par, words: Words): string {
  const stars = starsFor(moves, par);
  const measured = PAR_MEASURES.map((by) => parText(par[by], words.games.sokoban[by](par[by].count), words));
  const parts = [words.games.sokoban.par.stars(stars), ...measured, nextStarText(moves, par, words) ?? []].flat();
  return `${starSigns(stars)} ${parts.join('. ')}.`;
}
