import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { MOST_REQUEST } from '@dedalo/protocol/live';
import type { Rooms } from '../matches/rooms.ts';
import { personOf } from '../people/person-of.ts';
import { Connection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { isSameOrigin } from '../same-origin.ts';

/** A letter takes four bytes at most. */
const MOST_BYTES = 4 * MOST_REQUEST;

export const LIVE_PATH = '/api/live';

export interface LiveOptions {
  readonly rooms: Rooms;
  readonly now: () => number;
}

/** The socket on which a page hears of everything that it follows. */
export function addLive(app: FastifyInstance, { rooms, now }: LiveOptions): void {
  const heartbeat = new Heartbeat();
  const open = new Set<Connection>();
  app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    // A socket that breaks is no failure of ours.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      heartbeat.close();
      for (const connection of open) connection.bye('restarting');
      this.websocketServer.close();
      done();
    },
  });
  app.register(async (scope) => {
    scope.get(
      LIVE_PATH,
      {
        websocket: true,
        preValidation: async (request, reply) => (isSameOrigin(request) ? undefined : reply.callNotFound()),
      },
      (socket, request) => {
        const failed = (error: unknown): void => request.log.error(error);
        const connection = new Connection(socket, { rooms, person: personOf(request), now, failed });
        heartbeat.watch(socket);
        open.add(connection);
        socket.once('close', () => open.delete(connection));
      },
    );
  });
}
