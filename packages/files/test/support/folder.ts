import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of the test file's own, gone when it is done. */
export function testFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'dedalo-files-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
