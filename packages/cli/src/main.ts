import { CommanderError } from 'commander';
import { takeGlobalFlags } from './global-flags.ts';
import { createProgram } from './program.ts';
import { checkLanguage } from './speech.ts';
import { EXIT, NoAnswer, UsageError } from './usage.ts';

const isDebugging = Boolean(process.env['DEDALO_DEBUG']);

// A reader that closes early (head, less) ends the program without a message.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  throw error;
});

function exitCode(error: unknown): number {
  if (isDebugging) console.error(error);
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof NoAnswer || error instanceof UsageError) {
    console.error(`dedalo: ${error.message}`);
    return error instanceof NoAnswer ? EXIT.no : EXIT.usage;
  }
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`dedalo: something went wrong that should not have: ${reason}. DEDALO_DEBUG=1 shows where.`);
  return EXIT.no;
}

try {
  const args = takeGlobalFlags(process.argv.slice(2));
  checkLanguage();
  const program = await createProgram(args);
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  process.exitCode = exitCode(error);
}
