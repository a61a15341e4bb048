import { MAZE_ALGORITHMS, PATH_ALGORITHMS } from '@dedalo/grid';

/** In steps a second, each twice the one before. */
const SPEEDS = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384] as const;

/** The choices for each parameter. */
export const VALUES = {
  generator: MAZE_ALGORITHMS,
  size: ['small', 'medium', 'large'],
  finder: PATH_ALGORITHMS,
  speed: SPEEDS,
} as const;

export type ParameterName = keyof typeof VALUES;
export const PARAMETERS = Object.keys(VALUES) as readonly ParameterName[];

/** The parameters with their values. */
export type Setup = { readonly [N in ParameterName]: (typeof VALUES)[N][number] };

/** At this speed a medium maze takes about four seconds, including the search. */
export const USUAL_SETUP: Setup = { generator: 'backtracker', size: 'medium', finder: 'astar', speed: 64 };

/** The setup with the next or the previous value of a parameter; all but speeds wrap round. */
export function changeSetup(setup: Setup, name: ParameterName, step: 1 | -1): Setup {
  const values: readonly (string | number)[] = VALUES[name];
  const next = values.indexOf(setup[name]) + step;
  const index = name === 'speed' ? Math.max(0, Math.min(values.length - 1, next)) : next;
  return { ...setup, [name]: values.at(index % values.length) };
}
