import type { Settings } from '@dedalo/protocol/report';
import type { GameId } from '@dedalo/catalogue';

/** A position for the test of a new player, after this many actions of a game of random players. */
export interface KitPosition {
  readonly title: string;
  readonly seed: string;
  /** How many actions were played before. */
  readonly actions: number;
  /** The answer of a sensible player; undefined where any legal action will do. */
  readonly expect: readonly string[];
}

/** What a kit says about a game, in no particular language. */
export interface KitGame {
  readonly title: string;
  /** What the player does without changes. */
  readonly does: string;
  /** What to try next. */
  readonly ideas: readonly string[];
  /** For the recorded positions. */
  readonly settings?: Settings;
  readonly positions: readonly KitPosition[];
}

/** All cells there are equally good. */
const BACK_ROW = Array.from({ length: 10 }, (_, column) => `place 0 ${column}`);

const GAMES = {
  stratego: {
    title: 'Stratego Duel',
    does: 'puts the flag and the bombs behind, attacks what it does not know to be stronger, and else goes forward',
    ideas: [
      'Miners remove bombs, and a spy that attacks removes the marshal: let the ratings know.',
      'A piece that has never moved (`hasMoved`) may be a bomb or the flag; one that has moved is neither.',
      'Keep some pieces beside the flag, and look which of the enemy’s come near it.',
    ],
    positions: [
      { title: 'the flag stands behind', seed: '1', actions: 0, expect: BACK_ROW },
      { title: 'Red attacks', seed: '3', actions: 30, expect: ['3 8 1 3'] },
      { title: 'Blue attacks', seed: '1', actions: 33, expect: ['4 9 3 1'] },
    ],
  },
  theseus: {
    title: 'Theseus and the Minotaur',
    does: 'goes the shortest way, as Theseus to the nearest supply and past the Minotaur, as the Minotaur to Theseus',
    ideas: [
      'As Theseus: keep two steps away from the Minotaur, not one.',
      'As Theseus: do not run into a dead end while the Minotaur is near.',
      'As the Minotaur: go where Theseus must pass, between him and the next supply.',
    ],
    positions: [
      { title: 'Theseus goes to a supply', seed: '2', actions: 7, expect: ['3'] },
      { title: 'the Minotaur goes to Theseus', seed: '2', actions: 2, expect: ['7'] },
    ],
  },
  'logic-maze': {
    title: 'Logic mazes',
    does: 'searches through all positions of Theseus and the Minotaur for the shortest way out',
    ideas: [
      'The way is found anew at every turn: keep it, as nothing is left to chance.',
      'Print with `debug` how many positions were looked at, and look at fewer.',
      'What should it do where there is no way out?',
    ],
    positions: [
      { title: 'Theseus begins', seed: '1', actions: 0, expect: ['l'] },
      { title: 'Theseus goes on', seed: '1', actions: 1, expect: ['l'] },
    ],
  },
  pokelabirinto: {
    title: 'PokéLabirinto',
    does: 'goes the shortest way to the exit, in the fog to what it has not seen, and fights whoever is in the way',
    ideas: [
      'Turn back where the opponent is stronger, and go around it.',
      'Save energy for the stronger attack instead of using the weaker one.',
      'In the fog: look around corners before you go far.',
    ],
    settings: { rows: '9', columns: '9', opponents: '5' },
    positions: [
      { title: 'on the way', seed: '1', actions: 0, expect: [] },
      { title: 'on meeting somebody', seed: '1', actions: 7, expect: ['C'] },
      { title: 'in a fight', seed: '1', actions: 12, expect: ['1'] },
    ],
  },
  race: {
    title: 'Labyrinth Race',
    does: 'runs to the exit by the way with the fewest cells',
    ideas: [
      'Cells cost time, by the digits of `costs`: find the fastest way, by Dijkstra’s algorithm.',
      'Pick up power-ups (`items`) that lie near the way, and use those in `stock`.',
      'Keep away from opponents that are stronger than you.',
    ],
    positions: [
      { title: 'at the start', seed: '1', actions: 0, expect: ['east'] },
      { title: 'on the way', seed: '1', actions: 20, expect: [] },
    ],
  },
  sokoban: {
    title: 'Sokoban',
    does: 'searches for the fewest moves that solve the level, and plays them; large levels are too much for it',
    ideas: [
      'Search over pushes instead of steps: far fewer positions.',
      'Find more cells from which a box never reaches a goal, not only corners.',
      'Search first where the boxes are near to goals (A*).',
    ],
    positions: [
      { title: 'the first level', seed: '1', actions: 0, expect: ['r'] },
      { title: 'after two steps', seed: '2', actions: 2, expect: ['d'] },
    ],
  },
} satisfies Partial<Readonly<Record<GameId, KitGame>>>;

/** The games with players to begin with. */
export type KitGameId = keyof typeof GAMES;
export const KIT_GAMES: Readonly<Record<KitGameId, KitGame>> = GAMES;
export const KIT_GAME_IDS = Object.keys(GAMES) as KitGameId[];
