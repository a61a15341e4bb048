import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The paths that the files of a built client have: plain segments, none of which begins with a dot. Whatever could
 * lead elsewhere (.., an encoded slash, a null byte, a backslash, a hidden file) is no such path.
 */
const FILE_PATH = /^\/(?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?$/;

/** The build gives these a name that changes with their content. */
const HASHED = '/assets/';

const cachingOf = (path: string): string =>
  path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';

const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** Serves the files of a folder; the folder may be built anew meanwhile. */
export function addStaticFiles(app: FastifyInstance, folder: string): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!FILE_PATH.test(pathOf(request.url))) return reply.callNotFound();
    });
    scope.register(files, {
      root: resolve(folder),
      dotfiles: 'ignore',
      // The build leaves .br and .gz beside what is worth it.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', cachingOf(reply.request.url)),
    });
  });
}
