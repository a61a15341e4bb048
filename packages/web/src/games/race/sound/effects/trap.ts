import type { Content, PowerUp } from '@dedalo/race';

/** Whether a power-up does the user harm and nothing else. */
export function isTrap({ user: effects }: PowerUp, { user }: Content): boolean {
  if (!effects) return false;
  const { properties, lives, randomizesPosition } = effects;
  const { speed = user.properties.speed, visibleArea = null } = properties;
  const harms = [speed < user.properties.speed, visibleArea !== null, lives < 0];
  const helps = [
    speed > user.properties.speed,
    lives > 0,
    randomizesPosition,
    properties.ignoresCollisions,
    properties.breaksWalls,
    properties.showsPath,
  ];
  return harms.some(Boolean) && !helps.some(Boolean);
}
