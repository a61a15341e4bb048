import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { CONTENT_SECURITY_POLICY, EMBED_PATH, EMBED_POLICY, formatPolicy } from './content-security-policy.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** Every answer of the routes carries these, errors too. */
export function addHeaders(app: FastifyInstance): void {
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // It is served over plain http: a browser must not be told to insist on https for all of localhost.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.split('?', 1)[0] !== EMBED_PATH || reply.statusCode >= 400) return;
    reply.header('content-security-policy', formatPolicy(EMBED_POLICY));
    reply.removeHeader('x-frame-options');
  });
}
