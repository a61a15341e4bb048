import { USER } from '../state.ts';
import type { Race } from './race.ts';
import { scatter } from './scatter.ts';
import type { Track } from './track.ts';
import { UNIT } from './units.ts';

/** Whoever has moved meets all others on its map (R30). */
export function collide(race: Race, track: Track): void {
  if (track.grace > 0) return;
  const { width, height } = race.grounds[track.map]!;
  for (const other of race.runners) {
    if (other === track || other.map !== track.map || other.grace > 0) continue;
    const dx = apart(track.x - other.x, width * UNIT);
    const dy = dx >= UNIT ? UNIT : apart(track.y - other.y, height * UNIT);
    if (dy >= UNIT || !overlaps(UNIT - dx, UNIT - dy)) continue;
    if (track.properties.ignoresCollisions && other.properties.ignoresCollisions) continue;
    crash(race, track, other);
    if (race.status !== 'running' || track.grace > 0) return;
  }
}

/** How far apart two are on a ring. Both may be under way beyond its edge, and more than a ring apart. */
function apart(distance: number, around: number): number {
  const plain = distance < 0 ? -distance : distance;
  return plain + plain > around ? Math.abs(around - plain) : plain;
}

/** Intersection over union of two cells is 0.6 where the intersection is three quarters of a cell (R30, R31). */
const overlaps = (width: number, height: number): boolean => 4 * width * height >= 3 * UNIT * UNIT;

/** Who suffers collisions is moved away, and if that is the user it costs a life (R30, RB11). */
function crash(race: Race, one: Track, other: Track): void {
  race.say({ type: 'collided', tick: race.ticks, one: one.who, other: other.who });
  const suffering = [one, other].filter(({ properties }) => !properties.ignoresCollisions);
  for (const track of suffering) scatter(race, track);
  if (!suffering.some(({ who }) => who === USER)) return;
  race.lives--;
  race.say({ type: 'life-lost', tick: race.ticks, left: race.lives });
  if (race.lives === 0) race.finish('lost', 'no-lives');
}
