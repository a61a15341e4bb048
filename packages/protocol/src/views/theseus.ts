import { Type } from 'typebox';
import { count, event, type GameSchemas, orNull, record, twoSeats } from './parts.ts';

const DICE = [1, 3, 5, 7];
const END = Type.Enum(['all-collected', 'captured', 'action-limit'], { description: 'How the game ended.' });

const tile = (description: string) => count(description);
const die = Type.Enum(DICE, { description: 'A die, which is a way: 1 up, 3 right, 5 down, 7 left.' });

const view = record({
  size: Type.Integer({ minimum: 5, maximum: 21, description: 'Tiles a side.' }),
  rounds: Type.Integer({ minimum: 1, description: 'After so many rounds it is a draw.' }),
  walls: Type.Array(Type.Integer({ minimum: 0, maximum: 15 }), {
    description: 'A number a tile: 1 for a wall above it, plus 2 right of it, plus 4 below it, plus 8 left of it.',
  }),
  theseus: tile('Where Theseus (seat 0) stands: row from the bottom · size + column.'),
  minotaur: tile('Where the Minotaur (seat 1) stands.'),
  supplies: Type.Array(orNull(tile('A tile.'), 'A tile, or null.'), {
    description: 'Where each supply lies; null once it is collected.',
  }),
  dice: count('How many dice have been played; an even number when it is the turn of the Minotaur, who begins.'),
  end: orNull(END, 'Null while the game goes on.'),
});

const events = Type.Union([
  event(
    'moved',
    { seat: twoSeats('Who moved.'), dice: die, from: tile('From where.'), to: tile('To where.') },
    { description: 'Somebody moved.' },
  ),
  event(
    'blocked',
    { seat: twoSeats('Who stayed.'), dice: die, at: tile('Where.') },
    { description: 'The Minotaur ran against a wall.' },
  ),
  event(
    'collected',
    { supply: count('Which supply, counted from 0.'), at: tile('Where.') },
    { description: 'Theseus took a supply.' },
  ),
  event('ended', { end: END }, { description: 'The game is over.' }),
]);

const action = Type.Enum(DICE.map(String), {
  description: 'A die, which is a way: 1 up, 3 right, 5 down, 7 left.',
  examples: ['1', '7'],
});

export const theseus: GameSchemas = { view, event: events, action };
