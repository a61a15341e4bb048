import { Type } from 'typebox';
import { count, event, type GameSchemas, orNull, record } from './parts.ts';

const MOVES = ['up', 'right', 'down', 'left', 'wait'];
const END = Type.Enum(['escaped', 'caught', 'action-limit'], { description: 'How the game ended.' });

const square = (description: string) => count(description);

const view = record({
  width: Type.Integer({ minimum: 3, maximum: 20, description: 'Columns.' }),
  height: Type.Integer({ minimum: 3, maximum: 20, description: 'Rows.' }),
  doors: Type.Array(Type.Integer({ minimum: 0, maximum: 15 }), {
    description: 'A number a square: 1 where the way up is open, plus 2 for the way right, plus 4 down, plus 8 left.',
  }),
  theseus: square('Where Theseus stands: row from the top · width + column.'),
  minotaur: square('Where the Minotaur stands.'),
  exit: square('Where he wants to go.'),
  actions: count('His turns so far.'),
  actionLimit: Type.Integer({ minimum: 1, description: 'After so many turns the game is over.' }),
  end: orNull(END, 'Null while the game goes on.'),
});

const events = Type.Union([
  event(
    'walked',
    {
      move: Type.Enum(MOVES, { description: 'Which way.' }),
      from: square('From where.'),
      to: square('To where.'),
    },
    { description: 'Theseus walked.' },
  ),
  event('waited', { at: square('Where.') }, { description: 'Theseus waited.' }),
  event(
    'minotaur-stepped',
    { from: square('From where.'), to: square('To where.') },
    { description: 'The Minotaur took one of his two steps.' },
  ),
  event('minotaur-stayed', { at: square('Where.') }, { description: 'The Minotaur could come no nearer.' }),
  event('ended', { end: END }, { description: 'The game is over.' }),
]);

const action = Type.Enum(['u', 'r', 'd', 'l', 'w'], {
  description: '`u` up, `r` right, `d` down, `l` left, `w` wait.',
  examples: ['u', 'w'],
});

export const logicMaze: GameSchemas = { view, event: events, action };
