import type { PowerUp } from '../content/content.ts';
import { isWithinArea } from './area.ts';
import type { ActiveEffect } from '../state.ts';
import { effectiveProperties, effectsOf } from './effective.ts';
import type { Race } from './race.ts';
import { scatter } from './scatter.ts';
import type { Track } from './track.ts';
import { TICKS_A_SECOND } from './units.ts';

/** As many as fit a byte (RB18), and as many of one power-up as can be shown. */
const MOST_LIVES = 255;
const MOST_IN_STORE = 99;

/** Once a second one power-up may come up on the user's map (R51, RB19). */
export function showItem(race: Race): void {
  const { map } = race.user;
  const { powerUpCells, spawning } = race.grounds[map]!.level;
  const { powerUps } = race.content;
  if (race.quiet[map]! < spawning.interval * TICKS_A_SECOND) return;
  const here = race.items.filter((item) => item.map === map);
  if (here.length >= spawning.limit) return;
  // What came up under somebody's feet could not be seen, nor taken.
  const taken = new Set([...here, ...race.runners.filter((track) => track.map === map)].map(({ cell }) => cell));
  for (const cell of powerUpCells) {
    if (taken.has(cell)) continue;
    for (const [powerUp, { probability, limit }] of powerUps.entries()) {
      if (race.shown[powerUp]! >= limit || !race.draws.bool(probability / powerUps.length)) continue;
      race.items.push({ powerUp, map, cell, age: 0 });
      race.shown[powerUp]!++;
      race.quiet[map] = 0;
      race.say({ type: 'item-shown', tick: race.ticks, powerUp, cell });
      return;
    }
  }
}

/** What nobody picks vanishes after its time (R43). */
export function ageItems(race: Race): void {
  for (let index = race.items.length - 1; index >= 0; index--) {
    const item = race.items[index]!;
    const { timeout } = race.content.powerUps[item.powerUp]!;
    item.age++;
    if (timeout === 0 || item.age < timeout * TICKS_A_SECOND) continue;
    race.items.splice(index, 1);
    race.say({ type: 'item-vanished', tick: race.ticks, powerUp: item.powerUp, cell: item.cell });
  }
}

/** Whoever comes to a power-up takes it; an opponent only what is of use to it (RB16). */
export function pick(race: Race, track: Track): void {
  const index = race.items.findIndex(({ map, cell }) => map === track.map && cell === track.cell);
  if (index === -1) return;
  const { powerUp } = race.items[index]!;
  const kind = race.content.powerUps[powerUp]!;
  const isUser = track === race.user;
  if (!isUser && !kind.opponent && !kind.others) return;
  race.items.splice(index, 1);
  race.say({ type: 'item-picked', tick: race.ticks, powerUp, who: track.who });
  if (!isUser || kind.trigger === null) use(race, track, powerUp);
  else race.stock[powerUp] = Math.min(MOST_IN_STORE, race.stock[powerUp]! + 1);
}

/** The power-up in store that a letter uses, or −1. */
export const usedBy = (letter: string, powerUps: readonly PowerUp[], stock: readonly number[]): number =>
  powerUps.findIndex(({ trigger }, index) => trigger === letter && stock[index]! > 0);

export function useByLetter(race: Race, letter: string): void {
  const powerUp = usedBy(letter, race.content.powerUps, race.stock);
  if (powerUp === -1) return;
  race.stock[powerUp]!--;
  use(race, race.user, powerUp);
}

function use(race: Race, track: Track, powerUp: number): void {
  const { area } = race.content.powerUps[powerUp]!;
  const ground = race.grounds[track.map]!;
  const isEverywhere = area.width === 0 && area.height === 0;
  race.say({ type: 'power-up-used', tick: race.ticks, powerUp, who: track.who });
  const near = race.runners.filter(
    (other) =>
      other !== track &&
      other.map === track.map &&
      (isEverywhere || isWithinArea(area, ground, [track.cell, other.cell])),
  );
  for (const other of near) work(race, other, { powerUp, as: 'others' });
  work(race, track, { powerUp, as: track === race.user ? 'user' : 'opponent' });
}

/** Begins an effect, or begins it anew. */
function work(race: Race, track: Track, { powerUp, as }: Pick<ActiveEffect, 'powerUp' | 'as'>): void {
  const effects = effectsOf(race.content, { powerUp, as });
  if (!effects) return;
  const left = Math.round(race.content.powerUps[powerUp]!.duration * TICKS_A_SECOND);
  if (left > 0 && Object.keys(effects.properties).length > 0) {
    track.effects = track.effects.filter((other) => other.powerUp !== powerUp || other.as !== as);
    track.effects.push({ powerUp, as, left });
    track.properties = effectiveProperties(race.content, track.own, track.effects);
  }
  if (track === race.user && effects.lives !== 0) {
    race.lives = Math.max(0, Math.min(MOST_LIVES, race.lives + effects.lives));
    if (race.lives === 0) race.finish('lost', 'no-lives');
  }
  if (effects.randomizesPosition) scatter(race, track);
}

export function wearOff(race: Race, track: Track): void {
  if (track.effects.length === 0) return;
  for (const effect of track.effects) effect.left--;
  const over = track.effects.filter(({ left }) => left === 0);
  if (over.length === 0) return;
  track.effects = track.effects.filter(({ left }) => left > 0);
  track.properties = effectiveProperties(race.content, track.own, track.effects);
  for (const { powerUp } of over) race.say({ type: 'power-up-over', tick: race.ticks, powerUp, who: track.who });
}
