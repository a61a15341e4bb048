import { agreement } from './agreement.ts';
import { arenaGames } from './arena-games.ts';
import { arenaHostile } from './arena-hostile.ts';
import { arenaPrograms } from './arena-programs.ts';
import { arenaStatistics } from './arena-statistics.ts';
import type { Claim } from './claim.ts';
import { browser } from './browser.ts';
import { conformance } from './conformance.ts';
import { deadEnds } from './dead-ends.ts';
import { dugMazes } from './dug-mazes.ts';
import { expedition } from './expedition.ts';
import { pokelabirinto } from './pokelabirinto.ts';
import { race } from './race.ts';
import { raceBrowser } from './race-browser.ts';
import { scenarios } from './scenarios.ts';
import { sokobanBrowser } from './sokoban-browser.ts';
import { sokobanData } from './sokoban-data.ts';
import { sokobanGenerator } from './sokoban-generator.ts';
import { sokobanReading } from './sokoban-reading.ts';
import { sokobanSolver } from './sokoban-solver.ts';
import { speed } from './speed.ts';
import { stratego } from './stratego.ts';
import { strategoJudgement } from './stratego-judgement.ts';
import { terminal } from './terminal.ts';
import { theseus } from './theseus.ts';
import { theseusOpponents } from './theseus-opponents.ts';

/** Whatever the documentation claims in figures has its line here. */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  deadEnds,
  dugMazes,
  agreement,
  scenarios,
  conformance,
  sokobanData,
  sokobanGenerator,
  sokobanReading,
  sokobanSolver,
  theseus,
  theseusOpponents,
  pokelabirinto,
  expedition,
  stratego,
  strategoJudgement,
  race,
  arenaStatistics,
  arenaHostile,
  arenaPrograms,
  arenaGames,
  terminal,
  browser,
  raceBrowser,
  sokobanBrowser,
  speed,
};
