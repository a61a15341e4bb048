import type { Random } from '@dedalo/grid';

/** Where chance comes from: a generator, or what somebody thinks it might bring. */
export type Draws = Pick<Random, 'below' | 'bool'>;
