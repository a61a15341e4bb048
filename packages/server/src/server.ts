import Fastify, { type FastifyInstance } from 'fastify';
import { addHeaders } from './headers.ts';
import { addHostCheck } from './host-check.ts';
import { addOnline, type OnlineOptions } from './online.ts';
import { refusalOf, refuse } from './refuse.ts';
import { addStaticFiles } from './static-files.ts';
import { answerUnreadable } from './unreadable-requests.ts';

export interface ServerOptions {
  /** The built browser client. */
  readonly clientFolder: string;
  /** Whether it answers to any name, not only to localhost. */
  readonly isOpen?: boolean;
  /** Where people play each other; left out, the server has nothing but its files. */
  readonly online?: OnlineOptions | undefined;
}

const ANSWERED = ['GET', 'HEAD'];
const NOWHERE = '/.';

/** Fastify answers an address that cannot be decoded by itself, without our headers; so it goes where nothing is. */
function decodable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return NOWHERE;
  }
}

/** The server, not yet listening. */
export async function createServer({ clientFolder, isOpen, online }: ServerOptions): Promise<FastifyInstance> {
  const app = createApp({ isOpen });
  if (online) await addOnline(app, online);
  addStaticFiles(app, clientFolder);
  return app;
}

/** A server that has nothing to serve yet. */
export function createApp({ isOpen = false }: { readonly isOpen?: boolean | undefined } = {}): FastifyInstance {
  const app = Fastify({
    logger: { level: 'error', stream: process.stderr },
    // Node would answer a request without a Host itself, without our headers.
    http: { requireHostHeader: false },
    requestTimeout: 30_000,
    // What is still under way is answered; Fastify's own answer would have none of our headers.
    return503OnClosing: false,
    rewriteUrl: ({ url = NOWHERE }) => decodable(url),
    clientErrorHandler: answerUnreadable,
  });
  addHeaders(app);
  if (!isOpen) addHostCheck(app);
  app.addHook('onRequest', async (request, reply) => {
    // Before its body is read.
    if (request.is404 && !ANSWERED.includes(request.method))
      return refuse(reply.header('allow', ANSWERED.join(', ')), 405);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const code = refusalOf(error.statusCode);
    if (code === 500) request.log.error(error);
    return refuse(reply, code);
  });
  return app;
}
