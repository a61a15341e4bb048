import type { Words } from '../words.ts';
import { bookmarks } from './bookmarks.ts';
import { client } from './client.ts';
import { collections } from './collections.ts';
import { expedition } from './expedition.ts';
import { files } from './files.ts';
import { history } from './history.ts';
import { logicMaze } from './logic-maze.ts';
import { making } from './making.ts';
import { mazes } from './mazes.ts';
import { plain } from './plain.ts';
import { pokelabirinto } from './pokelabirinto.ts';
import { race } from './race.ts';
import { replay } from './replay.ts';
import { rulesOnly } from './rules-only.ts';
import { server } from './server.ts';
import { sokoban } from './sokoban.ts';
import { stratego } from './stratego.ts';
import { takeAlong } from './take-along.ts';
import { theseus } from './theseus.ts';
import { today } from './today.ts';
import { web } from './web.ts';

export const pt: Words = {
  bookmarks,
  client,
  collections,
  files,
  games: { pokelabirinto, expedition, race, sokoban, stratego, theseus, 'logic-maze': logicMaze },
  history,
  making,
  mazes,
  plain,
  replay,
  rulesOnly,
  server,
  takeAlong,
  today,
  web,
};
