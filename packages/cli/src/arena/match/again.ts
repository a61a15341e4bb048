import { formatClasspath } from '../classpath-option.ts';
import { formatCommandLine } from '../command-line.ts';
import { formatProgramFlags } from '../program-rules.ts';
import { formatSettings } from '../settings.ts';
import type { TypedMatch } from './set-up.ts';

/** The command that plays one game of a series again. */
export function againCommand(
  { game, a, b, flags }: TypedMatch,
  about: { readonly seed: string; readonly id: string },
): string {
  const words = [
    'dedalo',
    'match',
    game,
    a,
    b,
    '--seed',
    about.seed,
    ...(flags.nodes === undefined ? [] : ['--nodes', String(flags.nodes)]),
    ...(flags.time === undefined ? [] : ['--time', String(flags.time)]),
    ...formatSettings(flags.set),
    ...formatClasspath(flags),
    ...formatProgramFlags(flags),
    '--game',
    about.id.replace(/^0+/, ''),
  ];
  return formatCommandLine(words);
}
