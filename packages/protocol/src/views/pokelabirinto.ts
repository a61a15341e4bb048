import { Type } from 'typebox';
import { count, event, type GameSchemas, orNull, record, whole } from './parts.ts';

const cell = (description: string) => count(description);
const opponent = count('Which opponent, counted from 0.');
const side = (description: string) => Type.Enum(['hero', 'opponent'], { description });
const END = Type.Enum(['escaped', 'knocked-out', 'action-limit'], { description: 'How the game ended.' });
const attackNumber = Type.Enum([1, 2], { description: 'Which attack.' });
const hitPoints = whole('Hit points; at 0 it is knocked out.');
const energy = count('Energy.');

const Attack = record({
  name: Type.String({ description: 'What it is called.' }),
  cost: count('The energy that it takes.'),
  mostDamage: count('It does from 0 to so much damage, each equally likely.'),
});

const Species = record({
  name: Type.String({ description: 'What it is called.' }),
  hitPoints: Type.Integer({ minimum: 1, description: 'Hit points at the beginning.' }),
  attacks: Type.Tuple([Attack, Attack], { description: 'Its two attacks.' }),
});

const BLOWS = [
  event(
    'gained',
    {
      opponent,
      hero: count('The energy that the player gained.'),
      rival: count('The energy that the opponent gained.'),
      first: side('Who attacks first in this round.'),
    },
    { description: 'A round of a fight begins.' },
  ),
  event(
    'attacked',
    { by: side('Who attacked.'), attack: attackNumber, damage: count('What it did.') },
    { description: 'Somebody attacked.' },
  ),
  event('powerless', { by: side('Who lost a turn.') }, { description: 'The energy is not enough for either attack.' }),
  event('fight-won', { by: side('Who won.'), opponent }, { description: 'A fight is over.' }),
];

const Phase = Type.Union(
  [
    record({ name: Type.Literal('walking') }, { description: 'The player chooses a way.' }),
    record({ name: Type.Literal('meeting'), opponent }, { description: 'The player fights or turns back.' }),
    record(
      {
        name: Type.Literal('fighting'),
        opponent,
        first: side('Who attacks first in this round.'),
        isAnswer: Type.Boolean({
          description: 'The side that attacks first has done so, and the other one is to attack.',
        }),
      },
      { description: 'Somebody chooses an attack.' },
    ),
  ],
  { description: 'What is to be decided now.' },
);

const view = record({
  rows: Type.Integer({ minimum: 5, description: 'Rows of the maze.' }),
  columns: Type.Integer({ minimum: 5, description: 'Columns of the maze.' }),
  species: Type.Array(Species, { description: 'The kinds of creatures.' }),
  creature: count("The player's species, counted from 0."),
  movement: Type.Enum(['still', 'random', 'hunter', 'patrol', 'ambusher'], { description: 'How opponents walk.' }),
  mind: Type.Enum(['random', 'greedy', 'expectimax', 'person'], { description: 'Who chooses their attacks.' }),
  gain: record(
    { least: count('At least.'), most: count('At most.') },
    { description: 'The energy that both gain in a round, each amount equally likely.' },
  ),
  fog: Type.Boolean({ description: 'Only what has been seen is shown.' }),
  limit: Type.Integer({ minimum: 1, description: 'After so many actions the game is over.' }),
  cells: Type.Array(Type.String({ pattern: '^[#.EU?]*$' }), {
    description: 'The rows of the maze: `#` wall, `.` open, `E` entrance, `U` exit, `?` not yet seen.',
  }),
  hero: record(
    {
      at: cell('Where it stands: row · columns + column.'),
      previous: cell('Where it stood before its last step.'),
      hp: hitPoints,
      energy,
    },
    { description: 'The creature that the player leads.' },
  ),
  opponents: Type.Array(
    record({
      species: count('Its species, counted from 0.'),
      at: orNull(cell('A cell.'), 'Where it stands; null where it is defeated or out of sight.'),
      hp: hitPoints,
      energy,
    }),
    { description: 'Those who are in the way.' },
  ),
  phase: Phase,
  told: Type.Array(Type.Union(BLOWS), { description: 'The blows since the last action, as in the events.' }),
  actions: count('How many there have been.'),
  end: orNull(END, 'Null while the game goes on.'),
});

const condition = (description: string) => record({ hp: hitPoints, energy }, { description });

const Action = Type.Union(
  [
    record({ type: Type.Literal('move'), way: Type.Enum(['W', 'A', 'S', 'D'], { description: 'Which way.' }) }),
    record({ type: Type.Literal('fight') }),
    record({ type: Type.Literal('turn-back') }),
    record({ type: Type.Literal('attack'), attack: attackNumber }),
  ],
  { description: 'What was done.' },
);

const events = Type.Union([
  event('acted', { action: Action }, { description: 'Somebody acted.' }),
  event('moved', { from: cell('From where.'), to: cell('To where.') }, { description: 'The player walked.' }),
  event(
    'opponent-moved',
    { opponent, from: cell('From where.'), to: cell('To where.') },
    { description: 'An opponent walked.' },
  ),
  event('met', { opponent }, { description: 'Both stand on one cell.' }),
  event('turned-back', { to: cell('To where.') }, { description: 'The player went back.' }),
  event('made-way', { opponent, to: cell('To where.') }, { description: 'The opponent went away.' }),
  ...BLOWS,
  event(
    'round-ended',
    { hero: condition('The player.'), rival: condition('The opponent.') },
    { description: 'How both are after a round.' },
  ),
  event(
    'sighted',
    {
      cells: Type.Array(record({ cell: cell('A cell.'), sign: Type.String({ description: 'Its sign in `cells`.' }) }), {
        description: 'Cells seen for the first time.',
      }),
      opponents: Type.Array(orNull(cell('A cell.'), 'A cell, or null.'), {
        description: 'Where opponents are seen now; null where not.',
      }),
    },
    { description: 'In the fog: what has come into sight.' },
  ),
  event('ended', { end: END }, { description: 'The game is over.' }),
]);

const action = Type.Enum(['W', 'A', 'S', 'D', 'C', 'T', '1', '2'], {
  description:
    'Walking: `W` up, `A` left, `S` down, `D` right. On meeting somebody: `C` fight, `T` turn back. In a fight: `1` or `2`, the attack.',
  examples: ['W', 'C', '1'],
});

export const pokelabirinto: GameSchemas = { view, event: events, action };
