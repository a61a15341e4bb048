import type { Game } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import type { NewMatch } from '@dedalo/protocol/live';
import type { MatchSettings } from './settings.ts';

export type NewMatchProblem = { readonly code: 'no-such-game' | 'not-for-two' | 'wrong-config' };

const SEATS = 2;

/** The settings of a match that somebody wants to open. */
export function settingsOf(
  { game: id, config: text, clock, title }: NewMatch,
  { findGame, seed }: { readonly findGame: (id: string) => Game | undefined; readonly seed: string },
): Result<Omit<MatchSettings, 'id'>, NewMatchProblem> {
  const game = findGame(id);
  if (!game) return err({ code: 'no-such-game' });
  const config = configOf(game, text);
  if (!config.ok) return config;
  if (game.seats(config.value) !== SEATS) return err({ code: 'not-for-two' });
  return ok({
    game,
    config: config.value,
    seed,
    clock: clock ?? { kind: 'none' },
    ...(title !== undefined && { title }),
  });
}

function configOf(game: Game, text: string | undefined): Result<unknown, NewMatchProblem> {
  if (text === undefined) return game.defaultConfig ? ok(game.defaultConfig()) : err({ code: 'wrong-config' });
  const config = game.text.parseConfig(text);
  return config.ok ? config : err({ code: 'wrong-config' });
}
