import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

const LOOPBACK_ADDRESS = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const LOOPBACK_HEADER = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Whether only this machine reaches a server that listens there. */
export const isLoopback = (host: string): boolean => LOOPBACK_ADDRESS.test(host);

/**
 * A foreign page whose name is made to point to this machine (DNS rebinding) would count as the same origin as the
 * server; it betrays itself by its name in the Host header.
 */
export function addHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!LOOPBACK_HEADER.test(request.headers.host ?? '')) return refuse(reply, 421);
  });
}
