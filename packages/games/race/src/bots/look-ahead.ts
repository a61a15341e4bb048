import { isWithinArea } from '../simulation/area.ts';
import type { Draws } from '../simulation/draws.ts';
import { Race } from '../simulation/race.ts';
import { NO_WAY, type Press, type Scene } from '../state.ts';
import { mapsOfLevel } from '../rules.ts';
import { back, canTurnBack, type Errand, pressFor, pressOf } from './errand.ts';

/** Opponents this near are reckoned with. */
const NEAR = { width: 14, height: 14 };
/** How far it looks ahead, and how often it decides meanwhile, in ticks. */
const AHEAD = 96;
const PACE = 4;
/** What a life is worth, in seconds: the fewer there are, the more; and what the whole game is. */
const lifeWorth = (lives: number): number => 30 / (lives * lives) + 3;
const GAME = 100;

/** Nothing comes up, and whoever is scattered comes to the first corridor. */
const NO_LUCK: Draws = { below: () => 0, bool: () => false };

export const isThreatened = ({ user, opponents, maps }: Scene): boolean =>
  opponents.some(({ map, cell }) => map === user.map && isWithinArea(NEAR, maps[map]!.map.grid, [user.cell, cell]));

/** Tries each way for a while, goes on as usual, and takes the one after which it is best off. */
export function safestPress(scene: Scene, errand: Errand): Press | null {
  const usual = pressFor(errand, scene.user);
  let best = usual;
  let least = costOf(usual, scene, errand);
  for (const press of othersThan(usual, scene, errand)) {
    const cost = costOf(press, scene, errand);
    if (cost < least - 0.05) [least, best] = [cost, press];
  }
  return best;
}

function othersThan(usual: Press | null, { user }: Scene, errand: Errand): Press[] {
  const { ground } = errand;
  const isUnderWay = user.way !== NO_WAY && user.progress > 0;
  const ahead = isUnderWay ? ground.next(user.cell, user.way) : user.cell;
  const presses: Press[] = canTurnBack(errand, user) ? [back(user.way)] : [];
  for (let way = 0; way < NO_WAY; way++) {
    const next = ground.next(ahead, way);
    const press = next >= 0 && ground.isOpen(next) ? pressOf(way, user) : null;
    if (press && 'way' in press && !presses.some((other) => 'way' in other && other.way === press.way)) {
      presses.push(press);
    }
  }
  return presses.filter((press) => JSON.stringify(press) !== JSON.stringify(usual));
}

/** Whether what was pressed has been done: a turn made, or a way back begun. */
const isFree = ({ user }: Race, press: Press | null): boolean =>
  press === null || !('way' in press) || user.way === press.way;

/** Seconds that are left to the exit after a while, and what was lost meanwhile. */
function costOf(press: Press | null, scene: Scene, errand: Errand): number {
  const race = new Race(scene, {
    draws: NO_LUCK,
    mapsOf: (level) => mapsOfLevel(scene.config, 'ahead', level),
  });
  const { map } = scene.user;
  if (press) race.press(press);
  for (let tick = 1; tick <= AHEAD && race.status === 'running'; tick++) {
    race.tick();
    if (race.level !== scene.level || race.user.map !== map) return tick / 60 - AHEAD / 60;
    // What was pressed is gone through with before anything else is thought of.
    if ((tick === 1 || tick % PACE === 0) && race.user.wanted === NO_WAY && isFree(race, press)) {
      const next = pressFor(errand, race.user);
      if (next) race.press(next);
    }
  }
  if (race.status === 'won') return -AHEAD / 60;
  if (race.status === 'lost') return GAME;
  return errand.toExit[race.user.cell]! + lifeWorth(scene.lives) * (scene.lives - race.lives);
}
