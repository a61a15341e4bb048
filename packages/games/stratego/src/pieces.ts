/** The ten cards of a player, in the order in which they are placed (D15). */
export const PIECES = ['FL', 'FB', 'SB', 'MA', 'GE', 'FM', 'SM', 'FS', 'SS', 'SP'] as const;
export type Piece = (typeof PIECES)[number];

/** What a card is: two bombs, two miners and two scouts are told apart by name only. */
export const RANKS = ['flag', 'bomb', 'marshal', 'general', 'miner', 'scout', 'spy'] as const;
export type Rank = (typeof RANKS)[number];

export const RANK_OF: Readonly<Record<Piece, Rank>> = {
  FL: 'flag',
  FB: 'bomb',
  SB: 'bomb',
  MA: 'marshal',
  GE: 'general',
  FM: 'miner',
  SM: 'miner',
  FS: 'scout',
  SS: 'scout',
  SP: 'spy',
};

/** Flag and bombs have no score (D3). */
export const SCORE_OF: Readonly<Record<Rank, number>> = {
  flag: 0,
  bomb: 0,
  marshal: 10,
  general: 9,
  miner: 3,
  scout: 2,
  spy: 1,
};

export const canMove = (rank: Rank): boolean => rank !== 'flag' && rank !== 'bomb';

export type FightResult = 'attacker' | 'defender' | 'both';

/** Who stays when one card attacks another (D6, DB5). */
export function fight(attacker: Rank, defender: Rank): FightResult {
  if (defender === 'bomb') return attacker === 'miner' ? 'attacker' : 'defender';
  if (defender === 'flag' || (attacker === 'spy' && defender === 'marshal')) return 'attacker';
  const difference = SCORE_OF[attacker] - SCORE_OF[defender];
  if (difference === 0) return 'both';
  return difference > 0 ? 'attacker' : 'defender';
}
