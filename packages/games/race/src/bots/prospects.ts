import type { Cell, Size } from '@dedalo/grid';
import type { Effects, PowerUp, Properties } from '../content/content.ts';
import type { Scene } from '../state.ts';

/** What stepping on a trap is worth avoiding, in seconds. */
const TRAP = 3;

/** By cell: seconds that it is worth going round to avoid it. */
export function trapsIn({ items, user, config }: Scene, { width, height }: Size): Float64Array {
  const extra = new Float64Array(width * height);
  for (const { map, cell, powerUp } of items) {
    if (map === user.map && !isUseful(config.content.powerUps[powerUp]!, config.content.user.properties)) {
      extra[cell]! += TRAP;
    }
  }
  return extra;
}

/** Where something useful lies. */
export const prizesIn = ({ items, user, config: { content } }: Scene): Cell[] =>
  items
    .filter(({ map, powerUp }) => map === user.map && isUseful(content.powerUps[powerUp]!, content.user.properties))
    .map(({ cell }) => cell);

const isUseful = ({ user, others }: PowerUp, own: Properties): boolean => (user ? helps(user, own) : others !== null);

const helps = ({ properties, lives }: Effects, own: Properties): boolean =>
  lives > 0 ||
  properties.breaksWalls === true ||
  properties.ignoresCollisions === true ||
  (properties.speed ?? 0) > own.speed;
