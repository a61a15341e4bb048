import { setImmediate } from 'node:timers/promises';
import { BotsGame, type BotsWish } from '@dedalo/clients/theseus/bots-game';
import type { PlayerWord, Side } from '@dedalo/clients/theseus/players';
import { workFor } from '@dedalo/clients/work';
import type { Command } from 'commander';
import { freshSeed } from '../../../fresh-seed.ts';
import { ProgressBar } from '../../../terminal/progress-bar.ts';
import { addConfigOptions, type ConfigFlags, configOf } from './config-options.ts';
import { playerOption } from './player-option.ts';

export interface BotsGameFlags extends ConfigFlags, Readonly<Record<Side, PlayerWord>> {
  readonly seed?: string;
}

/** Two players and their board. */
export const addBotsGameOptions = (command: Command): Command =>
  addConfigOptions(
    command
      .addOption(playerOption('theseus'))
      .addOption(playerOption('minotaur'))
      .option('--seed <text>', 'any word or number (default: a new one each time)'),
    ['size', 'supplies', 'walls', 'rounds'],
  );

export const botsWishOf = (flags: BotsGameFlags): BotsWish => ({
  config: configOf(flags),
  seed: flags.seed ?? freshSeed(),
  players: { theseus: flags.theseus, minotaur: flags.minotaur },
});

const SLICE_MS = 50;

/** Plays it to its end and shows the progress; Ctrl-C ends it. */
export async function playBotsGame(wish: BotsWish): Promise<BotsGame> {
  const game = new BotsGame(wish);
  const bar = new ProgressBar(wish.config.rounds);
  while (workFor(game, SLICE_MS, () => performance.now()) === 'searching') {
    bar.show(Math.floor(game.session.state.dice / 2));
    await setImmediate();
  }
  bar.clear();
  return game;
}

/** A seed that was drawn is shown if there is a terminal. */
export function tellSeed({ seed }: BotsWish, flags: BotsGameFlags): void {
  if (flags.seed === undefined && process.stdout.isTTY) {
    process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  }
}
