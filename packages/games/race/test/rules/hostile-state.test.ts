import { damageText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { race } from '../../src/game.ts';
import { shippedContent } from '../../src/shipped/shipped.ts';
import type { Runner, State } from '../../src/state.ts';
import { anyPress, firstState } from '../support/random-play.ts';
import { valueOf } from '../support/results.ts';

const { text } = race;
const small = shippedContent('small');

/** A state of the small game, or of one that chance makes, after some keys. */
function someState(random: Random): State {
  let state = random.bool()
    ? firstState(small, String(random.next()))
    : race.start(race.samples.config(random), String(random.next()));
  for (let left = random.below(12); left > 0 && state.scene.status === 'running'; left--) {
    const press = anyPress(random, state.scene.config.content);
    const played = race.play(state, 0, { press, ticks: 64 });
    state = played.ok ? played.value.state : state;
  }
  return state;
}

/** What came of a text: `refused`, `accepted`, or in capitals what must never come of one. */
function judge(hostile: string, random: Random): string {
  const parsed = text.parseState(hostile);
  if (!parsed.ok) {
    const { line = 0, column = 0 } = parsed.error.at ?? {};
    return line >= 1 && column >= 1 ? 'refused' : 'A PLACE OUTSIDE THE TEXT';
  }
  const written = text.formatState(parsed.value);
  if (!text.parseState(written).ok || text.formatState(valueOf(text.parseState(written))) !== written) return 'NO TEXT';
  let state = parsed.value;
  for (let left = 6; left > 0; left--) {
    if (race.turn(state).length === 0) return race.outcome(state) ? 'accepted' : 'OVER WITHOUT AN OUTCOME';
    text.draw(race.view(state, 0));
    const played = race.play(state, 0, random.pick(race.legal(state, 0)));
    if (!played.ok) return 'LEGAL AND REFUSED';
    state = played.value.state;
    if (!text.parseState(text.formatState(state)).ok) return 'A STATE THAT LEADS TO NONE';
  }
  return 'accepted';
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  3,
  4,
  5,
  7,
  59,
  60,
  119,
  120,
  121,
  0.5,
  65_535,
  65_536,
  1e9,
  1e300,
  -0.001,
  '',
  'user',
  'lost',
  [],
  {},
  [0],
  [[]],
  'x'.repeat(50),
];

/** The paths to all parts of a value. */
function partsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => partsOf(part, [...path, key]))];
}

/** A copy in which one part is another, or gone. */
function replaced(value: Json, path: readonly string[], by: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return by ?? null;
  const copy = structuredClone(value) as Record<string, Json>;
  if (rest.length > 0) copy[key] = replaced(copy[key]!, rest, by);
  else if (by === undefined) delete copy[key];
  else copy[key] = by;
  return copy;
}

describe('hostile states', () => {
  test('each part that is replaced or left out is refused by name, or plays on', () => {
    const random = new Random('parts');
    const seen = new Map<string, number>();
    for (let states = 4; states > 0; states--) {
      const [config, line] = text.formatState(someState(random)).split('\n') as [string, string];
      const value = JSON.parse(line) as Json;
      const parts = partsOf(value).filter(
        ([first, , , third]) => first !== 'maps' || third !== undefined || random.bool(0.2),
      );
      random.shuffle(parts);
      for (const path of parts.slice(0, 120)) {
        for (const by of [undefined, random.pick(ODD), random.pick(ODD), random.pick(ODD)]) {
          const hostile = `${config}\n${JSON.stringify(replaced(value, path, by))}\n`;
          const verdict = judge(hostile, random);
          expect(verdict, `${path.join('.')} = ${JSON.stringify(by)}`).toMatch(/^[a-z]+$/);
          seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
        }
      }
    }
    expect(seen.get('refused')).toBeGreaterThan(1000);
    expect(seen.get('accepted')).toBeGreaterThan(100);
  });

  test('a damaged state is refused with its place, or plays on', () => {
    const random = new Random('hostile states');
    const seen = new Map<string, number>();
    for (let left = 300; left > 0; left--) {
      const [good, other] = [someState(random), someState(random)].map((state) => text.formatState(state));
      const hostile = damageText(good!, other!, random);
      const verdict = judge(hostile, random);
      expect(verdict, hostile.slice(-3000)).toMatch(/^[a-z]+$/);
      seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
    }
    expect(seen.get('refused')).toBeGreaterThan(150);
  });

  test.each<[string, Partial<Runner>]>([
    ['in a wall', { cell: 0 }],
    ['on its way into a wall', { way: 0, progress: 5 }],
    ['off the map', { cell: 99_999 }],
    ['on a map that is not there', { map: 2 }],
    ['under way nowhere', { way: 4, progress: 5 }],
    ['a whole cell ahead', { way: 1, progress: 65_536 }],
    ['with a grace that nobody gets', { grace: 121 }],
    ['with an effect that cannot be', { effects: [{ powerUp: 1, as: 'others', left: 5 }] }],
    ['with an effect for ever', { effects: [{ powerUp: 0, as: 'user', left: 1e6 }] }],
  ])('nobody is %s', (_, wrong) => {
    const state = firstState(small, 'wrong');
    const { scene } = state;
    const wrongUser = { ...state, scene: { ...scene, user: { ...scene.user, ...wrong } } };
    expect(text.parseState(text.formatState(wrongUser))).toMatchObject({ ok: false, error: { part: 'user' } });
    const [first, ...others] = scene.opponents;
    // On the start, where the north is a wall.
    const wrongFirst = { ...first!, cell: scene.user.cell, ...wrong };
    const wrongOther = { ...state, scene: { ...scene, opponents: [wrongFirst, ...others] } };
    expect(text.parseState(text.formatState(wrongOther))).toMatchObject({ ok: false, error: { part: 'opponents' } });
  });

  test('no wall of the border is broken, and power-ups lie where they can, one on a cell', () => {
    const state = firstState(small, 'wrong');
    const { scene } = state;
    const parse = (more: object) => text.parseState(text.formatState({ ...state, scene: { ...scene, ...more } }));
    expect(parse({ broken: [[0], []] })).toMatchObject({ ok: false, error: { part: 'broken' } });
    const [cell] = scene.maps[0]!.powerUpCells as [number];
    const item = { powerUp: 0, map: 0, cell, age: 3 };
    expect(parse({ items: [item] }).ok).toBe(true);
    expect(parse({ items: [item, item] })).toMatchObject({ ok: false, error: { part: 'items' } });
    expect(parse({ items: [{ ...item, cell: 0 }] })).toMatchObject({ ok: false, error: { part: 'items' } });
  });

  test('one state has one text, however it came to be', () => {
    const random = new Random('order');
    const shuffled = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shuffled);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(random.shuffle(Object.entries(value)).map(([key, part]) => [key, shuffled(part)]));
    };
    for (let left = 20; left > 0; left--) {
      const state = someState(random);
      const { config, maps } = state.scene;
      const other = shuffled({ ...state, scene: { ...state.scene, config: null, maps: null } }) as State;
      const same = { ...other, scene: { ...other.scene, config, maps } };
      expect(text.formatState(same)).toBe(text.formatState(state));
    }
  });

  test('a damaged action is refused with its place, or is another one', () => {
    const random = new Random('hostile actions');
    for (let left = 3000; left > 0; left--) {
      const action = damageText('north 64', 'G 1', random);
      const read = text.parseAction(action);
      expect(read.ok ? text.formatAction(read.value) : action).toBe(action);
      expect(read.ok || read.error.at!.line >= 1).toBe(true);
    }
  });
});
