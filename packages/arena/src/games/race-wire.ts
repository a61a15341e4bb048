import { DIRECTIONS, err, ok, Random } from '@dedalo/grid';
import {
  type Action,
  mapsOfLevel,
  NO_WAY,
  type Press,
  Race,
  race,
  type RaceTypes,
  RUN_LENGTHS,
  type State,
} from '@dedalo/race';
import { raceConfig } from './race-config.ts';
import type { Wire } from './wire.ts';

const NOTHING = '-';

/** A character that stands still is asked again after so many ticks, and nobody waits longer than this to be asked. */
const PAUSE = 8;
const LONGEST = 120;

/**
 * A program says a key, and is asked again when its character has come to the next cell: a turn is made there, going
 * back at once, as when a person presses the key on the way. While maps change nobody is asked.
 */
export const raceWire: Wire<RaceTypes> = {
  config: raceConfig,
  view: (state, seat, before) => {
    const { config: _, maps, ...seen } = race.view(state, seat);
    if (before?.scene.level === state.scene.level) return seen;
    return { ...seen, maps: maps.map((map) => JSON.parse(map) as unknown) };
  },
  /** The maps of a level that was reached are in the next view. */
  event: (event) => {
    if (event.type !== 'ran') return event;
    const { maps: _, ...ran } = event;
    return ran;
  },
  legal: (state, seat) => [...new Set(race.legal(state, seat).map(({ press }) => keyOf(press)))],
  write: ({ press }) => keyOf(press),
  read: (text, state) => {
    const press = pressOf(text);
    return press === undefined ? err({}) : ok(runsOf(press, ticksToNextCell(state, press)));
  },
};

function keyOf(press: Press | null): string {
  if (press === null) return NOTHING;
  return 'letter' in press ? press.letter : DIRECTIONS[press.way]!;
}

function pressOf(text: string): Press | null | undefined {
  if (text === NOTHING) return null;
  if (/^[A-Z]$/.test(text)) return { letter: text };
  const way = DIRECTIONS.findIndex((name) => name === text);
  return way === -1 ? undefined : { way: way as 0 | 1 | 2 | 3 };
}

/** Found on a copy that ticks change. */
function ticksToNextCell({ scene, seed, random }: State, press: Press | null): number {
  const copy = new Race(scene, {
    draws: new Random('', Int32Array.from(random.words), random.index),
    mapsOf: (level) => mapsOfLevel(scene.config, seed, level),
  });
  const { cell, map } = copy.user;
  const { level } = copy;
  if (press) copy.press(press);
  for (let ticks = 1; ; ticks++) {
    copy.tick();
    if (copy.status !== 'running' || ticks === LONGEST) return ticks;
    if (copy.transition) continue;
    const { user } = copy;
    if (user.cell !== cell || user.map !== map || copy.level !== level) return ticks;
    if (user.way === NO_WAY && ticks >= PAUSE) return ticks;
  }
}

/** So many ticks as runs of the game, the longest first; the key is pressed at the first. */
function runsOf(press: Press | null, ticks: number): Action[] {
  const runs: Action[] = [];
  let left = ticks;
  for (const length of RUN_LENGTHS.toReversed()) {
    while (left >= length) {
      runs.push({ press: runs.length === 0 ? press : null, ticks: length });
      left -= length;
    }
  }
  return runs;
}
