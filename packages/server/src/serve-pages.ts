import { createApp } from './server.ts';
import { listen, type Serving } from './serve.ts';

export interface Page {
  /** `text/html`; the letters are always UTF-8. */
  readonly type: string;
  readonly text: string;
}

export interface PagesOptions {
  /** 0 takes one that is free. */
  readonly port: number;
  /** What stands at an address now; undefined where there is nothing. */
  readonly pageAt: (address: URL) => Page | undefined;
}

const HOST = '127.0.0.1';

/** Serves pages that are made when they are asked for, to this machine alone. */
export function servePages({ port, pageAt }: PagesOptions): Promise<Serving> {
  const app = createApp();
  app.get('/*', (request, reply) => {
    const page = pageAt(new URL(`http://localhost${request.url}`));
    if (!page) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(`${page.type}; charset=utf-8`).send(page.text);
  });
  return listen(app, { port, host: HOST });
}
