import type { Policy } from './policy.ts';

/**
 * Whom the person plays against, as far as exact reckoning must know. One plays by a policy. The other is exact: each of
 * its dice is the worst for the person there is, but for a share of dice that slip and fall as they like.
 */
export type Opponent =
  | { readonly kind: 'policy'; readonly policy: Policy }
  | { readonly kind: 'exact'; readonly slips: number };
