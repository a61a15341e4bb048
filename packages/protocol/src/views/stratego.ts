import { Type } from 'typebox';
import { bySeat, count, event, type GameSchemas, orNull, record, twoSeats } from './parts.ts';

const PIECES = ['FL', 'FB', 'SB', 'MA', 'GE', 'FM', 'SM', 'FS', 'SS', 'SP'];
const ENDS = ['flag-captured', 'no-moves', 'action-limit'];

const cell = (description: string) => Type.Integer({ minimum: 0, maximum: 99, description });
const Piece = Type.Enum(PIECES, { description: 'A card by its code.' });
const end = (description: string) => Type.Enum(ENDS, { description });

const Soldier = record({
  id: cell('The cell on which it was set up. It is called by this for the whole game.'),
  at: orNull(cell('A cell.'), 'The cell on which it stands; null where it is captured.'),
  hasMoved: Type.Boolean({ description: 'It has moved: it is neither flag nor bomb.' }),
  hasRun: Type.Boolean({ description: 'It has gone several steps at once: it is a scout.' }),
  isShown: Type.Boolean({ description: 'It has been in a fight: both know what it is.' }),
  trail: Type.Array(cell('A cell.'), {
    description: 'The cells that it left in its last moves, the newest last: it may not enter them again yet.',
  }),
  piece: orNull(Piece, 'What it is; null where this seat does not know.'),
});

const view = record({
  viewer: Type.Union([twoSeats('A seat.'), Type.Literal('public')], { description: 'Whose view this is: your seat.' }),
  config: record(
    {
      rules: Type.Enum(['final', 'april'], { description: 'The rule set.' }),
      movesEach: Type.Integer({ minimum: 1, description: 'After so many moves of each it is a draw.' }),
    },
    { description: 'What was decided before the game.' },
  ),
  phase: Type.Enum(['setting-up', 'playing'], { description: 'Whether pieces are placed or moved now.' }),
  turn: orNull(twoSeats('A seat.'), 'Whose turn it is; null where the game is over.'),
  placed: bySeat(count('Pieces.'), 'How many pieces each has placed.'),
  armies: bySeat(
    Type.Array(Soldier),
    'The pieces of Red (0) and of Blue (1) in the order of their ids; while setting up only your own.',
  ),
  moves: count('How many moves there have been, of both together.'),
  end: orNull(
    record({
      reason: end('How it ended.'),
      winner: orNull(twoSeats('A seat.'), 'Who won; null where nobody did.'),
    }),
    'Null while the game goes on.',
  ),
});

const events = Type.Union([
  event(
    'placed',
    {
      seat: twoSeats('Who placed.'),
      piece: orNull(Piece, 'What; null where the other one placed it.'),
      cell: orNull(cell('A cell.'), 'Where; null where the other one placed it.'),
    },
    { description: 'A piece was placed.' },
  ),
  event(
    'began',
    { cells: bySeat(Type.Array(cell('A cell.')), 'The cells that are taken, by seat, in ascending order.') },
    { description: 'Both have set up.' },
  ),
  event(
    'moved',
    {
      seat: twoSeats('Who moved.'),
      from: cell('From where.'),
      to: cell('To where, even if a fight there is lost.'),
      direction: Type.Enum([1, 2, 3, 4], { description: 'As the mover sees it: 1 forward, 2 back, 3 left, 4 right.' }),
      steps: Type.Integer({ minimum: 1, maximum: 9, description: 'How many cells.' }),
    },
    { description: 'A piece moved.' },
  ),
  event(
    'fought',
    {
      seat: twoSeats('Who attacked.'),
      at: cell('Where.'),
      attacker: Piece,
      defender: Piece,
      result: Type.Enum(['attacker', 'defender', 'both'], {
        description: 'Who is stronger and stays; after `both` neither does.',
      }),
    },
    { description: 'Who moved met somebody: both cards are shown.' },
  ),
  event(
    'ended',
    {
      end: end('How.'),
      winner: orNull(twoSeats('A seat.'), 'Who won; null where nobody did.'),
      pieces: bySeat(Type.Array(Piece), 'All cards, by seat, in the order of their ids.'),
    },
    { description: 'The game is over, and all cards are turned over.' },
  ),
]);

const action = Type.String({
  pattern: '^(place \\d \\d|\\d \\d [1-4] \\d)$',
  description:
    '`place ROW COLUMN` while setting up, for the next piece of FL FB SB MA GE FM SM FS SS SP; then `ROW COLUMN DIRECTION STEPS`, with the direction as you see it: 1 forward, 2 back, 3 left, 4 right.',
  examples: ['place 0 9', '2 8 1 1'],
});

export const stratego: GameSchemas = { view, event: events, action };
