import type { Effects, PowerUp } from '@dedalo/race';

export type PowerUpKind = 'speed' | 'slow' | 'freeze' | 'shield' | 'eye' | 'teleport' | 'life' | 'unknown';

/** What a power-up does, in one picture: the strangest thing first. */
export function kindOfPowerUp({ user, opponent, others }: PowerUp): PowerUpKind {
  const effects = user ?? opponent;
  if (!effects) return others ? 'freeze' : 'unknown';
  return kindOf(effects);
}

function kindOf({ properties, lives, randomizesPosition }: Effects): PowerUpKind {
  if (properties.breaksWalls || properties.ignoresCollisions) return 'shield';
  if (randomizesPosition) return 'teleport';
  if (properties.visibleArea || properties.showsPath) return 'eye';
  if (lives > 0) return 'life';
  if (properties.speed === undefined) return 'unknown';
  return properties.speed > 3 ? 'speed' : 'slow';
}
