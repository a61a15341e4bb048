import { GAMES, type GameId } from '@dedalo/catalogue';
import type { Game } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig as createRace, shippedContent } from '@dedalo/race';
import { findPack } from '@dedalo/sokoban';
import type { Signs } from './preview-picture.ts';

export interface PreviewBoard {
  readonly rows: readonly string[];
  readonly signs: Signs;
}

/** The board of a game at its start, as its rules draw it. */
function drawn(id: GameId, config?: unknown): string[] {
  const game: Game = GAMES[id];
  const wanted = config ?? game.defaultConfig?.() ?? game.samples.config(new Random('knossos'));
  return game.text.draw(game.view(game.start(wanted, 'knossos'), 0)).split('\n');
}

/** Where a cell is drawn with several signs, the first of each is used. */
const every = (step: number, rows: readonly string[], from = 0): string[] =>
  rows.map((row) =>
    [...row]
      .slice(from)
      .filter((_sign, at) => at % step === 0)
      .join(''),
  );

const WALLS = '-|';

/** A corner without walls is floor. */
const withoutPillars = (rows: readonly string[]): string[] =>
  rows.map((row, y) =>
    [...row]
      .map((sign, x) => {
        const beside = [row[x - 1], row[x + 1], rows[y - 1]?.[x], rows[y + 1]?.[x]];
        return sign === '+' && !beside.some((other) => other !== undefined && WALLS.includes(other)) ? ' ' : sign;
      })
      .join(''),
  );

/** A board of its own for each game that has a page. */
export const PREVIEW_BOARDS: Readonly<Partial<Record<GameId, () => PreviewBoard>>> = {
  sokoban: () => ({
    rows: drawn('sokoban', { level: findPack('classic').entries[3]!.level, mode: 'forward' }).slice(0, -2),
    signs: { '#': 'wall', $: 'saffron', '*': 'leaf', '.': 'sea', '@': 'clay', '+': 'clay' },
  }),
  pokelabirinto: () => ({
    rows: every(2, drawn('pokelabirinto')),
    signs: { '#': 'wall', P: 'clay', X: 'leaf', U: 'saffron' },
  }),
  race: () => ({
    rows: drawn('race', createRace(shippedContent('daedalus'))).slice(1),
    signs: { '#': 'wall', '@': 'clay', a: 'leaf', b: 'leaf', '*': 'saffron', E: 'sea' },
  }),
  theseus: () => ({
    rows: withoutPillars(
      every(
        2,
        drawn('logic-maze').filter((row) => /^[+|]/.test(row)),
      ),
    ),
    signs: { '+': 'wall', '-': 'wall', '|': 'wall', T: 'sea', M: 'clay', E: 'leaf' },
  }),
  isles: () => ({
    rows: every(2, drawn('isles').slice(1), 3),
    signs: { '.': 'water', '1': 'clay', '2': 'saffron' },
  }),
  stratego: () => ({ rows: STRATEGO, signs: { R: 'clay', B: 'sea', L: 'water' } }),
};

/** In the middle of a game, without hidden information. */
const STRATEGO = [
  'BB B  B BB',
  'B  B  B  B',
  '   B      ',
  '    R  B  ',
  '  LL  LL  ',
  '  LL  LL  ',
  ' B   R    ',
  '   R    R ',
  'R R  R   R',
  ' R  R R  R',
];
