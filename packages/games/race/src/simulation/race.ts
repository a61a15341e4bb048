import type { Cell } from '@dedalo/grid';
import type { Content, Properties } from '../content/content.ts';
import type { LevelMap } from '../maps/level-map.ts';
import {
  type Config,
  type End,
  type Event,
  type Item,
  NO_WAY,
  type Press,
  type Runner,
  type Scene,
  type Status,
  type Transition,
  USER,
  type Who,
} from '../state.ts';
import { collide } from './colliding.ts';
import type { Draws } from './draws.ts';
import { effectiveProperties } from './effective.ts';
import { Ground } from './ground.ts';
import { ageItems, showItem, useByLetter, wearOff } from './items.ts';
import { move, turn } from './moving.ts';
import { place } from './placing.ts';
import { runnerOf, type Track } from './track.ts';
import { GRACE, TICKS_A_SECOND } from './units.ts';

/** Ticks for which the game waits: fading out and in, and the level's name between (R49). */
const MAP_CHANGE = 60;
const LEVEL_CHANGE = 150;

/** Grounds of maps with all their walls, which need not be worked out again for every run. */
const wholeGrounds = new WeakMap<LevelMap, Ground>();

/** What a race needs from outside. */
export interface Surroundings {
  readonly draws: Draws;
  /** The maps of a further level. */
  mapsOf(level: number): readonly LevelMap[];
}

/** A race that ticks change: the same rules for playing, watching and looking ahead. */
export class Race {
  readonly config: Config;
  readonly content: Content;
  readonly draws: Draws;
  /** What has happened since it was made. */
  readonly events: Event[] = [];
  ticks: number;
  status: Status;
  end: End | null;
  level: number;
  lives: number;
  stock: number[];
  items: { -readonly [K in keyof Item]: Item[K] }[];
  shown: number[];
  quiet: number[];
  user: Track;
  opponents: Track[];
  /** The user, then the opponents. */
  runners: readonly Track[];
  grounds: Ground[];
  #maps: readonly LevelMap[];
  #broken: Cell[][];
  #transition: { -readonly [K in keyof Transition]: Transition[K] } | null;
  readonly #surroundings: Surroundings;

  constructor(scene: Scene, surroundings: Surroundings) {
    this.config = scene.config;
    this.content = scene.config.content;
    this.draws = surroundings.draws;
    this.#surroundings = surroundings;
    this.ticks = scene.ticks;
    this.status = scene.status;
    this.end = scene.end;
    this.level = scene.level;
    this.lives = scene.lives;
    this.stock = [...scene.stock];
    this.items = scene.items.map(({ powerUp, map, cell, age }) => ({ powerUp, map, cell, age }));
    this.shown = [...scene.shown];
    this.quiet = [...scene.quiet];
    this.#transition = scene.transition && { ...scene.transition };
    this.#maps = scene.maps;
    this.#broken = scene.broken.map((cells) => [...cells]);
    this.grounds = scene.maps.map((map, index) => groundOf(map, scene.broken[index]!));
    this.user = this.#track(scene.user, USER);
    this.opponents = scene.opponents.map((runner, index) => this.#track(runner, index));
    this.runners = [this.user, ...this.opponents];
  }

  get maps(): readonly LevelMap[] {
    return this.#maps;
  }

  get transition(): Transition | null {
    return this.#transition;
  }

  press(press: Press): void {
    if (this.status !== 'running') return;
    if ('letter' in press) useByLetter(this, press.letter);
    else turn(this, press.way);
  }

  /** A sixtieth of a second goes by. */
  tick(): void {
    if (this.status !== 'running') return;
    this.ticks++;
    if (this.#transition) {
      this.#transition.left--;
      if (this.#transition.left === 0) this.#transition = null;
    } else {
      this.#goOn();
    }
    if (this.status === 'running' && this.ticks >= this.config.mostTicks) this.finish('lost', 'action-limit');
  }

  #goOn(): void {
    ageItems(this);
    this.quiet[this.user.map]!++;
    if (this.ticks % TICKS_A_SECOND === 0) showItem(this);
    this.#moveAll();
    if (this.status !== 'running') return;
    for (const track of this.runners) {
      if (track.grace > 0) track.grace--;
      wearOff(this, track);
    }
  }

  /** The user first: where it and an opponent come to the last exit in one tick, it is the user's. */
  #moveAll(): void {
    for (const track of this.runners) {
      if (!move(this, track)) continue;
      // On the way to another map or level it has left all that it could meet.
      if (this.status !== 'running' || this.#transition) return;
      collide(this, track);
      if (this.status !== 'running') return;
    }
  }

  say(event: Event): void {
    this.events.push(event);
  }

  finish(status: Status, end: End): void {
    this.status = status;
    this.end = end;
    this.say({ type: 'ended', tick: this.ticks, end });
  }

  /** Somebody has come to the exit of a map (R49). */
  leaveMap(track: Track): void {
    if (track.map < this.grounds.length - 1) {
      track.map++;
      place(this, track, this.grounds[track.map]!.start);
      this.say({ type: 'map-reached', tick: this.ticks, who: track.who, map: track.map });
      if (track === this.user) this.#transition = { to: 'map', left: MAP_CHANGE };
    } else if (track !== this.user) {
      this.finish('lost', 'overtaken');
    } else if (this.level === this.content.levels.length - 1) {
      this.finish('won', 'finished');
    } else {
      this.#enterLevel(this.level + 1);
    }
  }

  #enterLevel(level: number): void {
    const maps = this.#surroundings.mapsOf(level);
    const { user, opponents, ...fresh } = levelScene(this.content, level, maps);
    this.level = level;
    this.#maps = maps;
    this.#broken = maps.map(() => []);
    this.grounds = maps.map((map) => groundOf(map, []));
    this.items = [];
    this.shown = [...fresh.shown];
    this.quiet = [...fresh.quiet];
    this.user = this.#track(user, USER);
    this.opponents = opponents.map((runner, index) => this.#track(runner, index));
    this.runners = [this.user, ...this.opponents];
    this.#transition = { to: 'level', left: LEVEL_CHANGE };
    this.say({ type: 'level-reached', tick: this.ticks, level });
  }

  breakWall(track: Track, cell: Cell): void {
    const broken = this.#broken[track.map]!;
    if (broken.length === 0) this.grounds[track.map] = new Ground(this.#maps[track.map]!, []);
    broken.push(cell);
    this.grounds[track.map]!.breakWall(cell);
    this.say({ type: 'wall-broken', tick: this.ticks, cell });
  }

  #track(runner: Runner, who: Who): Track {
    const own = propertiesOf(this.content, this.level, who);
    const effects = runner.effects.map(({ powerUp, as, left }) => ({ powerUp, as, left }));
    const properties = effectiveProperties(this.content, own, effects);
    const track: Track = { ...runner, who, own, properties, effects, x: 0, y: 0 };
    place(this, track, track.cell, runner);
    return track;
  }

  scene(): Scene {
    return {
      config: this.config,
      ticks: this.ticks,
      status: this.status,
      end: this.end,
      transition: this.#transition && { ...this.#transition },
      level: this.level,
      maps: this.#maps,
      broken: this.#broken.map((cells) => [...cells]),
      user: runnerOf(this.user),
      lives: this.lives,
      stock: [...this.stock],
      opponents: this.opponents.map(runnerOf),
      items: this.items.map(({ powerUp, map, cell, age }) => ({ powerUp, map, cell, age })),
      shown: [...this.shown],
      quiet: [...this.quiet],
    };
  }
}

const propertiesOf = (content: Content, level: number, who: Who): Properties =>
  (who === USER ? content.user : content.levels[level]!.opponents[who]!).properties;

function groundOf(map: LevelMap, broken: readonly Cell[]): Ground {
  if (broken.length > 0) return new Ground(map, broken);
  const known = wholeGrounds.get(map) ?? new Ground(map, []);
  wholeGrounds.set(map, known);
  return known;
}

const standingAt = (cell: Cell): Runner => ({
  map: 0,
  cell,
  way: NO_WAY,
  wanted: NO_WAY,
  facing: NO_WAY,
  progress: 0,
  carry: 0,
  before: -1,
  grace: GRACE,
  effects: [],
});

/** How a level begins. */
export function levelScene(
  content: Content,
  level: number,
  maps: readonly LevelMap[],
): Pick<Scene, 'level' | 'maps' | 'broken' | 'user' | 'opponents' | 'items' | 'shown' | 'quiet'> {
  const [first] = maps as [LevelMap, ...LevelMap[]];
  return {
    level,
    maps,
    broken: maps.map(() => []),
    user: standingAt(first.map.start),
    opponents: content.levels[level]!.opponents.map((_, index) => standingAt(first.opponents[index]!)),
    items: [],
    shown: content.powerUps.map(() => 0),
    quiet: maps.map(() => 0),
  };
}
