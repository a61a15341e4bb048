import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { type ServeOptions, serve, type Serving } from '../src/index.ts';

export const SCRIPT = `console.log(${JSON.stringify('dedalo '.repeat(300))});`;
export const SECRET = 'what nobody may read';

/** Run after the tests of a file, the last first. A hook that is set inside a running test would never run. */
const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A folder with a built client, and a secret beside it; gone after the tests. */
export function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-server-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('secret.txt', SECRET);
  write('dist/index.html', '<!doctype html><title>Dedalo</title>');
  write('dist/embed.html', '<!doctype html><title>Dedalo</title>');
  write('dist/sw.js', '// the service worker');
  write('dist/manifest.webmanifest', '{"name":"Dedalo"}');
  write('dist/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('dist/assets/main-B1x_-9.js', SCRIPT);
  write('dist/assets/main-B1x_-9.js.br', brotliCompressSync(SCRIPT));
  write('dist/assets/main-B1x_-9.js.gz', gzipSync(SCRIPT));
  write('dist/assets/only-gz.css', 'body { margin: 0 }');
  write('dist/assets/only-gz.css.gz', gzipSync('body { margin: 0 }'));
  write('dist/assets/literata.woff2', 'a font');
  write('dist/.stamp', SECRET);
  write('dist/.hidden/file.txt', SECRET);
  return join(folder, 'dist');
}

/** A server on a free port, closed after the tests. */
export async function startServer(
  options: Partial<ServeOptions> = {},
): Promise<Serving & { port: number; ask: Ask; send: (bytes: string) => Promise<string> }> {
  const serving = await serve({ clientFolder: clientFolder(), port: 0, ...options });
  cleanUps.push(() => serving.close());
  const port = Number(new URL(serving.address).port);
  return { ...serving, port, ask: askAt(port), send: (bytes) => sendRaw(port, bytes) };
}

export interface Answer {
  readonly code: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Answer>;

const askAt =
  (port: number): Ask =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const { statusCode: code, headers: given } = answer;
        text(answer.setEncoding('latin1')).then((said) => resolve({ code, headers: given, body: said }), reject);
      });
      asked.on('error', reject).end(body);
    });

/** Everything that comes back until the server hangs up, for requests that no client would send. */
function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return text(socket);
}
