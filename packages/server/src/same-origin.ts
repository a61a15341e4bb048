import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether a page of this server asks. A browser always names the page's origin where it matters; programs need not. */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** What would change something is done for our own pages alone: a browser sends its cookies along with those of others. */
export function addOriginCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !isSameOrigin(request)) return reply.code(403).send({ code: 'other-origin' });
  });
}
