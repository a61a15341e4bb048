import { findGame } from '@dedalo/catalogue';
import type { Seat } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type GameSchemas, schemasOf, VIEW_SCHEMAS } from '@dedalo/protocol';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { ARENA_GAME_IDS, bringsArenaGame, loadArenaGame } from '../src/games/index.ts';

/** What the checker says of the first value that does not fit, or nothing. */
const complaint = (checker: ReturnType<typeof Compile>, value: unknown): unknown =>
  checker.Check(value) ? undefined : { value, errors: checker.Errors(value).slice(0, 3) };

/** A schema that allows no field but its own: every field that is sent today must be described. */
const closed = <S extends object>(schema: S): S =>
  JSON.parse(JSON.stringify(schema), (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'type' in part && part.type === 'object' && 'properties' in part
      ? { ...part, additionalProperties: false }
      : part,
  ) as S;

/** As it comes out of a line of JSON. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** An event's schema is a choice between those of its types. */
const eventTypes = (schema: object): string[] =>
  (schema as { anyOf: { properties: { type: { const: string } } }[] }).anyOf.map(
    ({ properties }) => properties.type.const,
  );

const MOST_STEPS = 400;
const GAMES = 80;

/** What random play hardly ever comes to. */
const SELDOM: Readonly<Record<string, readonly string[]>> = { pokelabirinto: ['made-way'], sokoban: ['solved'] };

const BRINGING = ARENA_GAME_IDS.filter(bringsArenaGame);
const RULES_ONLY = ARENA_GAME_IDS.filter((id) => !bringsArenaGame(id));

test('every game that brings something for the arena has its schemas', () => {
  expect(Object.keys(VIEW_SCHEMAS).sort()).toEqual([...BRINGING].sort());
  expect(BRINGING.length).toBeGreaterThan(5);
});

/** What is told and may be said in random games; the types of the events. */
async function expectMessagesToFit(id: string, schemas: GameSchemas): Promise<ReadonlySet<string>> {
  const game = findGame(id)!;
  const { wire } = (await loadArenaGame(id))!;
  const view = Compile(schemas.view);
  const event = Compile(schemas.event);
  const action = Compile(schemas.action);
  const told = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const random = new Random(`views ${number}`);
    const config = game.samples.config(random);
    const seats = Array.from({ length: game.seats(config) }, (_, seat): Seat => seat);
    let state = game.start(config, `views ${number}`);
    for (let step = 0; step < MOST_STEPS; step++) {
      for (const seat of seats) expect(complaint(view, onTheWire(wire.view(state, seat)))).toBeUndefined();
      const [seat] = game.turn(state);
      if (seat === undefined) break;
      for (const text of wire.legal(state, seat)) expect(complaint(action, text)).toBeUndefined();
      const played = game.play(state, seat, random.pick(game.legal(state, seat)));
      if (!played.ok) throw new Error(played.error.code);
      const change = { before: state, after: played.value.state };
      for (const happened of played.value.events) {
        told.add(happened.type);
        const seen = seats.flatMap((viewer) => game.visible(happened, viewer, change) ?? []);
        const heard = wire.event ? seen.map((one) => wire.event!(one)) : seen;
        for (const one of heard) expect(complaint(event, onTheWire(one))).toBeUndefined();
      }
      state = played.value.state;
    }
  }
  return told;
}

test.each(RULES_ONLY)('%s, which brings only its rules, says what holds for every game', async (id) => {
  const told = await expectMessagesToFit(id, schemasOf(id));
  expect(told.size).toBeGreaterThan(0);
  expect(schemasOf(id)).toBe(schemasOf('a game of tomorrow'));
});

describe.each(BRINGING)('%s', (id) => {
  const schemas = schemasOf(id);

  test('all that programs are told and may say in random games is as the schemas have it', async () => {
    const told = await expectMessagesToFit(id, {
      ...schemas,
      view: closed(schemas.view),
      event: closed(schemas.event),
    });
    const missing = eventTypes(schemas.event).filter((type) => !told.has(type));
    expect(missing.filter((type) => !SELDOM[id]?.includes(type))).toEqual([]);
  });

  test('a view with something more is accepted, since fields may be added, and one with something less is refused', async () => {
    const game = findGame(id)!;
    const { wire } = (await loadArenaGame(id))!;
    const checker = Compile(schemas.view);
    const view = wire.view(game.start(game.samples.config(new Random('one')), 'one'), 0) as object;
    expect(checker.Check({ ...view, later: 1 })).toBe(true);
    expect(Compile(closed(schemas.view)).Check({ ...view, later: 1 }), 'the test above sees it').toBe(false);
    const { required = [] } = schemas.view as { required?: readonly string[] };
    for (const field of required) {
      const { [field as never]: _, ...rest } = view;
      expect(checker.Check(rest), field).toBe(false);
    }
  });
});
