import { Random } from '@dedalo/grid';
import type { Content } from '../../src/content/content.ts';
import { mapsOfLevel, start } from '../../src/rules.ts';
import { levelScene, Race } from '../../src/simulation/race.ts';
import type { Press, State } from '../../src/state.ts';

/** The race of a state, which ticks change. */
export const raceOf = ({ scene, seed, random }: State): Race =>
  new Race(scene, {
    draws: new Random('', Int32Array.from(random.words), random.index),
    mapsOf: (level) => mapsOfLevel(scene.config, seed, level),
  });

export const firstState = (content: Content, seed: string): State => start({ content, mostTicks: 1_000_000 }, seed);

/** The same at the beginning of a level. */
export function stateAt(content: Content, level: number, seed: string): State {
  const state = firstState(content, seed);
  const { scene } = state;
  return { ...state, scene: { ...scene, ...levelScene(content, level, mapsOfLevel(scene.config, seed, level)) } };
}

/** A key, often none: ways, and the letters of all power-ups. */
export function anyPress(random: Random, { powerUps }: Content): Press | null {
  const letters = powerUps.flatMap(({ trigger }) => (trigger === null ? [] : [{ letter: trigger }]));
  const ways = ([0, 1, 2, 3] as const).map((way) => ({ way }));
  return random.bool(0.9) ? null : random.pick<Press>([...ways, ...ways, ...letters]);
}
