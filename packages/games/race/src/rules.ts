import type { Outcome, Seat } from '@dedalo/engine';
import { err, ok, Random, type Result } from '@dedalo/grid';
import { formatLevelMap } from './maps/level-map-text.ts';
import { makeLevelMaps } from './maps/make-map.ts';
import type { LevelMap } from './maps/level-map.ts';
import { usedBy } from './simulation/items.ts';
import { levelScene, Race } from './simulation/race.ts';
import {
  type Action,
  type Config,
  type Event,
  type Press,
  type Rejection,
  RUN_LENGTHS,
  type Scene,
  type State,
} from './state.ts';

/** The maps of a level in the game of a seed: the same whether it is raced alone or among others, for names are unique. */
export const mapsOfLevel = ({ content }: Config, seed: string, level: number): readonly LevelMap[] =>
  makeLevelMaps(content.levels[level]!, {
    screen: content.screen,
    random: new Random(seed).stream(`level ${content.levels[level]!.name}`),
  });

export function start(config: Config, seed: string): State {
  const { content } = config;
  const scene: Scene = {
    config,
    ticks: 0,
    status: 'running',
    end: null,
    transition: null,
    ...levelScene(content, 0, mapsOfLevel(config, seed, 0)),
    lives: content.user.lives,
    stock: content.powerUps.map(() => 0),
  };
  return { scene, seed, random: new Random(seed).stream('race').save() };
}

export const turn = ({ scene }: State): readonly Seat[] => (scene.status === 'running' ? [0] : []);

/** Keys that do something: ways, and letters of what is in store. */
function pressesIn({ config, stock }: Scene): (Press | null)[] {
  const letters = config.content.powerUps.flatMap(({ trigger }, index) =>
    trigger !== null && stock[index]! > 0 ? [trigger] : [],
  );
  return [
    null,
    ...([0, 1, 2, 3] as const).map((way) => ({ way })),
    ...[...new Set(letters)].map((letter) => ({ letter })),
  ];
}

export const legal = (state: State, seat: Seat): readonly Action[] =>
  turn(state).includes(seat)
    ? pressesIn(state.scene).flatMap((press) => RUN_LENGTHS.map((ticks) => ({ press, ticks })))
    : [];

export function refusalOf(state: State, seat: Seat, { press, ticks }: Action): Rejection | undefined {
  const { scene } = state;
  if (scene.status !== 'running') return { code: 'game-over' };
  if (seat !== 0) return { code: 'not-your-turn' };
  if (!RUN_LENGTHS.includes(ticks)) return { code: 'bad-length', ticks };
  if (press === null || 'way' in press) return undefined;
  const { letter } = press;
  return usedBy(letter, scene.config.content.powerUps, scene.stock) === -1
    ? { code: 'nothing-to-use', letter }
    : undefined;
}

export function play(
  state: State,
  seat: Seat,
  action: Action,
): Result<{ readonly state: State; readonly events: readonly Event[] }, Rejection> {
  const refusal = refusalOf(state, seat, action);
  if (refusal) return err(refusal);
  const random = new Random('', Int32Array.from(state.random.words), state.random.index);
  const race = new Race(state.scene, {
    draws: random,
    mapsOf: (level) => mapsOfLevel(state.scene.config, state.seed, level),
  });
  run(race, action);
  const { config, maps, ...after } = race.scene();
  const reached = after.level === state.scene.level ? null : maps.map(formatLevelMap);
  const events: Event[] = [{ type: 'ran', ...action, after, maps: reached }, ...race.events];
  return ok({ state: { scene: { config, maps, ...after }, seed: state.seed, random: random.save() }, events });
}

/** Presses a key and lets ticks go by. */
export function run(race: Race, { press, ticks }: Action): void {
  if (press) race.press(press);
  for (let left = ticks; left > 0 && race.status === 'running'; left--) race.tick();
}

export function outcome({ scene }: State): Outcome | undefined {
  if (scene.status === 'running') return undefined;
  return { winners: scene.status === 'won' ? [0] : [], reason: scene.end! };
}
