import { type Command, Option } from 'commander';
import { type Config, createConfig } from '@dedalo/theseus';
import { say } from '@dedalo/words';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';
import { wholeNumber } from '../../../values.ts';

export interface ConfigFlags {
  readonly size?: number;
  readonly supplies?: number;
  readonly walls?: number;
  readonly rounds?: number;
}

const ABOUT = {
  size: 'tiles a side, an odd number from 5 to 21 (default 15)',
  supplies: 'how many supplies lie about, 1 to 6 (default 4)',
  walls: 'at most so many sides of tiles have a wall (default: 338 where the size is 15)',
  rounds: 'the game is over after so many rounds (default 100)',
} as const;

/** Options for the kind of a game; the game itself refuses what is impossible. */
export function addConfigOptions(command: Command, names: readonly (keyof ConfigFlags)[]): Command {
  for (const name of names) {
    command.addOption(new Option(`--${name} <n>`, ABOUT[name]).argParser(wholeNumber(0, 1_000_000)));
  }
  return command;
}

export function configOf({ size, supplies, walls, rounds }: ConfigFlags): Config {
  const config = createConfig({
    ...(size !== undefined && { size }),
    ...(supplies !== undefined && { supplies }),
    ...(walls !== undefined && { walls }),
    ...(rounds !== undefined && { rounds }),
  });
  if (!config.ok) throw new UsageError(say(speech().games.theseus.problem, config.error));
  return config.value;
}
