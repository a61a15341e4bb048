import { escaper } from './escaper.ts';
import type { PokelabirintoBot } from './pokelabirinto-bot.ts';
import { random } from './random.ts';

/** The players that come with the game. */
export const BOTS: readonly PokelabirintoBot[] = [random, escaper];
