import { setupProblem } from '@dedalo/clients/sentences';
import { parseSetup, parseSetups, type Setup, type TextProblem } from '@dedalo/stratego';
import type { Result } from '@dedalo/grid';
import { nameOf, readText } from '../../../read-text.ts';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';

/** The one set-up of a file; problems have their line and column. */
export const readSetup = (file: string): Promise<Setup> => read(file, parseSetup);

/** All set-ups of a file. */
export const readSetups = (file: string): Promise<readonly Setup[]> => read(file, parseSetups);

async function read<T>(file: string, parse: (text: string) => Result<T, TextProblem>): Promise<T> {
  const parsed = parse(await readText(file));
  if (!parsed.ok) throw new UsageError(setupProblem(speech(), nameOf(file), parsed.error));
  return parsed.value;
}
