import { err, ok, type Result } from '@dedalo/grid';
import type { Reader } from '../../text/reader.ts';
import type { TextProblem } from '../../text-problem.ts';
import { createConfig } from '../config.ts';
import { STARTERS } from '../content/creatures.ts';
import type { Config } from '../state.ts';

export const configLines = ({ starter, limit }: Config): string[] => [`starter ${starter}`, `limit ${limit}`];

export function readConfig(reader: Reader): Result<Config, TextProblem> {
  const starter = reader.name('starter', STARTERS);
  const { line } = reader;
  const config = createConfig({ starter, limit: reader.one('limit') });
  return config.ok ? ok(config.value) : err({ ...config.error, at: { line, column: 1 } });
}
