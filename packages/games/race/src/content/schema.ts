import {
  CHASES,
  type Content,
  type Effects,
  type Level,
  type Media,
  PATH_METHODS,
  type PowerUp,
  type Properties,
  SOUND_NAMES,
  type Spawning,
  type User,
} from './content.ts';
import * as limits from './limits.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** One schema for every member of a type, so that the compiler misses those of new ones. */
type Members<T> = { readonly [K in keyof T]-?: JsonSchema };

/** An object with these members and no others; all are needed unless it says otherwise. */
const object = (properties: JsonSchema, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const array = (items: JsonSchema, maxItems: number, minItems = 0): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
const number = ({ least, most }: limits.Range): JsonSchema => ({ type: 'number', minimum: least, maximum: most });
const whole = ({ least, most }: limits.Range): JsonSchema => ({ type: 'integer', minimum: least, maximum: most });
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const size = (sides: limits.Range): JsonSchema => object({ width: whole(sides), height: whole(sides) });
const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

const boolean: JsonSchema = { type: 'boolean' };
/** No `.cfg` file can hold a double quote. */
const name: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: limits.LONGEST_NAME,
  pattern: '^[^"\\u0000-\\u001f]+$',
};
const path: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: limits.LONGEST_PATH,
  pattern: '^[^/\\\\:*?"<>|\\u0000-\\u001f][^\\\\:*?"<>|\\u0000-\\u001f]*$',
};

const properties: Members<Properties> = {
  speed: number(limits.SPEEDS),
  ignoresCollisions: boolean,
  alpha: number(limits.SHARES),
  breaksWalls: boolean,
  visibleArea: orNull(size({ ...limits.RECTANGLE_SIDES, least: 1 })),
  showsPath: boolean,
  chaseRect: size(limits.RECTANGLE_SIDES),
  exitSearchRect: size(limits.RECTANGLE_SIDES),
  chasesUser: boolean,
  pathMethod: { enum: PATH_METHODS },
  chase: { enum: CHASES },
};

const media = object({
  file: path,
  rect: orNull({
    type: 'array',
    prefixItems: [0, 0, 1, 1].map((minimum) => ({ type: 'integer', minimum })),
    items: false,
    minItems: 4,
    maxItems: 4,
  }),
} satisfies Members<Media>);

const effects = object({
  properties: object(properties, []),
  lives: whole(limits.LIVES_GIVEN),
  randomizesPosition: boolean,
} satisfies Members<Effects>);

const powerUp = object({
  name,
  trigger: orNull({ type: 'string', pattern: '^[A-Z]$' }),
  probability: number(limits.SHARES),
  area: size(limits.RECTANGLE_SIDES),
  duration: number(limits.SECONDS),
  timeout: number(limits.SECONDS),
  limit: whole(limits.LIMITS),
  user: orNull(ref('effects')),
  opponent: orNull(ref('effects')),
  others: orNull(ref('effects')),
  texture: orNull(ref('media')),
  audio: orNull(path),
} satisfies Members<PowerUp>);

const character = { name, properties: object(properties), sprites: orNull(ref('media')) };

const map: JsonSchema = {
  anyOf: [
    object({ kind: { const: 'random' }, isPerfect: boolean }),
    object({
      kind: { const: 'text' },
      file: path,
      rows: { type: 'string', pattern: '^[#0-9 PVSE\\n]+$' },
      spawning: object({
        cellProbability: number(limits.SHARES),
        interval: number(limits.SECONDS),
        limit: whole(limits.LIMITS),
      } satisfies Members<Spawning>),
    }),
  ],
};

const level = object({
  name,
  complexity: number(limits.SHARES),
  deadEndsProbability: number(limits.SHARES),
  maps: array(map, limits.MOST_MAPS, 1),
  opponents: array(ref('character'), limits.MOST_OPPONENTS),
  background: orNull(ref('media')),
  wall: orNull(ref('media')),
  audio: orNull(path),
} satisfies Members<Level>);

/** A game as JSON: what `loadContent` gives is of this form. */
export const contentSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Labyrinth Race',
  ...object({
    screen: size(limits.SCREEN_SIDES),
    user: object({ ...character, lives: whole(limits.LIVES) } satisfies Members<User>),
    levels: array(ref('level'), limits.MOST_LEVELS, 1),
    powerUps: array(ref('powerUp'), limits.MOST_POWER_UPS),
    lifeImage: orNull(ref('media')),
    font: orNull(path),
    sounds: object(Object.fromEntries(SOUND_NAMES.map((sound) => [sound, path])), []),
  } satisfies Members<Content>),
  $defs: { media, effects, powerUp, character: object(character), level },
};
