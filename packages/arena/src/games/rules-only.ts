import { type Game, type GameTypes, searchBot } from '@dedalo/engine';
import { err, ok } from '@dedalo/grid';
import type { ArenaGame, Setting } from './arena-game.ts';
import { anyLegal, arenaBot } from './bots.ts';
import { SettingsReader } from './settings-reader.ts';
import { plainWire } from './wire.ts';

const SETTINGS: readonly Setting[] = [{ name: 'config', values: 'TEXT' }];

/** A game that brings nothing but its rules, as the arena plays it. */
export function rulesOnlyArenaGame<T extends GameTypes>(game: Game<T>): ArenaGame<T> {
  const search = searchBot(game);
  const won = (state: T['State']): number => (game.outcome(state)?.winners.length ? 1 : 0);
  return {
    game,
    bots: [anyLegal(), ...(search ? [arenaBot(search)] : [])],
    settings: SETTINGS,
    courses(settings) {
      const reader = new SettingsReader(settings, SETTINGS);
      if (reader.problem) return err(reader.problem);
      const text = reader.text('config');
      if (text === undefined && game.defaultConfig) return ok([{ config: game.defaultConfig() }]);
      const config = game.text.parseConfig(text ?? '');
      return config.ok
        ? ok([{ config: config.value }])
        : err({ code: 'no-game', game: game.id, problem: config.error });
    },
    wire: plainWire(game),
    score: (state) => [won(state)],
    figures: (state) => ({ won: won(state) }),
  };
}
