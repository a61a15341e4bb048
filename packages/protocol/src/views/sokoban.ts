import { Type } from 'typebox';
import { count, event, type GameSchemas, orNull, record } from './parts.ts';

const cell = (description: string) => count(description);

const view = record({
  width: Type.Integer({ minimum: 3, description: 'Columns.' }),
  height: Type.Integer({ minimum: 3, description: 'Rows.' }),
  ground: Type.Array(Type.String({ pattern: '^[# .]*$' }), {
    description: 'The rows without boxes and player: `#` wall, `.` goal, blank floor.',
  }),
  mode: Type.Enum(['forward', 'reverse'], { description: 'Whether boxes are pushed, or pulled back from the goals.' }),
  actionLimit: Type.Integer({ minimum: 1, description: 'After so many actions the game is over.' }),
  player: orNull(
    cell('A cell.'),
    'Where the player stands: row · width + column; null in reverse play before the first jump.',
  ),
  boxes: Type.Array(cell('A cell.'), { description: 'Where each box stands; a box keeps its place in this list.' }),
  moves: count('Actions so far.'),
  pushes: count('Pushes so far; in reverse play, pulls.'),
  outcome: orNull(Type.Enum(['solved', 'stuck', 'action-limit']), 'Null while the game goes on.'),
});

const box = count('Which box, counted from 0.');

const events = Type.Union([
  event('walked', { from: cell('From where.'), to: cell('To where.') }, { description: 'The player walked.' }),
  event('jumped', { to: cell('To where.') }, { description: 'The player jumped, in reverse play.' }),
  event(
    'pushed',
    { box, from: cell('From where.'), to: cell('To where.') },
    { description: 'A box was pushed; the player stands where it was.' },
  ),
  event(
    'pulled',
    { box, from: cell('From where.'), to: cell('To where.') },
    { description: 'A box was pulled to where the player was, who is a cell further.' },
  ),
  event('solved', {}, { description: 'Every box is home.' }),
  event('stuck', {}, { description: 'The player can move no more.' }),
  event('limit-reached', {}, { description: 'The actions are used up.' }),
]);

const action = Type.String({
  pattern: '^([udlrUDLR]|jump \\d{1,6})$',
  description:
    '`u` up, `d` down, `l` left, `r` right, pushing what is there. In reverse play capitals pull, and `jump CELL` comes first.',
  examples: ['u', 'r'],
});

export const sokoban: GameSchemas = { view, event: events, action };
