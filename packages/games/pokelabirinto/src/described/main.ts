import { Random } from '@dedalo/grid';
import { DEFAULT_SIDE } from '../config.ts';
import { EndOfInput, Game, type GameRun } from './game.ts';
import { KINDS } from './kinds.ts';
import { MESSAGES, OWN_MESSAGES } from './messages.ts';
import type { Pokemon } from './pokemon.ts';

/**
 * The described program: a Pokémon is chosen, one of the others is the enemy (PB21), and both move by turns until the
 * game ends, which is looked for after each of them (P34, PB10). Undefined where the input ends before a Pokémon is
 * chosen; else the game as it was left.
 */
export function main(run: GameRun): Game | undefined {
  const player = choosePokemon(run);
  if (!player) return undefined;
  const others = KINDS.filter((kind) => !(player instanceof kind));
  const enemy = new (new Random(run.seed).stream('enemy').pick(others))();
  const game = new Game(DEFAULT_SIDE, DEFAULT_SIDE, player, enemy, run);
  try {
    playOn(game, run);
  } catch (error) {
    if (!(error instanceof EndOfInput)) throw error;
  }
  return game;
}

function playOn(game: Game, { print, readLine }: GameRun): void {
  while (!game.gameEnd()) {
    game.printMazeWithPokemon();
    print(`${MESSAGES.chooseWay}\n`);
    game.showAvailableMoves();
    const line = readLine();
    if (line === null) return;
    game.movePokemon(line);
    if (game.gameEnd()) return;
    game.moveEnemy();
  }
}

function choosePokemon({ print, readLine }: GameRun): Pokemon | undefined {
  for (;;) {
    const kinds = KINDS.map((kind) => new kind());
    print(`${OWN_MESSAGES.chooseCreature}\n`);
    for (const [index, pokemon] of kinds.entries()) print(`${index + 1}) ${pokemon.getNome()}\n`);
    const line = readLine();
    if (line === null) return undefined;
    const chosen = kinds.find((_, index) => line.trim() === String(index + 1));
    if (chosen) return chosen;
    print(`${MESSAGES.badChoice}\n`);
  }
}
