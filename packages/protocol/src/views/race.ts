import { Type } from 'typebox';
import { count, event, type GameSchemas, orNull, record, whole } from './parts.ts';
import { raceConfig } from './race-config.ts';

const cell = (description: string) => count(description);
const way = (description: string) => Type.Integer({ minimum: 0, maximum: 4, description });
const powerUp = count('Which power-up of the game, counted from 0.');
const END = Type.Enum(['finished', 'overtaken', 'no-lives', 'action-limit'], { description: 'How the game ended.' });

const Runner = record({
  map: count('The map of the level that it is on, counted from 0.'),
  cell: cell('The cell that it is on, or is leaving: row · width + column.'),
  way: way('Where it goes: 0 north, 1 east, 2 south, 3 west, 4 nowhere.'),
  wanted: way('Where the user wants to turn as soon as it can.'),
  facing: way('The way it looks.'),
  progress: count('How far it is on the way to the next cell, in parts of a cell.'),
  carry: count('What is left of parts that were too small to go.'),
  before: Type.Integer({ minimum: -1, description: 'The cell that it was on before, or -1.' }),
  grace: count('Ticks in which nothing can collide with it.'),
  effects: Type.Array(
    record({
      powerUp,
      as: Type.Enum(['user', 'opponent', 'others'], { description: 'Whose effects they are.' }),
      left: count('Ticks left.'),
    }),
    { description: 'The power-ups that work on it.' },
  ),
});

/** All that changes from one moment to the next. */
const SCENE = {
  ticks: count('Sixtieths of a second since the beginning.'),
  status: Type.Enum(['running', 'won', 'lost'], { description: 'How it stands.' }),
  end: orNull(END, 'Null while the game goes on.'),
  transition: orNull(
    record({
      to: Type.Enum(['map', 'level'], { description: 'What is changed.' }),
      left: count('Ticks left.'),
    }),
    'The game waits while a map or a level is changed; else null.',
  ),
  level: count('The level, counted from 0.'),
  broken: Type.Array(Type.Array(cell('A cell.')), { description: 'Walls that were broken, by map.' }),
  user: record(Runner.properties, { description: 'Your character.' }),
  lives: count('The lives that are left.'),
  stock: Type.Array(count('How many.'), { description: 'How many of each power-up you have in store.' }),
  opponents: Type.Array(Runner, { description: 'The others.' }),
  items: Type.Array(
    record({
      powerUp,
      map: count('On which map.'),
      cell: cell('On which cell.'),
      age: count('Ticks since it came up.'),
    }),
    { description: 'The power-ups that lie on the maps.' },
  ),
  shown: Type.Array(count('How many.'), { description: 'How many of each power-up have come up in this level.' }),
  quiet: Type.Array(count('Ticks.'), { description: 'Ticks since the last power-up came up, by map.' }),
};

const cells = (description: string) => Type.Array(cell('A cell.'), { description });

const LevelMap = record({
  width: Type.Integer({ minimum: 1, description: 'Columns.' }),
  height: Type.Integer({ minimum: 1, description: 'Rows.' }),
  costs: Type.String({
    pattern: '^[0-9]*$',
    description: 'A digit a cell: 0 a wall, 1 fast … 5 neutral … 9 slow.',
  }),
  roles: Type.String({
    pattern: '^[0-5]*$',
    description: 'A digit a cell: 0 plain, 1 free, 2 kept for power-ups, 3 for opponents, 4 the start, 5 the exit.',
  }),
  start: cell('Where one comes in.'),
  exit: cell('Where one gets out. Opposite sides of a map touch, but not at start and exit.'),
  opponents: cells('Where each opponent starts.'),
  powerUpCells: cells('Where power-ups may come up.'),
  spawning: record(
    {
      cellProbability: Type.Number({ description: 'How likely a free cell may get power-ups.' }),
      interval: Type.Number({ description: 'Seconds between two of them, at least.' }),
      limit: count('So many lie there at once, at most.'),
    },
    { description: 'When power-ups come up.' },
  ),
});

const view = record({
  ...SCENE,
  maps: Type.Optional(
    Type.Array(LevelMap, {
      description: 'The maps of the level, to be passed in this order: only in the first `act` of a level.',
    }),
  ),
});

const tick = count('When, in ticks since the beginning.');
const who = Type.Integer({ minimum: -1, description: 'Who: -1 you, otherwise an opponent.' });

const events = Type.Union([
  event(
    'ran',
    {
      press: orNull(
        Type.Union([
          record({ way: Type.Integer({ minimum: 0, maximum: 3, description: 'A way.' }) }),
          record({ letter: Type.String({ description: 'The letter of a power-up.' }) }),
        ]),
        'The key that was pressed, or null.',
      ),
      ticks: count('How long it ran then.'),
      after: record(SCENE, { description: 'How things are after it, as in the view.' }),
    },
    { description: 'Time went by.' },
  ),
  event('collided', { tick, one: who, other: who }, { description: 'Two collided.' }),
  event('life-lost', { tick, left: count('Lives left.') }, { description: 'You lost a life.' }),
  event('wall-broken', { tick, cell: cell('Which.') }, { description: 'You broke a wall.' }),
  event('bumped', { tick }, { description: 'You ran against a wall.' }),
  event('item-shown', { tick, powerUp, cell: cell('Where.') }, { description: 'A power-up came up.' }),
  event('item-vanished', { tick, powerUp, cell: cell('Where.') }, { description: 'Nobody took it.' }),
  event('item-picked', { tick, powerUp, who }, { description: 'Somebody took it.' }),
  event('power-up-used', { tick, powerUp, who }, { description: 'It begins to work.' }),
  event('power-up-over', { tick, powerUp, who }, { description: 'It works no more.' }),
  event('map-reached', { tick, who, map: whole('Which map.') }, { description: 'Somebody came to a map.' }),
  event('level-reached', { tick, level: count('Which level.') }, { description: 'You came to a level.' }),
  event('ended', { tick, end: END }, { description: 'The game is over.' }),
]);

const action = Type.String({
  pattern: '^(north|east|south|west|-|[A-Z])$',
  description:
    'A key: `north`, `east`, `south`, `west`; `-` for none; or the capital letter of a power-up that you have in store. You are asked when your character reaches a cell.',
  examples: ['north', '-', 'G'],
});

export const race: GameSchemas = { config: raceConfig, view, event: events, action };
