import { optimalMinotaur } from '../solve/optimal-minotaur.ts';
import { optimalTheseus } from '../solve/optimal-theseus.ts';
import { heuristic } from './heuristic.ts';
import { hunter } from './hunter.ts';
import { minmax } from './minmax.ts';
import { random } from './random.ts';
import type { TheseusBot } from './theseus-bot.ts';

/** The players that come with the game, from the simplest to those that solve it first (`solve`). */
export const BOTS: readonly TheseusBot[] = [random, heuristic, minmax(), hunter, optimalTheseus, optimalMinotaur];
