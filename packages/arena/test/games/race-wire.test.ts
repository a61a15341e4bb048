import { Random } from '@dedalo/grid';
import { VIEW_SCHEMAS } from '@dedalo/protocol';
import { createConfig, NO_WAY, race, SHIPPED_GAMES, shippedContent, type State } from '@dedalo/race';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { raceWire } from '../../src/games/race-wire.ts';

const begin = (seed: string): State => race.start(createConfig(shippedContent('small')), seed);

function press(state: State, key: string): { state: State; ticks: number } {
  const actions = raceWire.read(key, state);
  if (!actions.ok) throw new Error(actions.error.code);
  let after = state;
  for (const action of actions.value) {
    const played = race.play(after, 0, action);
    if (!played.ok) throw new Error(played.error.code);
    after = played.value.state;
  }
  return { state: after, ticks: after.scene.ticks - state.scene.ticks };
}

test('a program is asked again when its character has come to the next cell, or stands still', () => {
  const random = new Random('cells');
  let state = begin('cells');
  let cells = 0;
  for (let turn = 0; turn < 400 && !race.outcome(state); turn++) {
    const { cell, map } = state.scene.user;
    const after = press(state, random.pick(raceWire.legal(state, 0)));
    const { scene } = after.state;
    const hasCome = scene.user.cell !== cell || scene.user.map !== map || scene.level !== state.scene.level;
    if (hasCome) cells++;
    const isStill = scene.user.way === NO_WAY || scene.status !== 'running' || after.ticks === 120;
    expect(hasCome || isStill || scene.transition !== null).toBe(true);
    state = after.state;
  }
  expect(cells).toBeGreaterThan(20);
});

test('the key is pressed once, at the beginning', () => {
  const actions = raceWire.read('north', begin('once'));
  const presses = actions.ok ? actions.value.map((action) => action.press) : [];
  expect(presses[0]).toEqual({ way: 0 });
  expect(presses.slice(1).every((later) => later === null)).toBe(true);
});

test('keys are the four ways, nothing, and the letters of what is in store', () => {
  expect(raceWire.legal(begin('keys'), 0)).toEqual(['-', 'north', 'east', 'south', 'west']);
});

interface Seen {
  readonly level: number;
  readonly maps?: readonly { readonly width: number }[];
  readonly config?: unknown;
}

test('the view has the maps as data and not the whole content, which the start has told', () => {
  const view = raceWire.view(begin('view'), 0) as Seen;
  expect(view.config).toBeUndefined();
  expect(view.maps![0]!.width).toBeGreaterThan(1);
});

test('the maps of a level are in the first view of that level only', () => {
  const first = begin('maps');
  const later = press(first, '-').state;
  const next: State = { ...later, scene: { ...later.scene, level: 1 } };
  const again = raceWire.view(later, 0, first) as Seen;
  expect(again.maps).toBeUndefined();
  expect(again.level).toBe(0);
  expect((raceWire.view(next, 0, later) as Seen).maps).toHaveLength(first.scene.maps.length);
});

test('events do not tell the maps of a level again', () => {
  const played = race.play(begin('events'), 0, { press: null, ticks: 1 });
  if (!played.ok) throw new Error(played.error.code);
  for (const event of played.value.events) expect(raceWire.event!(event)).not.toHaveProperty('maps');
});

test('a key is written as a program says it, whatever the ticks of the run', () => {
  expect(raceWire.write({ press: { way: 2 }, ticks: 8 })).toBe('south');
  expect(raceWire.write({ press: null, ticks: 64 })).toBe('-');
  expect(raceWire.write({ press: { letter: 'G' }, ticks: 1 })).toBe('G');
});

test.each(SHIPPED_GAMES)('%s: the config is as its schema has it, without a text of .cfg', (name) => {
  const config = JSON.stringify(raceWire.config!(createConfig(shippedContent(name))));
  const checker = Compile(VIEW_SCHEMAS.race.config!);
  expect(checker.Errors(JSON.parse(config))).toEqual([]);
  expect(config).not.toContain('.cfg');
  expect(config).not.toContain('\\n');
});
