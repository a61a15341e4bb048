import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { Program } from '../../src/program/program.ts';
import { LOOPBACK, waitForProgram } from '../../src/program/wait-for-program.ts';
import { Stopped } from '../../src/pool/pool.ts';

const LONGEST_LINE = 1000;
const open: (Socket | Program)[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await ('destroy' in one ? one.destroy() : one.close());
});

interface Pair {
  readonly program: Program;
  readonly socket: Socket;
  readonly port: number;
}

/** A program and the end of the connection that it speaks at. */
async function connected(): Promise<Pair> {
  const never = new AbortController().signal;
  const port = Promise.withResolvers<number>();
  const waiting = waitForProgram({ port: 0, longestLine: LONGEST_LINE, signal: never, onListening: port.resolve });
  const socket = connect(await port.promise, LOOPBACK);
  socket.on('error', () => {});
  const program = await waiting;
  open.push(socket, program);
  return { program, socket, port: await port.promise };
}

const nextLine = async (socket: Socket): Promise<string> => String(((await once(socket, 'data')) as [Buffer])[0]);

test('a program that connects is told and asked in lines', async () => {
  const { program, socket } = await connected();
  const heard = nextLine(socket);
  const answer = program.ask('{"type":"hello"}', 1);
  expect(await heard).toBe('{"type":"hello"}\n');
  socket.write('{"name":');
  socket.write('"Mine"}\r\n');
  expect(await answer).toEqual({ ok: true, value: '{"name":"Mine"}' });
  const told = nextLine(socket);
  program.tell('{"type":"start"}');
  expect(await told).toBe('{"type":"start"}\n');
});

test('only one program can connect', async () => {
  const { port } = await connected();
  const second = connect(port, LOOPBACK);
  const [error] = (await once(second, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

test('a line that nobody asked for is a failure', async () => {
  const { program, socket } = await connected();
  socket.write('hello\n');
  await once(socket, 'end');
  expect(program.failure).toEqual({ code: 'unasked-line', line: 'hello' });
  expect(await program.ask('{}', 1)).toEqual({ ok: false, error: program.failure });
});

test('two lines for one question are a failure', async () => {
  const { program, socket } = await connected();
  const answer = program.ask('{}', 1);
  await nextLine(socket);
  socket.write('1\n2\n');
  expect(await answer).toEqual({ ok: false, error: { code: 'unasked-line', line: '2' } });
});

test('of debug text and an answer, the text is what nobody asked for', async () => {
  const { program, socket } = await connected();
  const answer = program.ask('{}', 1);
  await nextLine(socket);
  socket.write('debug!\n{"name":"Mine"}\n');
  expect(await answer).toEqual({ ok: false, error: { code: 'unasked-line', line: 'debug!' } });
});

test('a line without end is cut off at the limit', async () => {
  const { program, socket } = await connected();
  const answer = program.ask('{}', 1);
  await nextLine(socket);
  socket.write('x'.repeat(LONGEST_LINE + 2));
  expect(await answer).toMatchObject({ ok: false, error: { code: 'line-too-long' } });
});

test('a program that closes the connection has ended', async () => {
  const { program, socket } = await connected();
  const answer = program.ask('{}', 1);
  await nextLine(socket);
  socket.end('{"turn"');
  expect(await answer).toEqual({ ok: false, error: { code: 'exited' } });
});

test('closing sends what was said last, and answers whoever still asks', async () => {
  const { program, socket } = await connected();
  const answer = program.ask('{}', 1);
  await nextLine(socket);
  const told = nextLine(socket);
  program.tell('{"type":"end"}');
  await program.close();
  expect(await told).toBe('{"type":"end"}\n');
  expect(await answer).toEqual({ ok: false, error: { code: 'exited' } });
});

test('waiting can be given up', async () => {
  const stop = new AbortController();
  const waiting = waitForProgram({
    port: 0,
    longestLine: LONGEST_LINE,
    signal: stop.signal,
    onListening: () => stop.abort(),
  });
  await expect(waiting).rejects.toBeInstanceOf(Stopped);
});

test('a port that is taken is told with the code of the system', async () => {
  const stop = new AbortController();
  const port = Promise.withResolvers<number>();
  const options = { longestLine: LONGEST_LINE, signal: stop.signal };
  const first = waitForProgram({ ...options, port: 0, onListening: port.resolve });
  const second = waitForProgram({ ...options, port: await port.promise, onListening: () => {} });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  stop.abort();
  await expect(first).rejects.toBeInstanceOf(Stopped);
});
