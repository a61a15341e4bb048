import { client } from './client.ts';
import { files } from './files.ts';
import { mazes } from './mazes.ts';
import { plain } from './plain.ts';
import { replay } from './replay.ts';
import { server } from './server.ts';
import { sokoban } from './sokoban.ts';
import { web } from './web.ts';

export const en = { client, files, games: { sokoban }, mazes, plain, replay, server, web };
