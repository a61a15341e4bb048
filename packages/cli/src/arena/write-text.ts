import { writeFileSync } from 'node:fs';
import { reasonOf } from '../store/files.ts';
import { UsageError } from '../usage.ts';

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}
