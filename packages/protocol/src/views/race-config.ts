import { Type } from 'typebox';
import { count, orNull, record } from './parts.ts';

const name = Type.String({ description: 'What it is called.' });
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const seconds = (description: string) => Type.Number({ minimum: 0, description });
const size = (description: string) =>
  record(
    { width: Type.Number({ description: 'Columns.' }), height: Type.Number({ description: 'Rows.' }) },
    { description },
  );

const PROPERTIES = {
  speed: Type.Number({ minimum: 0, description: 'Cells a second on cells of cost 5.' }),
  ignoresCollisions: Type.Boolean({ description: 'Nothing happens when it meets another.' }),
  alpha: share('How visible it is.'),
  breaksWalls: Type.Boolean({ description: 'Of the user: walls inside the map do not stop it.' }),
  visibleArea: orNull(
    size('A size in cells.'),
    'Of the user: what a person sees around it, or null for everything. Programs see everything.',
  ),
  showsPath: Type.Boolean({ description: 'Of the user: the way to the exit is shown to a person.' }),
  chaseRect: size('Of an opponent: where it sees the user.'),
  exitSearchRect: size('Of an opponent: where it sees the exit.'),
  chasesUser: Type.Boolean({ description: 'Of an opponent: when it sees both, it goes after the user.' }),
  pathMethod: Type.Enum(['bfs', 'dijkstra', 'astar'], {
    description: 'Of an opponent: how it finds its way. `bfs` counts steps, the others what cells cost.',
  }),
  chase: Type.Enum(['classic', 'predict', 'trap'], { description: 'Of an opponent: how it goes after the user.' }),
};

const properties = record(PROPERTIES, { description: 'What it can do.' });

const effects = (description: string) =>
  orNull(
    record({
      properties: Type.Partial(record(PROPERTIES), {
        description: 'What is changed while it lasts: only these are there.',
      }),
      lives: Type.Integer({ description: 'Lives that are given to the user once.' }),
      randomizesPosition: Type.Boolean({ description: 'It is moved to a cell that chance picks.' }),
    }),
    description,
  );

const PowerUp = record({
  name,
  trigger: orNull(
    Type.String({ description: 'A capital letter.' }),
    'The letter that uses one that was picked; null where it works at once.',
  ),
  probability: share('How likely it comes up.'),
  area: size('Around whoever uses it: the area in which `others` are.'),
  duration: seconds('Seconds for which it works.'),
  timeout: seconds('Seconds after which it vanishes where nobody picks it; 0 for never.'),
  limit: count('So many come up in a level at most.'),
  user: effects('What it does to the user who picks it; null for nothing.'),
  opponent: effects('What it does to an opponent that picks it; null for nothing.'),
  others: effects('What it does to all others in the area; null for nothing.'),
});

/** What is decided before a race: all of it is the same for the whole game. */
export const raceConfig = record({
  mostTicks: count('After so many ticks nobody has won.'),
  user: record(
    { name, properties, lives: Type.Integer({ minimum: 1, description: 'Lives at the beginning.' }) },
    { description: 'Your character.' },
  ),
  powerUps: Type.Array(PowerUp, { description: 'The power-ups; the view calls them by their place in this list.' }),
  levels: Type.Array(
    record({
      name,
      complexity: share('How complicated its maps are.'),
      maps: count('How many maps it has.'),
      opponents: Type.Array(record({ name, properties }), { description: 'The opponents, in the order of the view.' }),
    }),
    { description: 'The levels, in the order in which they are played.' },
  ),
});
