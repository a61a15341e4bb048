import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './host-check.ts';
import type { OnlineOptions } from './online.ts';
import { createServer } from './server.ts';

export interface ServeOptions {
  readonly clientFolder: string;
  /** 0 takes one that is free. */
  readonly port: number;
  /** Where to listen. Only this machine can reach the server unless another host is asked for. */
  readonly host?: string;
  readonly online?: OnlineOptions;
}

export interface Serving {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Answers what is under way, then ends; the port is free afterwards. */
  readonly close: () => Promise<void>;
}

/** A server that listens at one of these is reached by the name localhost. */
const LOCALHOST = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];
/** Who has not got an answer by then is cut off. */
const PATIENCE_MS = 1000;

/** Listens, or fails with the reason of the operating system (EADDRINUSE: the port is taken). */
export async function serve({ clientFolder, port, host = '127.0.0.1', online }: ServeOptions): Promise<Serving> {
  return listen(await createServer({ clientFolder, isOpen: !isLoopback(host), online }), { port, host });
}

export async function listen(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Serving> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return {
    address: `http://${nameOf(host)}:${taken}`,
    async close() {
      const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      await app.close();
      clearTimeout(impatience);
    },
  };
}

function nameOf(host: string): string {
  if (LOCALHOST.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
