/**
 * An arena in which the intruder meets an opponent, in a process that it may kill. Prints an attempt and what came of it as
 * a line of JSON each. The arguments are `sandbox`, where programs are to be shut in, and an empty folder.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@dedalo/arena';
import { livePrograms } from '@dedalo/arena/program/live-programs';
import { membersOf } from '@dedalo/arena/program/members';
import type { Program } from '@dedalo/arena/program/program';
import { startProgram } from '@dedalo/arena/program/start-program';
import type { Attempt } from './attempts.ts';

const [way, root = ''] = process.argv.slice(2);
const isSandboxed = way === 'sandbox';
const LOOPBACK = '127.0.0.1';
const PATIENCE = 100_000;
/** MB; bounded, so that nothing is broken where nobody stops it. */
const FILL = 150;

const file = (name: string): string => join(root, name);
for (const folder of ['intruder', 'opponent', 'run', 'elsewhere']) mkdirSync(file(folder));
copyFileSync(new URL('intruder.py', import.meta.url), file('intruder/intruder.py'));
for (const name of ['intruder/notes', 'opponent/bot.py', 'run/results.json']) writeFileSync(file(name), 'secret');

const start = (folder: string, command: readonly string[]): Promise<Program> =>
  startProgram({ command, folder: file(folder), limits: LIMITS, isSandboxed, rests: true });

const tell = (attempt: Attempt, result: string): void => console.log(JSON.stringify([attempt, result]));

/** What the intruder says of an attempt, and what is seen while it is still there. */
async function attempt(
  name: Attempt,
  words: readonly [string, number | string],
  look: (said: string) => string | Promise<string> = (said) => said,
): Promise<void> {
  const before = livePrograms();
  const program = await start('intruder', ['python3', 'intruder.py']);
  const group = livePrograms().find((each) => !before.includes(each));
  intruder = () => membersOf(group!);
  const answer = await program.ask(JSON.stringify(words), PATIENCE);
  const result = await look(answer.ok ? answer.value : answer.error.code);
  await program.close();
  tell(name, result);
}

let intruder: () => ReturnType<typeof membersOf> = () => [];

/** Until something is so; nothing here depends on how fast it comes. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.destroy()).listen(0, LOOPBACK);
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as { port: number }).port };
}

const reach = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, LOOPBACK, () => {
      socket.destroy();
      resolve('done');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
  });

const opponent = await start('opponent', ['sh', '-c', 'while read line; do echo here; done']);
const [victim] = livePrograms();
await opponent.ask('hello', PATIENCE);

await attempt('kills its opponent', ['kill', victim!.pid], async (said) => {
  const answer = await opponent.ask('still there?', PATIENCE);
  return answer.ok ? said : 'killed';
});
await attempt("reads its opponent's folder", ['read', file('opponent/bot.py')]);
await attempt('reads the folder of the run', ['read', file('run/results.json')]);
await attempt("reads the arena's environment", ['read', `/proc/${process.pid}/environ`]);
await attempt('changes what it was handed in as', ['write', file('intruder/notes')], (said) =>
  readFileSync(file('intruder/notes'), 'utf8') === 'secret' ? said : 'changed',
);
await attempt('writes outside of its folder', ['write', file('elsewhere/mine')]);
const { server, port } = await listening();
await attempt('connects to a server of this machine', ['connect', port]);
server.close();
const free = await listening();
await new Promise((resolve) => free.server.close(resolve));
await attempt('listens, to be reached from outside', ['listen', free.port], (said) =>
  said === 'done' ? reach(free.port) : said,
);
await attempt('lets children work while it is not its turn', ['spin', 2], async () => {
  await until(() => intruder().length >= 5 && intruder().every(({ state }) => state === 'T'));
  return 'stopped';
});
await attempt('fills the disk', ['fill', FILL]);
// What the attempt before has started is looked for when it was closed.
await attempt('leaves processes behind', ['spin', 2], () => 'left');
if (intruder().length === 0) tell('leaves processes behind', 'gone');
await opponent.close();
await attempt('kills the arena', ['kill', process.pid]);
