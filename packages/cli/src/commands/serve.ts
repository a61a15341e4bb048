import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { isLoopback, serve, type Serving } from '@dedalo/server';
import { speech } from '../speech.ts';
import { UsageError } from '../usage.ts';
import { wholeNumber } from '../values.ts';

interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly client: string;
}

const PORT = 8128;
const HOST = '127.0.0.1';
const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serveCommand = (): Command =>
  new Command('serve')
    .summary('serve the browser client')
    .description('Serves the browser client, to this machine alone unless you name a host. Ctrl-C ends it.')
    .addOption(
      new Option('--port <n>', 'the port to listen at; 0 takes a free one')
        .default(PORT)
        .env('DEDALO_PORT')
        .argParser(wholeNumber(0, 65_535)),
    )
    .option('--host <name>', 'where to listen: with 0.0.0.0 other machines can reach it', HOST)
    .addOption(new Option('--client <folder>', 'the built browser client').default(CLIENT, 'what npm run build makes'))
    .addHelpText(
      'after',
      `
Examples:
  dedalo serve
  dedalo serve --port 8129
  dedalo serve --host 0.0.0.0`,
    )
    .action(runServe);

async function runServe(flags: ServeFlags): Promise<void> {
  const { server: said } = speech();
  if (!existsSync(join(flags.client, 'index.html'))) throw new UsageError(said.notBuilt(flags.client));
  const ended = new Promise<void>((resolve) => {
    // One Ctrl-C may arrive twice: npm passes on what the terminal has already sent.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  const { address, close } = await listen(flags);
  process.stdout.write(`${said.at(address)}\n`);
  if (!isLoopback(flags.host)) process.stdout.write(`${said.open(flags.host)}\n`);
  process.stdout.write(`${said.end}\n`);
  await ended;
  await close();
}

async function listen({ client, port, host }: ServeFlags): Promise<Serving> {
  try {
    return await serve({ clientFolder: client, port, host });
  } catch (error) {
    const { server: said } = speech();
    const { code: reason } = error as NodeJS.ErrnoException;
    if (reason === 'EADDRINUSE') throw new UsageError(said.portTaken({ port, other: port < 65_535 ? port + 1 : PORT }));
    if (reason?.startsWith('E')) throw new UsageError(said.cannotListen({ host, port, reason }));
    throw error;
  }
}
