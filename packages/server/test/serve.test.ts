import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../src/index.ts';
import { clientFolder, startServer } from './support.ts';

const canConnect = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => socket.destroy()).end();
  });

test('it says where a browser finds it', async () => {
  const { address, port } = await startServer();
  expect(address).toBe(`http://localhost:${port}`);
  expect((await fetch(address)).status).toBe(200);
});

test('only this machine reaches it', async () => {
  const { port } = await startServer();
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) expect(await canConnect(port, address), address).toBe(false);
  expect(await canConnect(port, '127.0.0.1')).toBe(true);
});

test('a port that is taken is an error with the reason, and leaves nothing behind', async () => {
  const { port } = await startServer();
  await expect(serve({ clientFolder: clientFolder(), port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing frees the port', async () => {
  const folder = clientFolder();
  const first = await serve({ clientFolder: folder, port: 0 });
  const port = Number(new URL(first.address).port);
  // fetch keeps its connection, as a browser does.
  expect((await fetch(first.address)).status).toBe(200);
  await first.close();
  expect(await canConnect(port, '127.0.0.1')).toBe(false);
  const second = await serve({ clientFolder: folder, port });
  await second.close();
});

test('closing waits for what is under way', async () => {
  const folder = clientFolder();
  const size = 8_000_000;
  writeFileSync(join(folder, 'large.txt'), Buffer.alloc(size, 'x'));
  const { address, close } = await serve({ clientFolder: folder, port: 0 });
  const answer = await fetch(`${address}/large.txt`);
  const [body] = await Promise.all([answer.arrayBuffer(), close()]);
  expect(body.byteLength).toBe(size);
});

test('closing does not wait for who never finishes a request', async () => {
  const { port, close } = await startServer();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: local');
  await once(socket, 'ready');
  const hungUp = once(socket, 'close');
  await close();
  await hungUp;
  expect(socket.destroyed).toBe(true);
});
