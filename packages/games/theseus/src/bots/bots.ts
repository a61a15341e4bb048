import { cunningMinotaur, cunningTheseus } from '../solve/cunning.ts';
import { optimalMinotaur } from '../solve/optimal-minotaur.ts';
import { optimalTheseus } from '../solve/optimal-theseus.ts';
import { heuristic } from './heuristic.ts';
import { hunter } from './hunter.ts';
import { minmax } from './minmax.ts';
import { drowsy, stalker } from './minotaurs.ts';
import { random } from './random.ts';
import type { TheseusBot } from './theseus-bot.ts';
import { bold, careful, wary } from './theseuses.ts';

/** The players that come with the game, from the simplest to those that solve it first (`solve`). */
export const BOTS: readonly TheseusBot[] = [
  random,
  drowsy,
  bold,
  careful,
  wary,
  heuristic,
  minmax(),
  hunter,
  stalker,
  cunningTheseus,
  cunningMinotaur,
  optimalTheseus,
  optimalMinotaur,
];
