import { NEUTRAL_COST, oppositeIndex } from '@dedalo/grid';
import { planWay } from '../opponents/plan-way.ts';
import { NO_WAY, type Way } from '../state.ts';
import { pick } from './items.ts';
import { locate } from './placing.ts';
import type { Race } from './race.ts';
import type { Track } from './track.ts';
import { TICKS_A_SECOND, UNIT, unitsASecond } from './units.ts';

/** The user wants to go that way: back at once, elsewhere as soon as it can (R50). */
export function turn(race: Race, way: Way): void {
  const { user } = race;
  user.wanted = way === user.way ? NO_WAY : way;
  if (user.way === NO_WAY || user.progress === 0 || way !== oppositeIndex(user.way)) return;
  const ground = race.grounds[user.map]!;
  const next = ground.next(user.cell, user.way);
  user.before = user.cell;
  user.cell = next;
  user.progress = UNIT - user.progress;
  user.way = way;
  user.facing = way;
  user.wanted = NO_WAY;
  locate(ground, user);
}

/** Goes on for a tick; says whether it moved. */
export function move(race: Race, track: Track): boolean {
  if (track.properties.speed === 0) return false;
  if (track.way === NO_WAY || track.progress === 0) setOff(race, track);
  if (track.way === NO_WAY) return false;
  const { map } = track;
  const ground = race.grounds[map]!;
  const next = ground.next(track.cell, track.way);
  const distance = unitsASecond(ground.costOf(next) || NEUTRAL_COST, track.properties.speed) + track.carry;
  track.carry = distance % TICKS_A_SECOND;
  track.progress += (distance - track.carry) / TICKS_A_SECOND;
  while (track.progress >= UNIT) {
    track.progress -= UNIT;
    arrive(race, track);
    // Whoever has no way any more was put somewhere else.
    if (race.transition || track.way === NO_WAY) return true;
    if (race.status === 'running') setOff(race, track);
    else track.way = NO_WAY;
    if (track.way === NO_WAY) {
      track.progress = 0;
      track.carry = 0;
    }
  }
  locate(race.grounds[map]!, track);
  return true;
}

function arrive(race: Race, track: Track): void {
  const ground = race.grounds[track.map]!;
  const cell = ground.next(track.cell, track.way);
  track.before = track.cell;
  track.cell = cell;
  pick(race, track);
  if (race.status === 'running' && track.cell === ground.exit) race.leaveMap(track);
}

/** Chooses where to go on from a cell. */
function setOff(race: Race, track: Track): void {
  const way = track === race.user ? userWay(race) : opponentWay(race, track);
  track.way = way;
  if (way === NO_WAY) return;
  track.facing = way;
  const ground = race.grounds[track.map]!;
  const next = ground.next(track.cell, way);
  if (!ground.isOpen(next)) race.breakWall(track, next);
}

/** A turn that was asked for is made as soon as it can be; otherwise it goes on until a wall (R50). */
function userWay(race: Race): Way {
  const { user } = race;
  const { wanted, way } = user;
  if (wanted !== NO_WAY && canEnter(race, wanted)) {
    user.wanted = NO_WAY;
    return wanted;
  }
  if (way !== NO_WAY && canEnter(race, way)) return way;
  if (way !== NO_WAY) race.say({ type: 'bumped', tick: race.ticks });
  return NO_WAY;
}

/** Whether the user can go on that way; to one who breaks walls those inside the map are none (R50). */
function canEnter(race: Race, way: Way): boolean {
  const { user } = race;
  const ground = race.grounds[user.map]!;
  const next = ground.next(user.cell, way);
  if (next < 0) return false;
  return ground.isOpen(next) || (user.properties.breaksWalls && !ground.isBorder(next));
}

function opponentWay(race: Race, track: Track): Way {
  const { user, draws } = race;
  const partner = race.opponents.find((other) => other !== track && other.map === track.map);
  return planWay(track.properties, {
    ground: race.grounds[track.map]!,
    cell: track.cell,
    before: track.before,
    user: user.map === track.map ? { cell: user.cell, way: user.way } : null,
    partner: partner ? partner.cell : null,
    draws,
    ticks: race.ticks,
  });
}
